import ViewLayout

/// Width and height in the engine of layout; the facade has a type of its own for answers.
typealias LayoutSize = ViewLayout.Size

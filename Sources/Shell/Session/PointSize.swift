import Playground

/// The size of an answer; files that also see the layout engine's own `Size` use this name.
typealias PointSize = Size

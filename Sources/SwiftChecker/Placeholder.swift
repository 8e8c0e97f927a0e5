enum SwiftCheckerPlaceholder {}

enum SwiftTypesPlaceholder {}

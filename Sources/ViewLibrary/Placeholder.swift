enum ViewLibraryPlaceholder {}

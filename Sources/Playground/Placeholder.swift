enum PlaygroundPlaceholder {}

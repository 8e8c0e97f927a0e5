enum ViewGraphPlaceholder {}

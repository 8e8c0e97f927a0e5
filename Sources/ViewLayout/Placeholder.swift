enum ViewLayoutPlaceholder {}

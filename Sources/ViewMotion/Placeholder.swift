enum ViewMotionPlaceholder {}

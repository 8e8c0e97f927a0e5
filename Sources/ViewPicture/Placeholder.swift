enum ViewPicturePlaceholder {}

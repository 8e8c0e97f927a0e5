enum CoursePlaceholder {}

import Testing

@testable import ViewPicture

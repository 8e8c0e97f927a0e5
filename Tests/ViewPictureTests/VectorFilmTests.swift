import Testing
import ViewLayout
import ViewPicture

@Suite struct VectorFilmTests {
  private func picture(_ x: Double) -> Picture {
    Picture(
      bounds: Rect(x: 0, y: 0, width: 100, height: 20),
      items: [
        Picture.Item(
          Rect(x: x, y: 0, width: 10, height: 10),
          .fill(.black, in: Rect(x: x, y: 0, width: 10, height: 10))
        )
      ]
    )
  }

  @Test func `every picture is shown for its time, and the last one stands`() {
    let film = VectorFilm([(0, picture(0)), (0.5, picture(40)), (1, picture(90))], pause: 1)
    let text = film.text
    #expect(text.contains("values=\"inline;none\" keyTimes=\"0;0.25\" dur=\"2s\""))
    #expect(text.contains("values=\"none;inline;none\" keyTimes=\"0;0.25;0.5\""))
    #expect(text.contains("values=\"none;inline\" keyTimes=\"0;0.5\""))
    #expect(text.ranges(of: "<g display=\"none\">").count == 2)
    #expect(text.ranges(of: "<g display=\"inline\">").count == 1)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
  }

  @Test func `a film without pictures is an empty document`() {
    #expect(VectorFilm([]).text.contains("<svg"))
  }
}

import Course
import Glibc
import Playground
import SwiftSource
import ViewLayout
import ViewPicture

/// `:play [--fps F] [--svg FILE]`: what moves, as a film.
///
/// At a terminal it is redrawn in place; elsewhere, and for speech, a few moments are shown.
@Sendable func playMotion(_ session: Session, _ argument: String) -> [Session.Reply] {
  var words = argument.split(separator: " ").map(String.init)
  var path: String?
  if let index = words.firstIndex(of: "--svg") {
    guard index + 1 < words.count else {
      return [.refusal([Message.playUsage.text(in: session.language)])]
    }
    path = words[index + 1]
    words.removeSubrange(index...(index + 1))
  }
  guard var request = MotionRequest(words.joined(separator: " ")), request.view == nil else {
    return [.refusal([Message.playUsage.text(in: session.language)])]
  }
  let rate = request.framesPerSecond ?? 10
  let isFilm = path != nil || (session.showFilm != nil && !session.presentation.plain)
  if isFilm { request.framesPerSecond = path == nil ? rate : request.framesPerSecond ?? 20 }
  if session.presentation.plain, path == nil {
    guard let rows = session.engine.frames(request) else { return [nothingMoves(session)] }
    return [.lines(session.presentation.frames(rows))]
  }
  guard let film = session.engine.film(request) else { return [nothingMoves(session)] }
  if let path { return [saveFilm(film, path, session)] }
  if let show = session.showFilm, show(film, rate) { return [] }
  return [.lines(session.presentation.keyFrames(film))]
}

private func nothingMoves(_ session: Session) -> Session.Reply {
  let text = Message.nothingMoves.text(in: session.language)
  return .refusal(wrapped(text, columns: session.presentation.width))
}

private func saveFilm(_ film: Film, _ path: String, _ session: Session) -> Session.Reply {
  if let refusal = session.refusal(ofFile: path, writing: true) { return refusal }
  do {
    try writeText(film.document, to: expandingHome(path), existing: .kept)
  } catch {
    return .refusal([path + ": " + error.text(in: session.language)])
  }
  let facts = [String(film.images.count), film.duration.lengthText, path]
  return .lines([Message.playedTo.text(in: session.language, facts)])
}

extension Film {
  /// The film as an animated SVG document.
  var document: String { VectorFilm(images.map { ($0.time, $0.picture) }).text }
}

extension Presentation {
  /// Each picture of a film below its time.
  func keyFrames(_ film: Film) -> [String] {
    film.images.flatMap { image in
      [styled(image.time.lengthText + " s", .label)]
        + filmLines(image.picture, rows: 200)
    }
  }

  /// One picture, as large as the terminal allows; all pictures of a film have the same size.
  func filmLines(_ picture: Picture, rows: Int) -> [String] {
    let least = max(
      picture.bounds.width / Double(max(1, width)),
      picture.bounds.height / Double(2 * max(1, rows))
    )
    let scale = TerminalPicture.textScales.sorted().first { $0 >= max(least, 10) } ?? max(least, 1)
    return TerminalPicture(
      picture,
      columns: width,
      colors: pictureColors,
      scales: [scale]
    ).lines
  }
}

extension InteractiveShell {
  /// Plays a film in the place below the prompt; Ctrl-C ends it.
  func play(_ film: Film, _ rate: Double) -> Bool {
    let rows = terminalRows() - 3
    guard rows > 4 else { return false }
    var height = 0
    var before = 0.0
    for image in film.images {
      usleep(UInt32(max(0, min(1, image.time - before)) * 1_000_000))
      before = image.time
      if takeInterrupt() { break }
      if height > 0 { console.write("\u{1B}[\(height)A") }
      let caption = image.time.lengthText + " s"
      let lines = [caption] + session.presentation.filmLines(image.picture, rows: rows)
      for line in lines { console.write("\r\u{1B}[K" + line + "\n") }
      console.flush()
      height = lines.count
    }
    return true
  }
}

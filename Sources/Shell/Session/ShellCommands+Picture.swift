import Playground
import SwiftSource
import ViewLayout
import ViewPicture

/// `:draw CODE`: a view to scale; with `--shells` the outline of every shell.
@Sendable func drawView(_ session: Session, _ argument: String) -> [Session.Reply] {
  let flags = CommandFlags(argument, of: "draw", taking: ["--shells", "--window"], in: session)
  let showsWindow = flags.switches.contains("--window")
  return inspect(session, flags, showsWindow: showsWindow) { inspection, _ in
    guard let inspection else { return nil }
    let lines =
      flags.switches.contains("--shells")
      ? session.presentation.shellDrawing(inspection)
      : session.presentation.drawing(inspection.picture)
    return lines + session.presentation.underway(inspection, .drawUnderway)
  } missing: {
    Message.noViewYet.text(in: session.language)
  }
}

extension Rect {
  /// False where a ruler and a scale would say nothing: a million points and more.
  var isDrawable: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

extension Presentation {
  /// That something moves just now, and what is shown of it; nothing while everything stands.
  func underway(_ inspection: Inspection, _ message: Message) -> [String] {
    guard let underway = inspection.underway else { return [] }
    return note(message.text(in: language, [underway.elapsed.lengthText]))
  }

  /// How many colours the terminal has, when colour is wanted.
  var pictureColors: TerminalPicture.Colors {
    guard color else { return .none }
    let kind = (environment("COLORTERM") ?? "").lowercased()
    return kind.contains("truecolor") || kind.contains("24bit") ? .trueColor : .palette
  }

  /// A picture with its ruler and scale; in plain style in words.
  func drawing(_ picture: Picture, columns: Int? = nil, scale: Double? = nil) -> [String] {
    if plain { return SpokenPicture(picture).lines(in: language).map(visible) + omissions(picture) }
    guard picture.bounds.isDrawable else { return [Message.tooLargeToDraw.text(in: language)] }
    let drawing = TerminalPicture(
      picture,
      columns: columns ?? width,
      colors: pictureColors,
      showsRuler: true,
      scales: scale.map { [$0] } ?? TerminalPicture.textScales
    )
    return drawing.lines + scaleNote(drawing, columns ?? width) + omissions(picture)
  }

  /// How many points a column of a picture is wide, when a scale is wanted or left to the picture.
  func pictureScale(of picture: Picture, _ columns: Int, wanting scale: Double? = nil) -> Double {
    TerminalPicture(
      picture,
      columns: columns,
      colors: pictureColors,
      showsRuler: true,
      scales: scale.map { [$0] } ?? TerminalPicture.textScales
    ).pointsPerColumn
  }

  /// The outlines of every shell, numbered, and their sizes below.
  func shellDrawing(_ inspection: Inspection) -> [String] {
    let entries = inspection.entries.prefix(40)
    if plain {
      return entries.map { entry in
        let frame = inspection.frame(of: entry)
        let at = "\(frame.minX.lengthText), \(frame.minY.lengthText)"
        let words = [entry.name, frame.size.lengthText, at]
        return visible(Message.shellStands.text(in: language, words))
      }
    }
    var picture = inspection.picture
    for (index, entry) in entries.enumerated() {
      let frame = inspection.frame(of: entry)
      let place = Rect(
        x: frame.minX + picture.root.minX,
        y: frame.minY + picture.root.minY,
        width: frame.width,
        height: frame.height
      )
      picture.items.append(Picture.Item(place, .outline(String(index + 1))))
      picture.bounds = picture.bounds.union(place)
    }
    let drawing = TerminalPicture(
      picture,
      columns: width,
      colors: pictureColors,
      showsRuler: true,
      scales: TerminalPicture.shellScales
    )
    let list = entries.enumerated().map { index, entry in
      let size = inspection.frame(of: entry).size.lengthText
      return padded(String(index + 1), to: 3) + visible(entry.name) + "  " + styled(size, .number)
    }
    return drawing.lines + scaleNote(drawing, width) + list + omissions(picture)
  }

  private func scaleNote(_ drawing: TerminalPicture, _ columns: Int) -> [String] {
    let points = drawing.pointsPerColumn
    let words = [points.lengthText, (points * 2).lengthText]
    let text = Message.drawScale.text(in: language, words)
    let shades = drawing.legend.map { String($0.shade) + " " + $0.color }
    let legend = shades.isEmpty ? [] : wrapped(shades.joined(separator: "  "), columns: columns)
    return legend + wrapped(text, columns: columns).map { styled($0, .dim) }
  }

  private func omissions(_ picture: Picture) -> [String] {
    guard !picture.omissions.isEmpty else { return [] }
    let names = picture.omissions.joined(separator: Message.comma.text(in: language))
    return note(visible(Message.drawOmits.text(in: language, [names])))
  }
}

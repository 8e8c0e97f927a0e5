import Playground
import SwiftSource
import ViewLayout

/// `:window WxH`: the size proposed to the root view.
@Sendable func setWindow(_ session: Session, _ argument: String) -> [Session.Reply] {
  var changed: Answer?
  if !argument.isEmpty {
    let line = ":window " + argument
    if let window = parseWindow(argument) {
      changed = session.setLayout({ $0.setWindow(window) }, typed: line)
    } else if let device = deviceAsked(argument) {
      changed = session.setLayout({ $0.setDevice(device) }, typed: line)
    } else {
      return [.refusal([Message.badWindow.text(in: session.language, [quotable(argument)])])]
    }
  }
  let text = session.options.playground.window.lengthText
  let now = Message.windowIs.text(in: session.language, [text])
  if let changed, changed.tellsChanges { return [.lines([now]), .answer(changed)] }
  return [.lines([now] + (argument.isEmpty ? [] : lastSize(session)))]
}

extension Answer {
  /// True when views came or went, bodies ran or something was printed.
  fileprivate var tellsChanges: Bool {
    guard let diff else { return !output.isEmpty }
    return !diff.inserted.isEmpty || !diff.removed.isEmpty || !diff.updated.isEmpty
      || !output.isEmpty || !diagnostics.isEmpty
  }
}

/// `:device iPhone 16`: the window and the safe area of a device.
@Sendable func setDevice(_ session: Session, _ argument: String) -> [Session.Reply] {
  let language = session.language
  switch argument.lowercased() {
  case "", "list":
    return [.lines(deviceList(session))]
  case "off", "none":
    let standard = PlaygroundOptions()
    session.setLayout { $0.setWindow(standard.window) }
    let text = Message.deviceNone.text(in: language, [standard.window.lengthText])
    return [.lines([text] + lastSize(session))]
  default:
    guard let device = deviceAsked(argument) else {
      return [.refusal([unknownDevice(argument, language)])]
    }
    let changed = session.setLayout({ $0.setDevice(device) }, typed: ":device " + argument)
    let inside = Size(
      width: device.size.width - device.safeArea.leading - device.safeArea.trailing,
      height: device.size.height - device.safeArea.top - device.safeArea.bottom
    )
    let words = [
      device.name, device.size.lengthText, device.scale.lengthText, inside.lengthText,
    ]
    let text = Message.deviceIs.text(in: language, words)
    let lines = session.presentation.note(text)
    if let changed, changed.tellsChanges { return [.lines(lines), .answer(changed)] }
    return [.lines(lines + lastSize(session))]
  }
}

private func deviceList(_ session: Session) -> [String] {
  let presentation = session.presentation
  let longest = Device.all.map(\.name.count).max() ?? 0
  let wide = !presentation.plain && presentation.width >= longest + 44
  let list = Device.all.flatMap { device -> [String] in
    let name = wide ? padded(device.name, to: longest) : device.name
    let words = [
      name, device.size.lengthText, device.safeArea.top.lengthText,
      device.safeArea.bottom.lengthText,
    ]
    let text = Message.deviceList.text(in: session.language, words)
    return presentation.plain ? [text] : wrapped(text, columns: presentation.width, indent: "  ")
  }
  return list + presentation.note(Message.deviceHowTo.text(in: session.language))
}

/// `:metrics grid|sf`: how text is measured.
@Sendable func setMetrics(_ session: Session, _ argument: String) -> [Session.Reply] {
  let language = session.language
  if !argument.isEmpty {
    guard ["grid", "sf"].contains(argument) else {
      return [.refusal([Message.badMetrics.text(in: language, [quotable(argument)])])]
    }
    session.setLayout { $0.metrics = argument }
  }
  let isGrid = session.options.playground.metrics == "grid"
  let text = (isGrid ? Message.metricsGrid : .metricsSystem).text(in: language)
  let now = session.presentation.plain ? [text] : wrapped(text, columns: session.presentation.width)
  return [.lines(now + (argument.isEmpty ? [] : lastSize(session)))]
}

/// What the change makes of the last view.
private func lastSize(_ session: Session) -> [String] {
  guard let size = session.lastView?.size else { return [] }
  return [Message.lastViewIs.text(in: session.language, [size.lengthText])]
}

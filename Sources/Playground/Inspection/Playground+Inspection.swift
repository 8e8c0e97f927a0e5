import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout
import ViewPicture

extension Playground {
  /// Lays the mounted view out once more and takes the result apart.
  ///
  /// Nothing changes: no state, no history, no output.
  ///
  /// - Parameters:
  ///   - options: Another window, metrics or offer than those of the session.
  ///   - showsWindow: Whether the picture shows the whole window, or only the view.
  /// - Returns: The layout with its log, its explanations and its picture.
  /// - Throws: ``InspectionError`` when there is no view or its layout is refused.
  public func inspect(
    options: PlaygroundOptions? = nil,
    showsWindow: Bool = false
  ) throws(InspectionError) -> Inspection {
    guard let root = graph.root else { throw .noView }
    defer { _ = evaluator.takeOutput() }
    let options = options ?? self.options
    let source = SourceText(mounted?.text ?? "", name: mounted?.name ?? "input")
    let view: LaidOutView
    do throws(BridgeError) {
      view = try LaidOutView(graph, root, options, calls, keepsLog: true)
    } catch {
      throw .refused(error.diagnostic(at: Span(0, source.utf8.count)), source)
    }
    let names = InspectionNames(graph, view, written: writtenNames(root, source))
    let reading = PictureReading(view, options.textMetrics)
    var inspection = Inspection(
      entries: names.entries,
      layout: view.result,
      picture: reading.picture(showsWindow: showsWindow),
      names: names.names
    )
    if isSession(options), let (underway, picture) = underway(below: view, showsWindow) {
      inspection.underway = underway
      inspection.picture = picture
    }
    return inspection
  }

  /// Whether options offer what the session offers, so that what moves there moves here.
  private func isSession(_ options: PlaygroundOptions) -> Bool {
    let (asked, own) = (options.layoutRequest, self.options.layoutRequest)
    return asked.window == own.window && asked.proposal == own.proposal
      && asked.safeArea == own.safeArea && asked.metrics.name == own.metrics.name
  }

  /// How the shells of the mounted view were written.
  private func writtenNames(_ root: GraphNode, _ source: SourceText) -> [Int: String] {
    let input = checker.check(parse(source))
    guard input.isRunnable, let expression = input.statements.last?.value else { return [:] }
    return ShellNames(graph, root, expression, source).names
  }

  /// The mounted view as it is now, laid out with the options as they are now; nil without a view.
  public func remeasured() -> Answer? {
    guard let root = graph.root else { return nil }
    let source = SourceText(mounted?.text ?? "", name: mounted?.name ?? "input")
    let input = checker.check(parse(source))
    var answer = Answer(
      input: source.text(in: Span(0, source.utf8.count)),
      kind: .view,
      source: source
    )
    answer.type = root.typeName
    do throws(EvaluationError) { try layOut() } catch {
      answer.diagnostics = [error.diagnostic]
      return answer
    }
    tellLayout(input.isRunnable ? input.statements.last?.value : nil, source, &answer)
    _ = evaluator.takeOutput()
    return answer
  }
}

extension BridgeError {
  /// The refusal in a learner's words.
  func diagnostic(at span: Span) -> Diagnostic {
    switch self {
    case .notModelled(let name): Diagnostic(.notModelled, at: span, [name])
    case .layout(let failure, let name, _): failure.diagnostic(at: span, name)
    case .evaluation(let failure): failure.diagnostic
    }
  }
}

import Course
import Glibc
import Playground
import SwiftSource
import ViewPicture

/// `viewshell layout`: the tree of frames as text or JSON, the negotiation, or a picture.
func printLayout(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let options = invocation.options
  guard options.log || options.unfolds || options.svg != nil else {
    return answer(invocation, console) { printTree($0, options, console) }
  }
  var written = ExitCode.success
  let code = answer(invocation, console) { (answer: Answer, engine: Playground) in
    guard answer.tree != nil, let inspection = try? engine.inspect() else { return .missingView }
    if options.log || options.unfolds {
      let lines = Presentation(options).conversation(inspection, isFolded: !options.unfolds)
      console.print(lines.joined(separator: "\n"))
    }
    if let path = options.svg {
      written = write(VectorPicture(inspection.picture).text, to: path, options, console)
    }
    return nil
  }
  return code == .success ? written : code
}

private func printTree(_ answer: Answer, _ options: Options, _ console: Console) -> Message? {
  guard let tree = answer.tree else { return .missingView }
  if options.json {
    console.print(tree.json(in: options.language).line)
  } else {
    console.print(Presentation(options).tree(tree).joined(separator: "\n"))
  }
  return nil
}

/// Writes a picture to a file, or to standard output for `-`.
func write(_ text: String, to path: String, _ options: Options, _ console: Console)
  -> ExitCode
{
  if path == "-" {
    console.write(text)
    return .success
  }
  do {
    try writeText(text, to: path, existing: .overwritten)
    return .success
  } catch {
    console.printError(path + ": " + error.text(in: options.language))
    return .usage
  }
}

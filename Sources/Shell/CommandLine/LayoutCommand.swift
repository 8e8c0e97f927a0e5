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
    console.print(tree.json(in: options.language).text)
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
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else {
    let reason = Message.fileSystemError.text(in: options.language, [systemMessage(errno)])
    console.printError(path + ": " + reason)
    return .usage
  }
  writeAll(Array(text.utf8), to: descriptor)
  close(descriptor)
  return .success
}

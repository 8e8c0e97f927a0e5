/// What a course command wants printed, and the exit code it ends with.
public struct CommandResult: Sendable {
  /// For standard output.
  public var output: String
  /// For standard error, one message each, without line breaks at the end.
  public var errors: [String]
  /// 0 fine, 1 something failed, 2 usage, 3 lesson invalid, 4 not gradable, 5 our own fault.
  public var exitCode: Int32

  /// Makes a result.
  public init(output: String = "", errors: [String] = [], exitCode: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.exitCode = exitCode
  }
}

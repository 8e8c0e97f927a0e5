import Glibc

/// Whether standard output goes to a terminal.
func isTerminalOutput() -> Bool { isatty(STDOUT_FILENO) == 1 }

/// The columns of the terminal, or of `COLUMNS`, or 80; at most 100, which is easy to read.
func terminalColumns() -> Int {
  var size = winsize()
  if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
    return min(100, max(16, Int(size.ws_col)))
  }
  if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 {
    return min(100, max(16, columns))
  }
  return 80
}

/// The rows of the terminal; 24 where there is none.
func terminalRows() -> Int {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
  return Int(size.ws_row)
}

/// Takes over the locale's character set, or a UTF-8 one where the locale has none.
func prepareLocale() {
  setlocale(LC_CTYPE, "")
  for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where !isUTF8Locale() {
    setlocale(LC_CTYPE, name)
  }
}

/// Whether characters are UTF-8 in the locale in force.
func isUTF8Locale() -> Bool {
  guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: name).uppercased().contains("UTF-8")
}

/// Links in the text of a terminal (OSC 8), for those that show them.
package enum TerminalLinks {
  /// Whether a terminal shows links, as far as the environment says what it is. Others would show nothing, or
  /// the address among the words.
  package static func areShown(in environment: [String: String]) -> Bool {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let kind = value("TERM")
    guard value("NO_COLOR").isEmpty, kind != "dumb" else { return false }
    if !value("FORCE_HYPERLINK").isEmpty { return value("FORCE_HYPERLINK") != "0" }
    // What an older multiplexer, or a log, makes of them is not known.
    guard value("TMUX").isEmpty, !kind.hasPrefix("screen"), value("CI").isEmpty else {
      return false
    }
    if let version = Int(value("VTE_VERSION")), version >= 5000 { return true }
    return programs.contains(value("TERM_PROGRAM"))
      || kinds.contains { kind == $0 || kind.hasPrefix($0 + "-") }
      || ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"].contains { !value($0).isEmpty }
  }

  private static let programs: Set<String> = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "WarpTerminal", "zed",
  ]
  private static let kinds = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]

  /// A text that leads to an address.
  static func link(_ text: String, to address: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

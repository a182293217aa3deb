import FontDiagnostics

/// Colour, where it is wanted (ECMA-48 SGR).
struct Paint {
  let isOn: Bool

  func callAsFunction(_ text: String, _ ink: Ink) -> String {
    isOn ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The SGR parameters.
  enum Ink: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    /// Line numbers and the bars beside them.
    case margin = "1;34"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .cyan
      }
    }
  }
}

import FontGateKit

extension GateOptions {
  /// Says what is being done in one line on a terminal, which the next step overwrites.
  var showStep: (FontGate.Step) -> Void {
    guard progress, !quiet, Terminal.isStandardError else { return { _ in } }
    return { Output.remark("\(ProgressLine.clear)\($0.words) …") }
  }

  /// Takes the line away again.
  func endProgress() {
    if progress, !quiet, Terminal.isStandardError { Output.remark(ProgressLine.clear) }
  }
}

private enum ProgressLine {
  /// Back to the start of the line, and nothing on it.
  static let clear = "\r\u{1B}[K"
}

extension FontGate.Step {
  fileprivate var words: String {
    switch self {
    case .walkingFolders: "walking the folders"
    case .readingProjects: "reading the projects"
    case .readingSources: "reading the sources"
    case .readingFonts: "reading the fonts"
    case .applyingRules: "applying the rules"
    }
  }
}

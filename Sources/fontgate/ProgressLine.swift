import FontGateKit

/// Says what is being done in one line on a terminal, which the next step overwrites.
struct ProgressLine {
  private let isShown: Bool

  /// - Parameter isWanted: whether the user wants it; it is shown on a terminal alone.
  init(isWanted: Bool) {
    isShown = isWanted && Terminal.isStandardError
  }

  func show(_ step: CheckRun.Step) {
    if isShown { Output.remark("\(Self.clear)\(step.words) …") }
  }

  /// Takes the line away again.
  func end() {
    if isShown { Output.remark(Self.clear) }
  }

  /// Back to the start of the line, and nothing on it.
  private static let clear = "\r\u{1B}[K"
}

extension GateOptions {
  var progressLine: ProgressLine { ProgressLine(isWanted: progress && !quiet) }
}

extension CheckRun.Step {
  fileprivate var words: String {
    switch self {
    case .walkingFolders: "scanning folders"
    case .readingProjects: "reading projects"
    case .readingSources: "reading sources"
    case .readingFonts: "reading fonts"
    case .applyingRules: "checking"
    }
  }
}

public import SourceText

/// Reads which fonts Swift sources ask for.
///
/// Each file that holds a word of a font API is parsed and reduced to plain facts (``SwiftFile``);
/// the facts of all files are then joined, for a name may mean what another file declares.
public struct SwiftReader: Sendable {
  public init() {}

  /// Every place that asks for a font by name, sorted by place, the calls that register fonts, and
  /// the files that are nested too deep for a parser.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    var files = Self.read(texts, having: .fonts)
    let rest = files.filter { $0.facts == nil && $0.unchecked == nil }.map(\.text)
    let aliases = SwiftFontTypes(files.compactMap(\.facts)).aliasNames
    if !aliases.isEmpty { files += Self.read(rest, having: SwiftNeedles(words: aliases.sorted())) }

    var reading = SwiftJoin(files.compactMap(\.facts)).reading()
    reading.unchecked = files.compactMap(\.unchecked).sorted { $0.path < $1.path }
    reading.comments = ParserThreads.map(texts) { $0.toolComments(.swift) }.flatMap(\.self)
    return reading
  }
}

extension SwiftReader {
  /// What became of one text.
  private struct Outcome: Sendable {
    var text: SourceText
    var facts: SwiftFile?
    var unchecked: UncheckedFile?
  }

  private static func read(_ texts: [SourceText], having needles: SwiftNeedles) -> [Outcome] {
    ParserThreads.map(texts) { text in
      guard needles.occur(in: text) else { return Outcome(text: text) }
      switch SwiftSourceParser.parse(text) {
      case .success(let tree):
        return Outcome(text: text, facts: SwiftFactReader.read(text, tree))
      case .failure(let tooDeep):
        return Outcome(
          text: text, unchecked: UncheckedFile(path: text.path, reason: tooDeep.reason))
      }
    }
  }
}

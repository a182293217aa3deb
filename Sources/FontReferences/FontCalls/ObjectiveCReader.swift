import NameFlow
import ObjectiveCLowering
public import SourceText

/// Reads which fonts Objective-C and C++ sources ask for.
public struct ObjectiveCReader: Sendable {
  public init() {}

  /// What the texts, linked into one process, ask for.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    CodeReader(
      fontFunctions: [], units: ParserThreads.map(texts) { SourceUnit(objectiveC: $0) }
    ).read()
  }
}

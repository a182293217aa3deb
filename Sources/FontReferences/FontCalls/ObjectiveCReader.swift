import NameFlow
import ObjectiveCLowering
package import SourceText

/// Reads which fonts Objective-C and C++ sources ask for.
package struct ObjectiveCReader: Sendable {
  package init() {}

  /// What the texts, linked into one process, ask for.
  package func read(_ texts: [SourceText]) -> ReferenceReading {
    CodeReader(
      fontFunctions: [], units: ParserThreads.map(texts) { SourceUnit(objectiveC: $0) }
    ).read()
  }
}

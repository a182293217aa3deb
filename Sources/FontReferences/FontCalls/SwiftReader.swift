import NameFlow
package import SourceText
import SwiftLowering

/// Reads which fonts Swift sources ask for: at the call, through constants, enums, functions, wrappers.
///
/// Only files that may ask for a font are parsed; others follow where a name leads to them.
package struct SwiftReader: Sendable {
  private let fontFunctions: [FontFunction]
  private let modules: [CodeModule]

  /// - Parameters:
  ///   - fontFunctions: functions that take a font's name, beside the platform's and those that the texts
  ///     themselves show to.
  ///   - modules: the modules that the texts are compiled in; none where that is not known.
  package init(fontFunctions: [FontFunction] = [], modules: [CodeModule] = []) {
    self.fontFunctions = fontFunctions
    self.modules = modules
  }

  /// What the texts, which must be Swift and linked into one process, ask for.
  package func read(_ texts: [SourceText]) -> ReferenceReading {
    CodeReader(
      fontFunctions: fontFunctions, modules: modules,
      units: ParserThreads.map(texts) { SourceUnit(swift: $0) }
    ).read()
  }
}

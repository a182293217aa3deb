public import SourceText

/// Reads which fonts Swift sources ask for: at the call, through constants, enums, functions, wrappers.
///
/// Only files that may ask for a font are parsed; others follow where a name leads to them.
public struct SwiftReader: Sendable {
  private let fontFunctions: [FontFunction]
  private let modules: [CodeModule]

  /// - Parameters:
  ///   - fontFunctions: functions that take a font's name, beside the platform's and those that the texts
  ///     themselves show to.
  ///   - modules: the modules that the texts are compiled in; none where that is not known.
  public init(fontFunctions: [FontFunction] = [], modules: [CodeModule] = []) {
    self.fontFunctions = fontFunctions
    self.modules = modules
  }

  /// What the texts, which must be Swift and linked into one process, ask for.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    read(ParserThreads.map(texts, SourceUnit.init(swift:)))
  }

  func read(_ sources: [SourceUnit]) -> ReferenceReading {
    guard !sources.isEmpty else { return ReferenceReading() }
    let sources = sources.sorted { $0.text.path < $1.text.path }
    // One thread follows the names; its stack must be as deep as a tree may be.
    let readings = ParserThreads.map([sources]) {
      follow(Evaluator(Program($0, modules: modules), fontFunctions: fontFunctions))
    }
    var reading = readings.first ?? ReferenceReading()
    reading.comments = sources.flatMap(\.comments)
    return reading
  }

  func follow(_ evaluator: Evaluator) -> ReferenceReading {
    let calls = FontCallSearch(evaluator: evaluator).calls()
    let assembly = ReferenceAssembly(evaluator: evaluator)
    let found = calls.compactMap { call in assembly.reference(for: call).map { (call, $0) } }
    let references = found.map { $0.1 }
    var reading = ReferenceReading(
      references: AttemptNumbers.numbered(references),
      registrations: RegistrationSearch(evaluator: evaluator).registrations(),
      unchecked: evaluator.program.unchecked.sorted { $0.path < $1.path })
    reading.decodedTypes = DecodedTypes(evaluator: evaluator).types(
      for: found.map { (call: $0, reference: $1) })
    return reading
  }
}

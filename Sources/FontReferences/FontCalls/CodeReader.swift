import SourceText

/// Reads the code of one process, whatever languages it is written in, as one program.
struct CodeReader: Sendable {
  var fontFunctions: [FontFunction]

  func read(_ sources: [SourceUnit]) -> ReferenceReading {
    guard !sources.isEmpty else { return ReferenceReading() }
    let sources = sources.sorted { $0.text.path < $1.text.path }
    // One thread follows the names; its stack must be as deep as a tree may be.
    let readings = ParserThreads.map([sources]) {
      follow(Evaluator(Program($0), fontFunctions: fontFunctions))
    }
    var reading = readings.first ?? ReferenceReading()
    reading.comments = sources.flatMap(\.comments)
    return reading
  }

  private func follow(_ evaluator: Evaluator) -> ReferenceReading {
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

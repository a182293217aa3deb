import SourceText

/// Reads the Swift and the Objective-C of one process together: a name that one of them writes may
/// stand in the other, behind a bridging or a generated header.
struct CodeReader: Sendable {
  var fontFunctions: [FontFunction]
  /// The modules that the files are compiled in; empty where that is not known.
  var modules: [CodeModule]
  private let swift: [SourceUnit]
  private let objectiveC: [SourceText]

  init(
    fontFunctions: [FontFunction], modules: [CodeModule] = [], swift: [SourceUnit],
    objectiveC: [SourceText]
  ) {
    self.fontFunctions = fontFunctions
    self.modules = modules
    self.swift = swift.sorted { $0.text.path < $1.text.path }
    self.objectiveC = objectiveC
  }

  func read() -> ReferenceReading {
    guard !swift.isEmpty else { return ObjectiveCReader().read(objectiveC) }
    let reader = SwiftReader(fontFunctions: fontFunctions, modules: modules)
    guard !objectiveC.isEmpty else { return reader.read(swift) }
    let sources = ObjCReading(objectiveC)
    // Both are followed by one thread, for each may ask the other.
    var reading = onOneThread { evaluator, exports in
      var reading = reader.follow(evaluator)
      reading.add(sources.follow(sources.evaluator(swift: SwiftExports(evaluator, exports))))
      // Only now is it known which files had to be parsed.
      reading.unchecked = evaluator.program.unchecked + sources.unchecked
      return reading
    }
    reading.comments =
      swift.flatMap(\.comments)
      + objectiveC.flatMap { $0.toolComments(.objectiveC) }
    return reading
  }

  /// How the names of the font calls on a line were found.
  func followed(in path: String, line: Int) -> [FollowedCall] {
    onOneThread { evaluator, _ in
      CallExplanation(evaluator: evaluator).calls(in: path, line: line)
    }
  }

  /// What a function makes of an evaluator; its thread has a stack as deep as a tree may be.
  private func onOneThread<Result: Sendable>(
    _ body: @escaping @Sendable (Evaluator, ObjCExports) -> Result
  ) -> Result {
    ParserThreads.both(
      {
        let exports = ObjCExports(ObjCReading(objectiveC).evaluator(), objectiveC)
        let program = Program(swift, modules: modules)
        return body(
          Evaluator(program, fontFunctions: fontFunctions, objectiveC: exports), exports)
      }, {}
    ).0
  }
}

import SourceText

/// Reads the Swift and the Objective-C of one process together: a name that one of them writes may
/// stand in the other, behind a bridging or a generated header.
struct CodeReader {
  var fontFunctions: [FontFunction]
  /// The modules that the files are compiled in; empty where that is not known.
  var modules: [CodeModule] = []

  func read(swift: [SourceUnit], objectiveC: [SourceText]) -> ReferenceReading {
    guard !swift.isEmpty else { return ObjectiveCReader().read(objectiveC) }
    let reader = SwiftReader(fontFunctions: fontFunctions, modules: modules)
    guard !objectiveC.isEmpty else { return reader.read(swift) }
    let sources = ObjCReading(objectiveC)
    let swift = swift.sorted { $0.text.path < $1.text.path }
    // Both are followed by one thread, for each may ask the other.
    let readings = ParserThreads.map([swift]) { swift in
      let exports = ObjCExports(sources.evaluator(), objectiveC)
      let evaluator = Evaluator(
        Program(swift, modules: modules), fontFunctions: fontFunctions, objectiveC: exports)
      var reading = reader.follow(evaluator)
      reading.add(sources.follow(sources.evaluator(swift: SwiftExports(evaluator, exports))))
      // Only now is it known which files had to be parsed.
      reading.unchecked = evaluator.program.unchecked + sources.unchecked
      return reading
    }
    var reading = readings.first ?? ReferenceReading()
    reading.comments =
      swift.flatMap(\.comments)
      + objectiveC.flatMap { $0.toolComments(.objectiveC) }
    return reading
  }
}

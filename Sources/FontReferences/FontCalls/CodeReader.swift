import NameFlow
import SourceText

/// Reads the code of one process, whatever languages it is written in, as one program: a name that one
/// of them writes may stand in another.
struct CodeReader: Sendable {
  var fontFunctions: [FontFunction]
  /// The modules that the files are compiled in; empty where that is not known.
  var modules: [CodeModule]
  private let units: [SourceUnit]
  private let beginning: Beginning?
  /// What the process's `Info.plist` says, which is among the documents.
  private let info: InfoValues?
  /// What documents of Interface Builder set.
  private let attributes: [InterfaceAttributes]

  /// Where a process begins.
  struct Beginning: Sendable {
    /// The paths of the process's own files.
    var own: Set<String>
    /// The paths of its tests' files.
    var tests: Set<String>
    /// The class or the storyboard that the system begins it with, where its manifest names one.
    var entryPoint: String?
    /// Documents of Interface Builder, which may name types.
    var outside: [InterfaceDocument]

    /// Whether the system begins it with a storyboard of its own, which says of which classes.
    fileprivate var isStoryboard: Bool {
      guard let entryPoint else { return false }
      return outside.contains { document in
        document.path.lastComponent == entryPoint + ".storyboard" && own.contains(document.path)
          && !document.names.isEmpty
      }
    }
  }

  /// - Parameters:
  ///   - documents: those that the code may decode.
  ///   - beginning: where the process begins; `nil` where it may run all code.
  init(
    fontFunctions: [FontFunction], modules: [CodeModule] = [], units: [SourceUnit],
    documents: [SourceUnit] = [], info: InfoValues? = nil,
    attributes: [InterfaceAttributes] = [], beginning: Beginning? = nil
  ) {
    self.info = info
    self.attributes = attributes
    self.beginning = beginning
    self.fontFunctions = fontFunctions
    self.modules = modules
    self.units =
      units.sorted { $0.text.path < $1.text.path } + documents
      + attributes.map(\.unit)
  }

  func read() -> ReferenceReading { reading().reading }

  /// What the code asks for, and whether a value of the process's `Info.plist` may have a say in it.
  func reading() -> (reading: ReferenceReading, asksForInfo: Bool) {
    guard units.contains(where: { !($0.lowering is DocumentLowering) }) else {
      return (ReferenceReading(), false)
    }
    let info = info.flatMap { info in units.firstIndex { $0.text.path == info.path } }.map(
      Int32.init)
    var found = onOneThread { evaluator in
      let reading = follow(evaluator)
      let isAsked = info.map { evaluator.program.facts($0) != nil }
      return (reading: reading, asksForInfo: isAsked ?? false)
    }
    found.reading.comments = units.flatMap(\.comments)
    return found
  }

  /// How the names of the font calls on a line were found.
  func followed(in path: String, line: Int) -> [FollowedCall] {
    onOneThread {
      CallExplanation(evaluator: $0, functions: fontFunctions).calls(in: path, line: line)
    }
  }

  /// - Parameter isReversed: whether the last place is asked about first, which changes nothing.
  func follow(_ evaluator: Evaluator, isReversed: Bool = false) -> ReferenceReading {
    let calls = FontCallSearch(evaluator: evaluator, functions: fontFunctions).calls()
    let assembly = ReferenceAssembly(evaluator: evaluator)
    let asked = isReversed ? calls.reversed() : calls
    let answers = asked.compactMap { call in assembly.reference(for: call).map { (call, $0) } }
    let found = isReversed ? answers.reversed() : answers
    let references = found.map { $0.1 }
    let registrations = RegistrationSearch(evaluator: evaluator)
    var reading = ReferenceReading(
      references: AttemptNumbers.numbered(references),
      registrations: registrations.registrations(),
      unchecked: evaluator.program.unchecked.sorted { $0.path < $1.path })
    reading.fileReadings = registrations.fileReadings()
    reading.loadedFonts = AnsweredNames.fonts(in: evaluator.program)
    reading.decodedTypes = DecodedTypes(evaluator: evaluator).types(
      for: found.map { (call: $0, reference: $1) })
    reading.styleLoads = StyleDictionaryLoads(evaluator: evaluator).loads(
      of: reading.decodedTypes,
      unread: found.filter { $1.undetermined.flatMap(UnreadTable.init(reason:)) != nil }.map(\.0))
    if let beginning {
      reading.leftDocuments = UnloadedDocuments.paths(among: beginning.outside, by: evaluator)
        .reduce(into: [:]) { $0[$1] = [] }
    }
    return reading
  }

  /// What a function makes of an evaluator; its thread has a stack as deep as a tree may be.
  private func onOneThread<Result: Sendable>(
    _ body: @escaping @Sendable (Evaluator) -> Result
  ) -> Result {
    let library = FontLibrary(
      functions: fontFunctions, tables: BundledTables(units, info: info),
      texts: LocalizedTables(units, own: beginning?.own),
      attributes: RuntimeAttributes(attributes, in: units))
    return ParserThreads.run {
      let evaluator = Evaluator(Program(units, modules: modules), library: library)
      evaluator.reachability = beginning.map { beginning in
        Reachability(
          evaluator.program, own: beginning.own, tests: beginning.tests,
          entryPoint: beginning.entryPoint, beginsInDocument: beginning.isStoryboard,
          outside: InterfaceNames.documents(
            beginning.outside, own: beginning.own, entryPoint: beginning.entryPoint,
            makesScenes: { units.contains(where: StoryboardCall.makesScenes) },
            performsSegues: { units.contains(where: StoryboardCall.performsSegues) }))
      }
      return body(evaluator)
    }
  }
}

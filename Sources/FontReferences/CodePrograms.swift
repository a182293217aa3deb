import NameFlow
import SourceText

/// The programs of a folder's processes over the files they share: each file is read once, and names are
/// followed in each program by itself.
struct CodePrograms: Sendable {
  var fontFunctions: [FontFunction]
  /// The programs, by their numbers. None at all means one of all files.
  var programs: [CodeProgram]
  var units: [SourceUnit]
  /// The documents that code may decode.
  var documents: [SourceUnit] = []
  /// The manifests of the processes whose code asks for values of them.
  var manifests: [SourceUnit] = []
  /// What the documents of Interface Builder put into properties.
  var attributes: [InterfaceAttributes] = []
  /// The documents of Interface Builder, which name types.
  var interfaces: [InterfaceDocument] = []

  /// The work on each program, and on the files that belong to none.
  func readers() -> [@Sendable () -> ReferenceReading] {
    guard !programs.isEmpty else { return [{ code(of: CodeProgram(), conditional).read() }] }
    let units = conditional
    return alike.map { numbers in { @Sendable in read(numbers, units) } } + [{ rest.read() }]
  }

  /// The numbers of programs that differ in their `Info.plist` alone, as those of one app for testing and for
  /// the store do.
  private var alike: [[Int]] {
    var positions: [CodeProgram: Int] = [:]
    var groups: [[Int]] = []
    for (number, program) in programs.enumerated() {
      var key = program.unnamed(program.ownSources)
      if let info = program.info, !program.contains(info.path) { key.info = nil }
      if let position = positions[key] {
        groups[position].append(number)
      } else {
        positions[key] = groups.count
        groups.append([number])
      }
    }
    return groups
  }

  /// What the first of some programs says holds for all that are alike, unless it asked for a value of its
  /// `Info.plist`.
  private func read(_ numbers: [Int], _ units: ConditionalUnits) -> ReferenceReading {
    let first = code(of: programs[numbers[0]], units).reading()
    guard first.asksForInfo else { return first.reading.of(programs: Set(numbers)) }
    var reading = first.reading.of(programs: [numbers[0]])
    let others = ParserThreads.map(Array(numbers.dropFirst())) { number in
      code(of: programs[number], units).read().of(programs: [number])
    }
    for other in others { reading.add(other) }
    return reading
  }

  private var conditional: ConditionalUnits { ConditionalUnits(units, of: programs) }

  /// How the names of the font calls on a line were found, in each program that holds the file.
  func followed(in path: String, line: Int) -> [FollowedCall] {
    let holding = programs.indices.filter { programs[$0].contains(path) }
    let units = conditional
    let found = holding.flatMap { number in
      code(of: programs[number], units).followed(in: path, line: line).map { call in
        var call = call
        call.programs = [number]
        return call
      }
    }
    return holding.isEmpty ? rest.followed(in: path, line: line) : found.joined(\.programs)
  }

  private func code(of program: CodeProgram, _ conditional: ConditionalUnits) -> CodeReader {
    let own =
      program.ownSources
      ?? (program.ownsAllSources ? Set(units.map(\.text.path).filter(program.contains)) : nil)
    return CodeReader(
      fontFunctions: fontFunctions, modules: program.modules,
      units: conditional.units(units.filter { program.contains($0.text.path) }, of: program),
      documents: documents.filter {
        program.contains($0.text.path) && $0.text.path != program.info?.path
      } + manifests.filter { $0.text.path == program.info?.path }, info: program.info,
      attributes: attributes.filter { program.contains($0.unit.text.path) },
      beginning: own.map { own in
        CodeReader.Beginning(
          own: own, tests: program.testSources, entryPoint: program.entryPoint,
          outside: interfaces)
      })
  }

  /// Code that no process runs: it is read as if it were one program, and belongs to none.
  private var rest: CodeReader {
    let isOwned = { (path: String) in programs.contains { $0.contains(path) } }
    return CodeReader(
      fontFunctions: fontFunctions, units: units.filter { !isOwned($0.text.path) })
  }
}

extension ReferenceReading {
  /// The same, known to hold for some programs.
  fileprivate func of(programs: Set<Int>) -> ReferenceReading {
    var reading = self
    for index in references.indices { reading.references[index].programs = programs }
    for index in registrations.indices { reading.registrations[index].programs = programs }
    for index in fileReadings.indices { reading.fileReadings[index].programs = programs }
    for index in styleLoads.indices { reading.styleLoads[index].programs = programs }
    for path in leftDocuments.keys { reading.leftDocuments[path] = programs }
    return reading
  }

  /// The same, with what several programs have alike told once.
  var joined: ReferenceReading {
    var reading = self
    reading.references = references.joined(\.programs, alike: \.withoutMakers) {
      $0.addMakers(of: $1)
    }
    reading.registrations = registrations.joined(\.programs)
    reading.fileReadings = fileReadings.joined(\.programs)
    reading.styleLoads = styleLoads.joined(\.programs)
    reading.unchecked = unchecked.unique
    reading.comments = comments.unique
    reading.decodedTypes = decodedTypes.unique
    return reading
  }
}

extension FontReference {
  /// The same, whoever makes the views that use the font.
  fileprivate var withoutMakers: FontReference {
    var reference = self
    for index in candidates.indices { reference.candidates[index].makers = [] }
    return reference
  }

  fileprivate mutating func addMakers(of other: FontReference) {
    for index in candidates.indices {
      candidates[index].makers.formUnion(other.candidates[index].makers)
    }
  }
}

extension Array where Element: Hashable {
  /// Elements that differ in nothing but their programs become one, in the place of the first.
  ///
  /// - Parameters:
  ///   - alike: an element without what may differ, too.
  ///   - add: takes in what differs.
  fileprivate func joined(
    _ programs: WritableKeyPath<Element, Set<Int>?>, alike: (Element) -> Element = { $0 },
    adding add: (inout Element, Element) -> Void = { _, _ in }
  ) -> [Element] {
    var positions: [Element: Int] = [:]
    var result: [Element] = []
    for element in self {
      var key = alike(element)
      key[keyPath: programs] = nil
      guard let position = positions[key] else {
        positions[key] = result.count
        result.append(element)
        continue
      }
      add(&result[position], element)
      let known = result[position][keyPath: programs]
      result[position][keyPath: programs] = known.flatMap { known in
        element[keyPath: programs].map(known.union)
      }
    }
    return result
  }
}

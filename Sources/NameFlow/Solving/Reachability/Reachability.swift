import SourceText

/// Finds out what a process never comes to: code that nothing names which the process runs.
///
/// Words decide, not syntax: whatever names a type or a function anywhere in code that may run keeps it in
/// use, and so does all that the sources do not show (a type that the system may make, a method of a
/// protocol, what Interface Builder names). A member of a type is in use if the type is, and if the member is
/// named, too, and so on for a type in a type: each is asked by itself, so what is told of none is in use. The
/// limit that stands below keeps everything in use.
package final class Reachability {
  let program: Program
  /// The files of the process itself; what it links are the others.
  private let own: Set<Int32>
  /// The files of its tests: what they name, no user's process comes to.
  private let tests: Set<Int32>
  /// The class of which the system makes an object to begin the process.
  private let entryPoint: String?
  private let beginsInDocument: Bool
  var knownToNameDelegate: Bool?
  /// What names parts of the code and is none.
  private let outside: [Document]
  /// One for the outermost types, one for their members, and so on.
  private var searches: [Search] = []
  var natures: [String: Nature] = [:]
  /// Where types are declared, by their names.
  var knownTypes: [String: [Outline.Part]?] = [:]
  /// What types inherit from, by their names.
  var lineages: [String: Set<String>?] = [:]
  private var knownParts: [WordInFile: [Int]] = [:]

  private struct WordInFile: Hashable {
    var file: Int32
    var word: UInt64
  }

  /// A document that names parts of the code.
  package struct Document {
    /// What it names.
    package var names: [UInt8]
    /// The words by which code loads it, and those that do in a text or as an enum's case; none where something loads it
    /// for all that is known.
    package var words: Set<String>
    package var texts: Set<String>
    /// The words among them that code makes a scene of a storyboard by; it puts no such words together.
    package var scenes: Set<String> = []
    /// Those among them by which it performs a segue to the scene.
    package var segues: Set<String> = []

    package init(names: [UInt8], words: Set<String> = [], texts: Set<String> = []) {
      self.names = names
      self.words = words
      self.texts = texts
    }

    /// A scene of a storyboard.
    package init(names: [UInt8], scenes: Set<String>, segues: Set<String>) {
      self.init(names: names, words: scenes)
      self.scenes = scenes
      self.segues = segues
    }

    /// Whether something may load it; of what only code can load, whether there is a word for it.
    package var isAskedFor: Bool { !words.isEmpty || !texts.isEmpty }

    fileprivate var keys: Set<Key> { Set(words.map { .document($0) } + texts.map { .text($0) }) }
  }

  /// The most parts of files that are looked at.
  private static let mostSteps = 2_000_000

  /// What is known of one of the questions.
  struct Search {
    /// By which name code comes to a part: that of the outermost type around it, or of the member that many
    /// levels within that.
    let level: Int
    /// Words that only a document names of which it is asked who loads it.
    var aside: Set<UInt64> = []
    var used: Set<Key> = []
    var unused: Set<Key> = []
    var steps = 0
  }

  /// Who runs a part of a file.
  private enum Standing {
    /// The process, or something that the sources do not show.
    case run
    /// Nobody: a preview.
    case aside
    /// Whoever names it.
    case named(Key)
  }

  /// - Parameters:
  ///   - own: the paths of the process's own files.
  ///   - tests: those of its tests' files, of which none is its own.
  ///   - entryPoint: the class that the system makes an object of to begin the process, where one is named.
  ///   - beginsInDocument: whether the system begins the process with one of the documents.
  ///   - outside: documents that name parts of the code.
  package init(
    _ program: Program, own: Set<String>, tests: Set<String> = [], entryPoint: String? = nil,
    beginsInDocument: Bool = false, outside: [Document]
  ) {
    self.program = program
    self.beginsInDocument = beginsInDocument
    self.entryPoint = entryPoint.flatMap { program.declaresType(named: $0) ? $0 : nil }
    let files = program.texts.indices.map { Int32($0) }
    self.own = Set(files.filter { own.contains(program.path($0)) })
    self.tests = Set(files.filter { tests.contains(program.path($0)) }).subtracting(self.own)
    self.outside = outside + (self.entryPoint.map { [Document(names: Array($0.utf8))] } ?? [])
  }

  /// The words of the documents that may be loaded by what the sources do not show.
  private lazy var wordsOutside: Set<UInt64> = outside.reduce(into: []) { words, document in
    guard !isLoadedByCode(document) else { return }
    words.formUnion(IdentifierScan.scan(document.names).names)
  }

  /// What loads the documents that only code loads, by the words in them.
  private lazy var documentsOfCode: [UInt64: Set<Key>] = outside.reduce(into: [:]) {
    all, document in
    guard isLoadedByCode(document) else { return }
    for name in IdentifierScan.scan(document.names).names {
      all[name, default: []].formUnion(document.keys)
    }
  }

  /// How many documents have a word.
  private(set) lazy var documentCounts: [UInt64: Int] = outside.reduce(into: [:]) {
    counts, document in
    for name in Set(IdentifierScan.scan(document.names).names) { counts[name, default: 0] += 1 }
  }

  /// Whether code names a document, and loads it by that name: one that no code names may have a name that
  /// is put together.
  private func isLoadedByCode(_ document: Document) -> Bool {
    !document.scenes.isEmpty
      || document.words.union(document.texts).contains {
        !program.files(mentioning: [$0]).isEmpty
      }
  }

  /// Where the process begins is among its sources: its other code is run only where that leads to it.
  package private(set) lazy var hasEntry =
    entryPoint != nil || beginsInDocument || program.hasEntry(where: own.contains)

  /// Whether a file is the process's own; the others are what it links.
  package func isOwn(_ file: Int32) -> Bool { own.contains(file) }

  /// Whether something that is not among the sources may name the code of a file: what begins a process that does
  /// not begin here. The code that a process links is named by its own, if it has any.
  package func mayBeNamedUnseen(_ file: Int32) -> Bool {
    !hasEntry && (own.isEmpty || own.contains(file))
  }

  /// Whether the process may come to the code at a place.
  package func isReached(_ spot: Program.Spot) -> Bool {
    isReached(Trail.Origin(file: spot.file, range: program[spot].range))
  }

  /// Whether the process may come to the code that writes a value.
  package func isReached(_ spot: Trail.Origin) -> Bool {
    guard let outline = program.outline(spot.file),
      let part = outline.part(at: Int(spot.range.lowerBound))
    else { return true }
    return (0..<max(2, outline.depth(of: part) + 1)).allSatisfy { level in
      if searches.count == level { searches.append(Search(level: level)) }
      return isReached(part, outline, spot.file, &searches[level])
    }
  }

  /// Whether only what names it comes to the code at a place: it is no member that something else may ask for.
  package func isNamed(_ spot: Program.Spot) -> Bool {
    guard let outline = program.outline(spot.file),
      let part = outline.part(at: Int(program[spot].range.lowerBound)),
      case .named(let key) = standing(part, outline, spot.file, .max)
    else { return false }
    if case .type = key { return false }
    return true
  }

  private func isReached(
    _ part: Int, _ outline: Outline, _ file: Int32, _ search: inout Search
  ) -> Bool {
    guard case .named(let key) = standing(part, outline, file, search.level) else {
      return true
    }
    return isUsed(key, &search)
  }

  func isUsed(_ start: Key, _ search: inout Search) -> Bool {
    if search.used.contains(start) { return true }
    if search.unused.contains(start) { return false }
    var namedBy: [Key: Key] = [:]
    var seen: Set<Key> = [start]
    var pending = [start][...]
    while let key = pending.popFirst() {
      guard search.steps < Self.mostSteps else { return true }
      let namers = namers(of: key, &search)
      if namers.isUsed || namers.keys.contains(where: search.used.contains) {
        var next: Key? = key
        while let key = next {
          search.used.insert(key)
          next = namedBy[key]
        }
        return true
      }
      for other in namers.keys
      where !search.unused.contains(other) && seen.insert(other).inserted {
        namedBy[other] = key
        pending.append(other)
      }
    }
    search.unused.formUnion(seen)
    return false
  }

  /// What names something, and whether something does that runs in any case.
  private func namers(of key: Key, _ search: inout Search) -> (keys: [Key], isUsed: Bool) {
    let word = IdentifierScan.hash(key.name)
    if isNamedOutside(key, word), !search.aside.contains(word) { return ([], true) }
    var keys = documents(naming: key, word)
    let files: [Int32]
    if let file = key.file {
      files = [file]
    } else {
      files = program.files(mentioning: [key.name]).sorted()
    }
    for file in files where !tests.contains(file) {
      guard let outline = program.outline(file) else { return ([], true) }
      let parts =
        if case .label(let label) = key {
          labels.parts(of: outline, in: file, giving: label)
        } else {
          parts(of: file, outline, with: word, &search)
        }
      search.steps += parts.count
      for part in parts
      where isNamed(key, in: outline, part, word, file) {
        switch standing(part, outline, file, search.level) {
        case .run: return ([], true)
        case .aside: continue
        case .named(let other): if other != key { keys.append(other) }
        }
      }
    }
    return (keys, false)
  }

  /// The parts of a file that have a word.
  private func parts(
    of file: Int32, _ outline: Outline, with word: UInt64, _ search: inout Search
  ) -> [Int] {
    let place = WordInFile(file: file, word: word)
    if let known = knownParts[place] { return known }
    search.steps += outline.parts.count
    let found = outline.parts.indices.filter { outline.parts[$0].has(word) }
    knownParts[place] = found
    return found
  }

  /// Whether code asks for classes by names that are put together.
  // A method given as it is would hold its object, and with it the whole program, for good.
  private lazy var lookup = ClassLookup(program) { [unowned self] in isNamedOutside($0) }

  /// Whether code may find a class so.
  private func isLookedUp(_ type: String) -> Bool {
    lookup.isByUnknownNames
      || lookup.names.contains { $0.mayBe(of: type) }
      || lookup.bases.contains { type == $0 || mayBeHeir(type, of: $0) }
  }

  private lazy var selectors = SelectorLookup(program)
  private lazy var labels = InitializerLabels(program)

  /// Whether code may send a method by a selector that it puts together.
  package func isSentByParts(_ selector: String) -> Bool { selectors.mayBe(of: selector) }

  /// Whether a document names something.
  package func isNamedOutside(_ name: String) -> Bool {
    let word = IdentifierScan.hash(name)
    return wordsOutside.contains(word) || documentsOfCode[word] != nil
  }

  /// The documents that name something and that code loads by their names.
  private func documents(naming key: Key, _ word: UInt64) -> [Key] {
    switch key {
    case .hidden, .document, .text, .label: []
    case .type, .member: (documentsOfCode[word] ?? []).sorted { $0.rank < $1.rank }
    }
  }

  /// Whether a tool gives identifiers other names: `R.reuseIdentifier.card`
  private lazy var makesNamesOfIdentifiers =
    !program.files(mentioning: ["R", "reuseIdentifier"]).isEmpty

  private func isNamedOutside(_ key: Key, _ word: UInt64) -> Bool {
    switch key {
    case .type(let name): return wordsOutside.contains(word) || isLookedUp(name)
    case .hidden, .document, .label: return false
    case .text: return makesNamesOfIdentifiers
    case .member(let name, _, _):
      if wordsOutside.contains(word) || isSentByParts(name) || isSentByParts(name + ":") {
        return true
      }
      // Objective-C may know it by a longer name: `bodyFontWithSize:`.
      return program.isMixed && program.isWrittenInObjectiveC(name)
    }
  }

  private func standing(
    _ index: Int, _ outline: Outline, _ file: Int32, _ level: Int
  ) -> Standing {
    let part = outline.parts[index]
    if part.role == .preview { return .aside }
    if !hasEntry, own.contains(file) { return .run }
    guard part.role != .global else {
      return part.isOpen || part.name.isEmpty ? .run : .named(.member(part, of: nil))
    }
    let depth = outline.depth(of: index)
    let around = outline.parts[outline.part(around: index, levels: depth)]
    guard around.role != .preview else { return .aside }
    // What an extension adds to a type from elsewhere, be it by another name that the sources give that.
    let isAdded =
      around.role != .type
      && (!program.declaresType(named: around.name) || program.mayBeAlias(around.name))
    if isAdded {
      // Values of a type from elsewhere have what an extension of the protocol has.
      guard part.role == .member else {
        return part.conforms || part.hasRequirements ? .run : .aside
      }
      if around.isOpen || around.conforms && isAskedUnseen(around)
        || PlainTypes.isCalledByPackage(part.name, of: around.name)
      {
        return .run
      }
      if part.name.isEmpty, !program.isObjectiveC(file),
        let label = labels.label(of: part, in: file)
      {
        return .named(.label(label))
      }
    } else {
      if level > 0, part.isNamed, part.isPrivate,
        !part.isOfFile || !isAskedUnseen(around.name, for: part)
      {
        return .named(.hidden(part, of: home(of: part, in: outline), in: file))
      }
      if nature(ofType: around.name).isOpen { return .run }
    }
    let isMade = isAdded || nature(ofType: around.name).isMade
    var steps = level == .max ? depth : min(depth, isAdded ? level + 1 : level)
    while steps > 0 {
      let member = outline.part(around: index, levels: depth - steps)
      let isOutermost = isAdded && steps == 1
      if let key = key(of: outline.parts[member], in: outline, file, isOutermost: isOutermost) {
        return .named(key)
      }
      steps -= 1
    }
    return isMade ? .run : .named(.type(around.name))
  }
}

extension Program {
  /// Whether a process begins in one of the files that pass.
  package func hasEntry(where passes: (Int32) -> Bool) -> Bool {
    let entries = ["UIApplicationMain", "NSApplicationMain", "NSExtensionMain"]
      .flatMap { files(mentioning: [$0]) }
    if entries.contains(where: passes) { return true }
    return files(mentioning: ["main"]).contains { file in
      passes(file) && outline(file)?.parts.contains(where: \.isEntry) == true
    }
  }
}

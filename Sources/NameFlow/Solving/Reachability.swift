import SourceText

/// Finds out what a process never comes to: code that nothing names which the process runs.
///
/// Words decide, not syntax: whatever names a type or a function anywhere in code that may run keeps it in
/// use, and so does all that the sources do not show (a type that the system may make, a method of a
/// protocol, what Interface Builder names). The limit that stands below keeps everything in use.
package final class Reachability {
  private let program: Program
  /// The files of the process itself; what it links are the others.
  private let own: Set<Int32>
  /// What documents name of the code.
  private let outside: [[UInt8]]
  private var used: Set<Key> = []
  private var unused: Set<Key> = []
  private var openTypes: [String: Bool] = [:]
  private var steps = 0

  /// The most parts of files that are looked at.
  private static let mostSteps = 2_000_000

  /// What has a name that code must mention to come to it.
  private enum Key: Hashable {
    case type(String)
    case member(String)
    case hidden(Int32, String)

    var name: String {
      switch self {
      case .type(let name), .member(let name), .hidden(_, let name): name
      }
    }
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
  ///   - outside: what documents name of the code.
  package init(_ program: Program, own: Set<String>, outside: [[UInt8]]) {
    self.program = program
    self.own = Set(
      program.texts.indices.map { Int32($0) }.filter { own.contains(program.path($0)) })
    self.outside = outside
  }

  /// The words of those documents.
  private lazy var wordsOutside: Set<UInt64> = outside.reduce(into: []) { words, bytes in
    words.formUnion(IdentifierScan.scan(bytes).names)
  }

  /// Where the process begins is among its sources: its other code is run only where that leads to it.
  package private(set) lazy var hasEntry = program.hasEntry(where: own.contains)

  /// Whether code asks for classes by names that are put together.
  private lazy var looksTypesUp: Bool = {
    program.files(mentioning: ["NSClassFromString"]).contains { file in
      let bytes = program.texts[Int(file)].utf8
      return bytes.calls(of: "NSClassFromString").contains { argument in
        !argument.starts(with: "\"".utf8) && !argument.starts(with: "@\"".utf8)
      }
    }
  }()

  /// Whether the process may come to the code at a place.
  package func isReached(_ spot: Program.Spot) -> Bool {
    guard let outline = program.outline(spot.file),
      let part = outline.part(at: Int(program[spot].range.lowerBound))
    else { return true }
    guard case .named(let key) = standing(part, outline, spot.file) else { return true }
    return isUsed(key)
  }

  private func isUsed(_ start: Key) -> Bool {
    if used.contains(start) { return true }
    if unused.contains(start) { return false }
    var namedBy: [Key: Key] = [:]
    var seen: Set<Key> = [start]
    var pending = [start][...]
    while let key = pending.popFirst() {
      guard steps < Self.mostSteps else { return true }
      let namers = namers(of: key)
      if namers.isUsed || namers.keys.contains(where: used.contains) {
        var next: Key? = key
        while let key = next {
          used.insert(key)
          next = namedBy[key]
        }
        return true
      }
      for other in namers.keys where !unused.contains(other) && seen.insert(other).inserted {
        namedBy[other] = key
        pending.append(other)
      }
    }
    unused.formUnion(seen)
    return false
  }

  /// What names something, and whether something does that runs in any case.
  private func namers(of key: Key) -> (keys: [Key], isUsed: Bool) {
    let word = IdentifierScan.hash(key.name)
    if isNamedOutside(key, word) { return ([], true) }
    let files: [Int32]
    if case .hidden(let file, _) = key {
      files = [file]
    } else {
      files = program.files(mentioning: [key.name]).sorted()
    }
    var keys: [Key] = []
    for file in files {
      guard let outline = program.outline(file) else { return ([], true) }
      steps += outline.parts.count
      for part in outline.parts.indices where outline.parts[part].words.contains(word) {
        switch standing(part, outline, file) {
        case .run: return ([], true)
        case .aside: continue
        case .named(let other): if other != key { keys.append(other) }
        }
      }
    }
    return (keys, false)
  }

  private func isNamedOutside(_ key: Key, _ word: UInt64) -> Bool {
    switch key {
    case .type: return looksTypesUp || wordsOutside.contains(word)
    case .hidden: return false
    case .member(let name):
      guard program.isMixed else { return wordsOutside.contains(word) }
      // Objective-C may know it by a longer name: `bodyFontWithSize:`.
      return wordsOutside.contains(word)
        || program.files(having: Needles(words: [name])).contains(where: program.isObjectiveC)
    }
  }

  private func standing(_ index: Int, _ outline: Outline, _ file: Int32) -> Standing {
    let part = outline.parts[index]
    if part.role == .preview { return .aside }
    if !hasEntry, own.contains(file) { return .run }
    guard part.role != .global else {
      return part.isOpen || part.name.isEmpty ? .run : .named(.member(part.name))
    }
    let around = outline.parts[part.outer ?? index]
    guard around.role != .preview else { return .aside }
    guard around.role == .type || program.declaresType(named: around.name) else {
      // What an extension adds to a type from elsewhere.
      guard part.role == .member else { return .aside }
      let isOpen = part.isOpen || around.isOpen || around.conforms || part.name.isEmpty
      return isOpen ? .run : .named(.member(part.name))
    }
    if part.role == .member, part.isPrivate, !part.isOpen, !part.name.isEmpty {
      return .named(.hidden(file, part.name))
    }
    return isOpen(type: around.name) ? .run : .named(.type(around.name))
  }

  /// Whether something may make a type that the sources do not show: by what it is, or by what one is that
  /// it inherits from.
  private func isOpen(type name: String) -> Bool {
    if let known = openTypes[name] { return known }
    var seen: Set<String> = [name]
    var pending = [name]
    var isOpen = false
    while !isOpen, let next = pending.popLast() {
      let ancestors = ancestors(of: next)
      isOpen = ancestors == nil || seen.count > Self.mostAncestors
      pending += (ancestors ?? []).filter { seen.insert($0).inserted }
    }
    openTypes[name] = isOpen
    return isOpen
  }

  /// The most types that are looked at to tell what one inherits.
  private static let mostAncestors = 64

  /// The types of the sources that a type inherits from or conforms to; `nil` where there are others of which
  /// little is known.
  private func ancestors(of name: String) -> [String]? {
    var result: [String] = []
    for file in program.files(withMembersOf: name).sorted() {
      guard let outline = program.outline(file) else { return nil }
      steps += outline.parts.count
      for part in outline.parts
      where part.name == name && (part.role == .type || part.role == .addition) {
        if part.isOpen || !part.inherited.allSatisfy(program.declaresType) { return nil }
        result += part.inherited
      }
    }
    return result
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

extension [UInt8] {
  /// What stands in the brackets behind a word, wherever it is called.
  fileprivate func calls(of name: String) -> [ArraySlice<UInt8>] {
    let word = Array(name.utf8)
    var found: [ArraySlice<UInt8>] = []
    var start = 0
    while let next = firstIndex(of: word, in: start..<count) {
      start = next + word.count
      let behind = self[start...].drop { $0 == UInt8(ascii: " ") }
      guard behind.first == UInt8(ascii: "(") else { continue }
      found.append(behind.dropFirst().drop { $0 <= UInt8(ascii: " ") })
    }
    return found
  }
}

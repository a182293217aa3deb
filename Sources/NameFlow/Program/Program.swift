package import SourceText

/// The code of one process, each file parsed when it is needed, and what it declares.
///
/// Used by one thread; files are parsed on many.
package final class Program {
  package let texts: [SourceText]
  let units: [SourceUnit]
  /// Finds the files of modules, where files import each other.
  package let resolver: (any ModuleResolver)?
  private let index: IdentifierIndex
  package let modules: ModuleMap
  let isOfObjectiveC: [Bool]
  /// Whether Swift and Objective-C may call one another.
  let isMixed: Bool
  private var facts: [SharedFacts?]
  /// Files whose members and calls mean what the values say.
  private var isOfValues: [Bool]
  /// Files that could not be checked, each with the reason.
  package private(set) var unchecked: [UncheckedFile] = []
  private var isRead: [Bool]
  var signatures = Signatures()
  private lazy var isOlder = looksOlder()
  lazy var folders = Self.folders(of: texts.map(\.path))
  /// What is parsed already of the files that may ask for a font.
  private var ahead: [Int32: Result<SourceFacts, Refusal>] = [:]
  /// What the parsed files declare, by name.
  private var declared: [String: [Declared]] = [:]
  /// What the parsed files declare in types, by its name and the type's path; where the type may have
  /// another one, by the name alone.
  private var members: [Member: [Declared]] = [:]
  /// The files that may declare members of a type, by the last part of its path.
  private var holders: [String: Set<Int32>] = [:]
  /// The extensions and types of the parsed files.
  private var types: [TypePath: [Declared]] = [:]
  /// The types that inherit from or conform to another, by its last name.
  private var heirs: [String: [Declared]] = [:]
  /// The aliases of a type, by its last name.
  private var aliases: [String: [Declared]] = [:]
  /// The bodies of what a file declares, from the first on.
  var knownBodies: [Int32: [(range: Range<Int32>, id: Declaration.ID)]] = [:]
  /// The nodes that mention a name, of all files.
  private var knownMentions: [String: [Spot]] = [:]
  /// What is known of the files that have a word: thousands of types may have a member of one name.
  private var lookedFor: [String: LookedFor] = [:]
  /// The files that hold some texts which are no identifiers.
  var writing: [String: [Int32]] = [:]
  /// Whether some texts stand in files of Objective-C.
  var writtenInObjectiveC: [String: Bool] = [:]
  /// The sources of nodes, as messages tell them, by how long they may be.
  var sources: [Int: [Spot: String]] = [:]
  /// What was looked for, so that its files are parsed.
  private var found: Set<Search> = []

  /// Something that is looked for in all files by its name.
  private enum Search: Hashable {
    case globals(String)
    case members(String, String)
    case functions(String)
    case all(String)
    case types(String, String?)
    case extensions(String)
    case heads(String)
  }

  /// Of the files that have a word, those that were not parsed when it was last looked for, and of the others
  /// those that mention it in code.
  private struct LookedFor {
    var unread: [Int32]
    var files: [Int32] = []
  }

  /// The name of a member, and its type's path.
  private struct Member: Hashable {
    var name: String
    var type: String?
  }

  /// A type's name, and the types it stands in.
  private struct TypePath: Hashable {
    var name: String
    var container: [String]
  }

  /// - Parameter modules: the modules that the files are compiled in; none where that is not known.
  package init(
    _ sources: [SourceUnit], modules: [CodeModule] = [], resolver: (any ModuleResolver)? = nil
  ) {
    self.resolver = resolver
    units = sources
    texts = sources.map(\.text)
    index = IdentifierIndex(sources.map(\.words))
    isOfObjectiveC = sources.map(\.lowering.hasSelectors)
    isMixed = Set(isOfObjectiveC).count > 1
    self.modules = ModuleMap(modules, of: texts.map(\.path))
    facts = Array(repeating: nil, count: texts.count)
    isRead = Array(repeating: false, count: texts.count)
    isOfValues = Array(repeating: false, count: texts.count)
    for (file, source) in sources.enumerated() where source.mayAskForFont {
      ahead[Int32(file)] = source.lowered()
    }
  }
}

// MARK: - Looking

extension Program {
  package subscript(spot: Spot) -> Node {
    facts[Int(spot.file)]?.facts[spot.node]
      ?? Node(kind: .other([]), parent: .none, range: 0..<0)
  }

  package subscript(declared: Declared) -> Declaration {
    facts[Int(declared.file)]?.facts[declared.id]
      ?? Declaration(kind: .code, name: "", range: 0..<0)
  }

  /// The facts of a parsed file.
  package func facts(_ file: Int32) -> SourceFacts? { facts[Int(file)]?.facts }

  /// The declaration that a node stands in.
  func owner(of spot: Spot) -> Declaration.ID? {
    facts[Int(spot.file)]?.facts.nodes.owner(of: spot.node)
  }

  /// Whether members and calls of a file mean what the values say, not what types say.
  package func isDynamic(_ file: Int32) -> Bool { isOfValues[Int(file)] }

  /// Whether names in a file follow the rules of Objective-C.
  package func isObjectiveC(_ file: Int32) -> Bool { isOfObjectiveC[Int(file)] }

  /// Parses the files that may ask for a font.
  package func readFontFiles() { read(Array(ahead.keys)) }

  /// The parts of a file with their words, parsed or not; `nil` where it is not cut into parts.
  func outline(_ file: Int32) -> Outline? { units[Int(file)].outline() }

  /// The files that may declare members of a type, by its name.
  func files(withMembersOf type: String) -> Set<Int32> { index.files(withMembersOf: type) }

  /// Files that mention all of some names, whether parsed or not.
  package func files(mentioning names: [String]) -> Set<Int32> {
    guard let first = names.first else { return [] }
    var result = Set(index.files(mentioning: first))
    for name in names.dropFirst() { result.formIntersection(index.files(mentioning: name)) }
    return result
  }

  /// What has a name and belongs to no type, in every file: globals.
  package func globals(named name: String) -> [Declared] {
    reading(.globals(name)) {
      index.files(declaringOutermost: name, as: [.function, .value])
    }
    return declared[name] ?? []
  }

  /// What has a name and is a member of a type, or may be one whose path is written otherwise, in every file.
  ///
  /// - Parameter type: the path of the type.
  package func members(named name: String, of type: String) -> [Declared] {
    let last = String(type.split(separator: ".").last ?? "")
    reading(.members(name, last)) {
      // No word stands before the name of an initialiser.
      name == "init" || name == "subscript"
        ? index.files(of: holders(of: last), declaring: name)
        : index.files(
          of: holders(of: last), declaring: Self.word(name), as: [.function, .value])
    }
    let own = members[Member(name: name, type: type)] ?? []
    let others = members[Member(name: name)] ?? []
    return others.isEmpty ? own : own + others
  }

  /// The files that may declare members of a type, by the last part of its path.
  private func holders(of type: String) -> Set<Int32> {
    if let known = holders[type] { return known }
    let found = index.files(withMembersOf: type)
    holders[type] = found
    return found
  }

  /// The functions with a name, in every file.
  package func functions(named name: String) -> [Declared] {
    reading(.functions(name)) {
      name.isOperator
        ? files(writing: "func \(name)")
        : index.files(declaring: Self.word(name), as: .function)
    }
    return declared[name] ?? []
  }

  /// The properties, functions and cases with a name, in every file.
  package func declarations(named name: String) -> [Declared] {
    reading(.all(name)) { index.files(declaring: Self.word(name), as: [.function, .value]) }
    return declared[name] ?? []
  }

  /// How many files may declare a property or case with a name.
  package func count(ofFilesDeclaring name: String) -> Int {
    index.files(declaring: name, as: .value).count
  }

  /// The types and aliases with a name that stand in a type; the extensions among what is parsed.
  package func types(named name: String, in container: [String]) -> [Declared] {
    reading(.types(name, container.last)) {
      guard let around = container.last else {
        return index.files(declaringOutermost: name, as: .type)
      }
      return index.files(of: holders(of: around), declaring: name, as: .type)
    }
    return types[TypePath(name: name, container: container)] ?? []
  }

  /// A type that stands in another one, and its extensions.
  package func typesAndExtensions(named name: String, in container: [String]) -> [Declared] {
    reading(.extensions(name)) { files(extending: name) }
    return types(named: name, in: container)
  }

  func files(extending name: String) -> [Int32] { index.files(declaring: name, as: .extended) }

  package func declaresType(named name: String) -> Bool {
    !index.files(declaring: name, as: .type).isEmpty
  }

  /// Every node of a file that mentions a name.
  package func mentions(of name: String, in file: Int32) -> [Spot] {
    (facts[Int(file)]?.facts.mentions[name] ?? []).map { Spot(file: file, node: $0) }
  }

  /// Every node that mentions a name, in every file.
  package func mentions(of name: String) -> [Spot] {
    if let known = knownMentions[name] { return known }
    let files = files(mentioning: name)
    let word = Self.word(name)
    if name.hasSuffix("="), !name.hasSuffix(".="), !word.isOperator {
      let words = AssignmentWords(word)
      read(
        files.filter {
          isRead[Int($0)] || isOfObjectiveC[Int($0)] || words.mayOccur(in: texts[Int($0)])
        })
    } else {
      read(files)
    }
    let found = files.flatMap { mentions(of: name, in: $0) }
    knownMentions[name] = found
    return found
  }

  /// The files in which a name or an operator stands, be it in code, in a comment or in a string.
  private func files(mentioning name: String) -> [Int32] {
    let word = Self.word(name)
    return word.isOperator ? files(writing: word) : index.files(mentioning: word)
  }

  /// The identifier in what ``SourceFacts/mentions`` lists.
  private static func word(_ name: String) -> String {
    if name.hasPrefix("\\") || name.hasPrefix("$") { return String(name.dropFirst()) }
    // The first word of a selector.
    if let colon = name.firstIndex(of: ":") { return String(name[..<colon]) }
    return String(name.dropLast(name.hasSuffix(".=") ? 2 : name.hasSuffix("=") ? 1 : 0))
  }

  /// Every node that mentions a name, in the files that may mention it as is looked for.
  package func mentions(of name: String, where mayMean: (SourceText) -> Bool) -> [Spot] {
    var looked = lookedFor[name] ?? LookedFor(unread: files(mentioning: name))
    let files = looked.unread.filter {
      isRead[Int($0)] || name.isOperator || mayMean(texts[Int($0)])
    }
    if !files.isEmpty {
      read(files)
      let taken = Set(files)
      looked.unread.removeAll(where: taken.contains)
      looked.files += files.filter { facts[Int($0)]?.facts.mentions[name] != nil }
      looked.files.sort()
    }
    lookedFor[name] = looked
    return looked.files.flatMap { mentions(of: name, in: $0) }
  }

  /// Whether a node that mentions a name is as is looked for; parses no more files than it takes.
  package func containsMention(of name: String, where matches: (Spot) -> Bool) -> Bool {
    let files = files(mentioning: name)
    var unread = files.filter { !isRead[Int($0)] }[...]
    var next = files.filter { isRead[Int($0)] }[...]
    while !next.contains(where: { mentions(of: name, in: $0).contains(where: matches) }) {
      guard !unread.isEmpty else { return false }
      next = unread.prefix(8)
      unread = unread.dropFirst(8)
      read(next)
    }
    return true
  }

  /// Whether a name may be that of a type alias; none that is, is missing.
  package func mayBeAlias(_ name: String) -> Bool { index.mayBeAlias(name) }

  /// The types and extensions that name another one as what they inherit from or conform to.
  func heirs(of name: String) -> [Declared] {
    readHeads(with: name)
    return heirs[name] ?? []
  }

  /// Parses the files in which a type may be inherited from, or have another name.
  private func readHeads(with name: String) {
    reading(.heads(name)) { index.files(declaring: name, as: [.head, .type]) }
  }

  /// The nodes that mention a name, in the files that mention another one too.
  ///
  /// - Parameter word: how the name is written, where that differs.
  package func mentions(
    of name: String, writtenAs word: String? = nil, beside other: String
  ) -> [Spot] {
    let files = self.files(mentioning: [other, word ?? name]).sorted()
    read(files)
    return files.flatMap { mentions(of: name, in: $0) }
  }
}

// MARK: - Parsing

extension Program {
  /// Parses the files in which something may be, once.
  private func reading(_ search: Search, _ files: () -> [Int32]) {
    guard found.insert(search).inserted else { return }
    read(files())
  }

  /// Parses files that are not yet.
  package func read(_ files: some Sequence<Int32>) {
    let missing = files.filter { !isRead[Int($0)] }.sorted()
    let unparsed = missing.filter { ahead[$0] == nil }
    let results = ParserThreads.map(unparsed.map { units[Int($0)] }) { $0.lowered() }
    for (file, result) in zip(unparsed, results) { ahead[file] = result }
    for file in missing {
      isRead[Int(file)] = true
      switch ahead.removeValue(forKey: file) {
      case .success(let facts)?: enter(facts, file)
      case .failure(let refusal)?:
        unchecked.append(UncheckedFile(path: texts[Int(file)].path, reason: refusal.reason))
      case nil: break
      }
    }
  }

  private func enter(_ read: SourceFacts, _ file: Int32) {
    var new = withoutModules(read)
    if isOlder { new = withOlderLabels(new) }
    facts[Int(file)] = SharedFacts(new)
    isOfValues[Int(file)] = new.exports != nil
    // What stands in one type comes one after the other.
    var container: (path: [String], type: String?) = ([], nil)
    for (index, declaration) in new.declarations.enumerated() {
      let entry = Declared(file: file, id: Declaration.ID(index: Int32(index)))
      if declaration.isType || declaration.kind == .alias {
        let path = TypePath(name: declaration.name, container: declaration.container)
        types[path, default: []].append(entry)
        if declaration.kind == .alias, let name = declaration.type?.path?.last {
          aliases[name, default: []].append(entry)
        }
        for parent in declaration.inherited {
          if let name = parent.path?.last { heirs[name, default: []].append(entry) }
        }
      } else {
        declared[declaration.name, default: []].append(entry)
        let path = declaration.container
        guard !path.isEmpty else { continue }
        if container.path != path {
          container = (path, mayHaveOtherName(path) ? nil : path.joined(separator: "."))
        }
        members[Member(name: declaration.name, type: container.type), default: []].append(entry)
      }
    }
  }
}

// MARK: - Words

extension Program {
  /// The names of the aliases of a type, by its last name, in every file.
  package func aliases(of name: String) -> [String] {
    readHeads(with: name)
    return aliasesRead(of: name)
  }

  /// The names of the aliases of a type, in the files that are parsed already.
  package func aliasesRead(of name: String) -> [String] {
    (aliases[name] ?? []).sorted { ($0.file, $0.id.index) < ($1.file, $1.id.index) }
      .map { self[$0].name }
  }

  /// The nodes that mention a name, in the files that are parsed already.
  package func mentionsRead(of name: String) -> [Spot] {
    facts.enumerated().flatMap { file, facts in
      (facts?.facts.mentions[name] ?? []).map { Spot(file: Int32(file), node: $0) }
    }
  }
}

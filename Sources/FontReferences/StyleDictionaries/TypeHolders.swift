import NameFlow

/// Tells which types hold one of some types in a property, a list or a table, or in what these hold.
final class TypeHolders {
  private let names: Set<String>
  private let program: Program
  private var known: [Key: Bool] = [:]
  /// The types of the properties that a file declares, by the types that have them.
  private var properties: [Int32: [[String]: [TypeName]]] = [:]

  /// The types that a file declares, by their names.
  private var ownTypes: [Int32: [String: [Declaration]]] = [:]

  /// How far in one is looked for.
  private static let deepest = 3
  /// The most names of one type, and the most types of one name.
  private static let most = 16

  private struct Key: Hashable {
    var name: String
    var file: Int32
    var depth: Int
  }

  init(of names: Set<String>, in program: Program) {
    self.names = names
    self.program = program
  }

  /// Whether a type, as it is written in a file, is one of them or holds one.
  func hold(_ type: String, in file: Int32) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return hold(words, in: file, depth: 0)
  }

  /// Whether a type as it is written, `Style.self`, is one of the sources and no caller's.
  func know(_ type: String, in file: Int32) -> Bool {
    let words = type.split(separator: ".")
    guard words.count == 2, words[1] == "self" else { return false }
    return !types(named: String(words[0]), in: file).isEmpty
  }

  func hold(_ type: TypeName, in file: Int32) -> Bool { hold(type.words, in: file, depth: 0) }

  /// The same of a type by the names it is made of.
  func hold(_ words: [String], in file: Int32) -> Bool { hold(words, in: file, depth: 0) }

  private func hold(_ words: [String], in file: Int32, depth: Int) -> Bool {
    if words.contains(where: names.contains) { return true }
    guard depth < Self.deepest else { return false }
    return words.prefix(Self.most).contains { word in
      let key = Key(name: word, file: file, depth: depth)
      if let known = known[key] { return known }
      // A type that holds itself holds no more by that.
      known[key] = false
      let found = types(named: word, in: file).prefix(Self.most).contains { file, type in
        parts(of: type, in: file).contains { hold($0.words, in: file, depth: depth + 1) }
      }
      known[key] = found
      return found
    }
  }

  /// What a type is made of.
  private func parts(of type: Declaration, in file: Int32) -> [TypeName] {
    if type.kind == .alias { return type.type.map { [$0] } ?? [] }
    return properties(in: file)[type.container + [type.name]] ?? []
  }

  private func properties(in file: Int32) -> [[String]: [TypeName]] {
    if let known = properties[file] { return known }
    var found: [[String]: [TypeName]] = [:]
    for member in program.facts(file)?.declarations ?? [] where member.kind == .property {
      if let type = member.type { found[member.container, default: []].append(type) }
    }
    properties[file] = found
    return found
  }

  /// The types of a name that stand in a file, and those that stand in no other type.
  private func types(named name: String, in file: Int32) -> [(file: Int32, type: Declaration)] {
    (types(in: file)[name] ?? []).map { (file, $0) }
      + program.types(named: name, in: []).filter { $0.file != file }.map {
        ($0.file, program[$0])
      }
  }

  private func types(in file: Int32) -> [String: [Declaration]] {
    if let known = ownTypes[file] { return known }
    let found = Dictionary(
      grouping: (program.facts(file)?.declarations ?? []).filter { $0.isType || $0.kind == .alias },
      by: \.name)
    ownTypes[file] = found
    return found
  }
}

extension TypeName {
  /// The names it is written with.
  fileprivate var words: [String] {
    switch self {
    case .named(let path, let arguments): path + arguments.flatMap(\.words)
    case .array(let element): element.words
    case .dictionary(let key, let value): key.words + value.words
    case .tuple(let elements): elements.flatMap(\.type.words)
    case .function, .other: []
    }
  }
}

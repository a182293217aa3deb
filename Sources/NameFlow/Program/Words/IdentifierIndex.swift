import Algorithms
package import SourceText

/// Which files mention or declare a name, known without parsing any: every identifier, hashed.
package struct IdentifierIndex: Sendable {
  private let shards: [Shard]
  /// The names of type aliases.
  private let aliases: Set<UInt64>
  /// The files that extend a type by another name it has.
  private var filesExtendingAliases: Set<Int32> = []

  package typealias Roles = IdentifierScan.Roles

  package init(_ texts: [SourceText]) {
    self.init(Self.map(texts) { IdentifierScan.scan($0.utf8) })
  }

  /// - Parameter scans: the identifiers of each file.
  package init(_ scans: [IdentifierScan]) {
    shards = Self.map(Array(0..<Shard.count), isLong: scans.count > 8) { Shard($0, scans) }
    aliases = scans.reduce(into: []) { $0.formUnion($1.aliases) }
    for alias in aliases {
      for entry in entries(alias) where entry.roles.contains(.extended) {
        filesExtendingAliases.insert(entry.file)
      }
    }
  }

  /// A few files are indexed before threads are started.
  private static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], isLong: Bool? = nil, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    isLong ?? (items.count > 8) ? ParserThreads.map(items, body) : items.map(body)
  }

  private func entries(_ name: UInt64) -> ArraySlice<Shard.Entry> { shards[Shard.of(name)][name] }

  /// Whether a name may be that of a type alias; none that is, is missing.
  func mayBeAlias(_ name: String) -> Bool { aliases.contains(IdentifierScan.hash(name)) }

  /// The files in which a name stands, be it in code, in a comment or in a string.
  package func files(mentioning name: String) -> [Int32] {
    entries(IdentifierScan.hash(name)).map(\.file)
  }

  /// The files that may declare a name as one of some things; no file that does is missing.
  package func files(declaring name: String, as roles: Roles) -> [Int32] {
    entries(IdentifierScan.hash(name)).filter { !$0.roles.isDisjoint(with: roles) }
      .map(\.file)
  }

  /// Those of some files that may declare a name as one of some things, or in which it stands at all.
  ///
  /// A name that thousands of files have is looked up in each of a few.
  func files(
    of few: Set<Int32>, declaring name: String, as roles: Roles? = nil
  ) -> [Int32] {
    let entries = entries(IdentifierScan.hash(name))
    func isMeant(_ entry: Shard.Entry) -> Bool {
      roles.map { !entry.roles.isDisjoint(with: $0) } ?? true
    }
    guard few.count < entries.count / 16 else {
      return entries.filter { few.contains($0.file) && isMeant($0) }.map(\.file)
    }
    return few.sorted().filter { file in
      // They stand in the order of their files.
      let first = entries.partitioningIndex { $0.file >= file }
      return entries[first...].prefix { $0.file == file }.contains(where: isMeant)
    }
  }

  /// The files that may declare a name outside of every type and function.
  package func files(declaringOutermost name: String, as roles: Roles) -> [Int32] {
    entries(IdentifierScan.hash(name)).filter {
      $0.roles.contains(.outermost) && !$0.roles.isDisjoint(with: roles)
    }.map(\.file)
  }

  /// The files that may declare members of a type, by the last part of its path: those with the type,
  /// with an extension of it, or with one of an alias, which may stand for it.
  package func files(withMembersOf type: String) -> Set<Int32> {
    Set(files(declaring: type, as: [.type, .extended])).union(filesExtendingAliases)
  }
}

/// A part of the names, with the files of each.
private struct Shard: Sendable {
  struct Entry: Sendable {
    var file: Int32
    var roles: IdentifierScan.Roles
  }

  private var names = HashedNames()
  /// The entries of all names, one name after the other.
  private var entries: [Entry] = []
  /// Where the entries of each name begin, and where the last one's end.
  private var starts: [Int] = []

  static let count = 4

  /// The shard that a name is in.
  static func of(_ name: UInt64) -> Int { Int(name >> 62) }

  init(_ number: Int, _ scans: [IdentifierScan]) {
    var found: [(name: Int32, entry: Entry)] = []
    for (file, scan) in scans.enumerated() {
      for (name, roles) in zip(scan.names, scan.roles) where Self.of(name) == number {
        let entry = Entry(file: Int32(file), roles: roles)
        found.append((Int32(truncatingIfNeeded: names.insert(name)), entry))
      }
    }
    starts = Array(repeating: 0, count: names.names.count + 1)
    for (name, _) in found { starts[Int(name) + 1] += 1 }
    for name in names.names.indices { starts[name + 1] += starts[name] }
    var next = starts
    entries = Array(repeating: Entry(file: 0, roles: []), count: found.count)
    for (name, entry) in found {
      entries[next[Int(name)]] = entry
      next[Int(name)] += 1
    }
  }

  subscript(name: UInt64) -> ArraySlice<Entry> {
    guard let number = names.number(of: name) else { return [] }
    return entries[starts[number]..<starts[number + 1]]
  }
}

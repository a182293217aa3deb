import SourceText

/// Which files mention or declare a name, known without parsing any: every identifier, hashed.
struct IdentifierIndex: Sendable {
  private var mentioned: [UInt64: [Int32]] = [:]
  private var declared: [UInt64: [Entry]] = [:]
  /// The files that extend a type by another name it has.
  private var filesExtendingAliases: Set<Int32> = []

  typealias Roles = IdentifierScan.Roles

  private struct Entry: Sendable {
    var file: Int32
    var roles: Roles
  }

  init(_ texts: [SourceText]) {
    var aliases: Set<UInt64> = []
    let words = ParserThreads.map(texts) { IdentifierScan.scan($0.utf8) }
    for (file, scan) in words.enumerated() {
      for hash in scan.mentioned { mentioned[hash, default: []].append(Int32(file)) }
      for (hash, roles) in scan.declared {
        declared[hash, default: []].append(Entry(file: Int32(file), roles: roles))
      }
      aliases.formUnion(scan.aliases)
    }
    for alias in aliases {
      for entry in declared[alias] ?? [] where entry.roles.contains(.extended) {
        filesExtendingAliases.insert(entry.file)
      }
    }
  }

  /// The files in which a name stands, be it in code, in a comment or in a string.
  func files(mentioning name: String) -> [Int32] {
    mentioned[IdentifierScan.hash(name)] ?? []
  }

  /// The files that may declare a name as one of some things; no file that does is missing.
  func files(declaring name: String, as roles: Roles) -> [Int32] {
    (declared[IdentifierScan.hash(name)] ?? []).filter { !$0.roles.isDisjoint(with: roles) }
      .map(\.file)
  }

  /// The files that may declare a name outside of every type and function.
  func files(declaringOutermost name: String, as roles: Roles) -> [Int32] {
    (declared[IdentifierScan.hash(name)] ?? []).filter {
      $0.roles.contains(.outermost) && !$0.roles.isDisjoint(with: roles)
    }.map(\.file)
  }

  /// The files that may declare members of a type, by the last part of its path: those with the type,
  /// with an extension of it, or with one of an alias, which may stand for it.
  func files(withMembersOf type: String) -> Set<Int32> {
    Set(files(declaring: type, as: [.type, .extended])).union(filesExtendingAliases)
  }
}

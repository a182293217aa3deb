import NameFlow

/// The identifiers of Objective-C, and which of them its lines may declare.
///
/// What may be a declaration is told by how code is laid out: it stands at the left edge, or behind `-`,
/// `+`, `@`, `#` or a word such as `static`. Too much counts, never too little.
extension IdentifierScan {
  static func scan(objectiveC bytes: [UInt8]) -> IdentifierScan {
    var scan = ObjCWordScan()
    for byte in bytes { scan.read(byte) }
    scan.read(UInt8(ascii: "\n"))
    return scan.result
  }
}

private struct ObjCWordScan {
  private var names = HashedNames()
  private var roles: [IdentifierScan.Roles] = []
  private var aliases: Set<UInt64> = []
  private var hash = IdentifierScan.seed
  /// The hash of the word behind a `_` that it begins with: `_name` is the variable of `name`.
  private var rest = IdentifierScan.seed
  private var hasUnderscore = false
  /// The hash of what a word that begins with `set` sets: `setName` sets `name`.
  private var property = IdentifierScan.seed
  private var isSetter = false
  private var length = 0
  private var isInside = false
  private var column = 0
  /// Whether the line has had blanks alone so far.
  private var isIndent = true
  /// What the words of the line may be.
  private var line: IdentifierScan.Roles = []
  private var isAlias = false
  private var isEnumeration = false
  private var last: Int?
  /// The first word of the line that a parenthesis follows.
  private var called: Int?

  private static let every: IdentifierScan.Roles = [
    .type, .extended, .function, .value, .outermost,
  ]

  var result: IdentifierScan { IdentifierScan(names, roles, aliases: aliases) }

  mutating func read(_ byte: UInt8) {
    if CallWords.isWord(byte) || byte == UInt8(ascii: "$") {
      if isIndent, column == 0 { line = Self.every }
      isIndent = false
      column += 1
      if !isInside, byte == UInt8(ascii: "_") {
        hasUnderscore = true
      } else if hasUnderscore {
        rest = IdentifierScan.step(rest, byte)
      }
      if !isInside { (length, isSetter) = (0, true) }
      switch length {
      case 0..<3: isSetter = isSetter && byte == Self.set[length]
      case 3: property = IdentifierScan.step(IdentifierScan.seed, byte | 0x20)
      default: property = IdentifierScan.step(property, byte)
      }
      length += 1
      hash = IdentifierScan.step(hash, byte)
      isInside = true
      return
    }
    if isInside { endWord() }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      (column, isIndent, line, isAlias, called) = (0, true, [], false, nil)
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "#"):
      if isIndent || byte == UInt8(ascii: "@") { line = Self.every }
      isIndent = false
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "["):
      if let last, byte != UInt8(ascii: ",") || line != [] { roles[last].insert(.value) }
      isIndent = false
    case UInt8(ascii: "("):
      called = called ?? last
      isIndent = false
    case UInt8(ascii: "{"):
      if let called { roles[called].formUnion([.function, .outermost]) }
      isIndent = false
    // What follows on the line may be members: `@interface A { NSString *b; }`.
    case UInt8(ascii: "}"):
      isEnumeration = false
      // `} Name;`
      line = Self.every
      isIndent = false
    default: isIndent = false
    }
    column += 1
  }

  private mutating func endWord() {
    let name = names.insert(hash)
    if name == roles.count { roles.append([]) }
    switch hash {
    case Self.typedef, Self.swiftName:
      line = Self.every
      isAlias = true
    case Self.enumeration, Self.nsEnum, Self.nsOptions, Self.cfEnum, Self.closedEnum:
      line = Self.every
      isEnumeration = true
    case Self.isStatic, Self.isExtern, Self.isConst, Self.structure, Self.define: line = Self.every
    default:
      roles[name].formUnion(line)
      if isEnumeration { roles[name].formUnion([.value, .outermost, .type]) }
      if isAlias { aliases.insert(hash) }
    }
    last = name
    if hasUnderscore { enter(rest, roles[name]) }
    if isSetter, property != IdentifierScan.seed { enter(property, roles[name]) }
    if let other = Self.renamed[hash] { enter(other, roles[name]) }
    hash = IdentifierScan.seed
    rest = IdentifierScan.seed
    hasUnderscore = false
    property = IdentifierScan.seed
    isInside = false
  }

  /// Another name by which the word may be known; what comes behind it, is not known yet.
  private mutating func enter(_ hash: UInt64, _ other: IdentifierScan.Roles) {
    let name = names.insert(hash)
    if name == roles.count { roles.append([]) }
    roles[name].formUnion(other.union(.value))
  }

  /// The names that Foundation's have in the flow of names.
  private static let renamed: [UInt64: UInt64] = {
    var result: [UInt64: UInt64] = [:]
    for (selector, spelling) in ObjCLibrary.methods {
      let first = String(selector.prefix { $0 != ":" })
      result[IdentifierScan.hash(first)] = IdentifierScan.hash(spelling.name)
    }
    for (name, other) in ObjCLibrary.members {
      result[IdentifierScan.hash(name)] = IdentifierScan.hash(other)
    }
    return result
  }()

  private static let set = Array("set".utf8)
  private static let typedef = IdentifierScan.hash("typedef")
  private static let swiftName = IdentifierScan.hash("NS_SWIFT_NAME")
  private static let enumeration = IdentifierScan.hash("enum")
  private static let nsEnum = IdentifierScan.hash("NS_ENUM")
  private static let nsOptions = IdentifierScan.hash("NS_OPTIONS")
  private static let cfEnum = IdentifierScan.hash("CF_ENUM")
  private static let closedEnum = IdentifierScan.hash("NS_CLOSED_ENUM")
  private static let isStatic = IdentifierScan.hash("static")
  private static let isExtern = IdentifierScan.hash("extern")
  private static let isConst = IdentifierScan.hash("const")
  private static let structure = IdentifierScan.hash("struct")
  private static let define = IdentifierScan.hash("define")
}

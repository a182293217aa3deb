import NameFlow

/// The identifiers of Objective-C, and which of them its lines may declare.
///
/// What may be a declaration is told by how code is laid out: it stands at the left edge, or behind `-`,
/// `+`, `}`, a word with `@` such as `@interface` or one such as `static`. Too much counts, never too little.
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
  private var alias = AliasLine()
  private var isEnumeration = false
  private var last: Int?
  /// The first word of the line that a parenthesis follows.
  private var called: Int?
  /// Whether `@` stands right before, and whether it stood before the word that is read.
  private var isAfterAt = false
  private var isKeyword = false
  /// Whether the next word is the name of a class or protocol, and whether its line goes on.
  private var isClass = false
  private var isInClass = false
  /// Whether what is read may be what a class or protocol inherits from.
  private var isHead = false
  /// Whether the next word is the name behind `struct`, `enum` or the like.
  private var isTag = false

  /// The braces that are open in a statement that may name a type (`typedef`, `struct`); `nil` outside of one.
  private var typeDepth: Int?

  /// What a word may be at the left edge, but for classes and their members.
  private static let every: IdentifierScan.Roles = [.function, .value, .outermost]
  private static let type: IdentifierScan.Roles = [.type, .outermost]
  private static let member: IdentifierScan.Roles = [.function, .value]

  /// Where a name stands in a line that gives a type another one.
  private struct AliasLine {
    private var words = 0
    private var angles = 0
    private var depth = 0
    private var groups = 0

    mutating func pass(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "("):
        if depth == 0 { groups += 1 }
        depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
    }

    /// Whether a word may be the name: not the first, which is the type, nor what stands in `<…>`, nor one of
    /// the parameters of a function.
    mutating func mayBeName() -> Bool {
      words += 1
      return words > 1 && angles <= 0 && (depth <= 0 || groups == 1)
    }

    /// `NS_SWIFT_NAME(…)`: any word may be it.
    static let ofSwift: AliasLine = {
      var line = AliasLine()
      line.words = 1
      return line
    }()
  }

  var result: IdentifierScan { IdentifierScan(names, roles, aliases: aliases) }

  mutating func read(_ byte: UInt8) {
    if CallWords.isWord(byte) || byte == UInt8(ascii: "$") {
      if isIndent, column == 0 { line = Self.every }
      isIndent = false
      column += 1
      if !isInside { isKeyword = isAfterAt }
      isAfterAt = false
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
    if isInside { endWord(before: byte) }
    if isAlias { alias.pass(byte) }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: ";")
      || isIndent && Self.members.contains(byte)
    {
      isHead = false
    }
    isAfterAt = byte == UInt8(ascii: "@")
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      (column, isIndent, line, isAlias, called) = (0, true, [], false, nil)
      isInClass = false
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if isIndent { line = Self.member }
      isIndent = false
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "["):
      if let last, byte != UInt8(ascii: ",") || line != [] { roles[last].insert(.value) }
      isIndent = false
    case UInt8(ascii: "("):
      called = called ?? last
      isIndent = false
    case UInt8(ascii: "{"):
      typeDepth = typeDepth.map { $0 + 1 }
      // `@interface A { NSString *b; }`
      if isInClass { line.formUnion(Self.member) }
      if let called { roles[called].formUnion([.function, .outermost]) }
      isIndent = false
    case UInt8(ascii: "}"):
      isEnumeration = false
      typeDepth = typeDepth.map { max($0 - 1, 0) }
      // `} Name;`
      line = column == 0 ? Self.every.union(.type) : Self.every
      isIndent = false
    default: isIndent = false
    }
    if byte == UInt8(ascii: ";"), typeDepth == 0 { typeDepth = nil }
    column += 1
  }

  private mutating func endWord(before byte: UInt8) {
    let name = names.insert(hash)
    if name == roles.count { roles.append([]) }
    if isHead || isAlias || typeDepth == 0 { roles[name].insert(.head) }
    let wasTag = isTag
    isTag = false
    if isKeyword {
      endKeyword()
    } else if isClass {
      roles[name].formUnion([.type, .extended, .outermost, .value, .function])
      isClass = false
    }
    switch hash {
    case Self.typedef, Self.swiftName:
      line = Self.every
      typeDepth = typeDepth ?? 0
      isAlias = true
      alias = hash == Self.typedef ? AliasLine() : .ofSwift
    case Self.enumeration, Self.nsEnum, Self.nsOptions, Self.cfEnum, Self.closedEnum:
      line = Self.every
      typeDepth = typeDepth ?? 0
      isEnumeration = true
      isTag = hash == Self.enumeration
    case Self.structure, Self.union:
      if hash == Self.structure { line = Self.every }
      typeDepth = typeDepth ?? 0
      isTag = true
    // `@class Name;` declares nothing, `[Name class]` neither.
    case Self.ofCPlusPlus where isKeyword || byte <= UInt8(ascii: " "):
      if !isKeyword { typeDepth = typeDepth ?? 0 }
      isTag = true
    case Self.isStatic, Self.isExtern, Self.isConst, Self.define: line = Self.every
    default:
      roles[name].formUnion(line)
      let mayBeAlias = isAlias && alias.mayBeName()
      if typeDepth == 0, mayBeAlias || wasTag || !isAlias { roles[name].formUnion(Self.type) }
      if isEnumeration { roles[name].formUnion([.value, .outermost, .type]) }
      if mayBeAlias { aliases.insert(hash) }
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

  /// What `@` and a word declare.
  private mutating func endKeyword() {
    switch hash {
    case Self.interface, Self.implementation, Self.contract:
      // What the class inherits from is not declared.
      (line, isClass, isInClass, typeDepth) = ([], true, true, nil)
      isHead = true
    case Self.property, Self.synthesize: line = Self.member
    // What follows on the line may be anything.
    case Self.end, Self.isPublic, Self.isPrivate, Self.isProtected, Self.package, Self.optional,
      Self.required:
      line = Self.every
    default: break
    }
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
  /// What the lines begin with that follow the head of a class.
  private static let members = Array("@-+}#".utf8)
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
  private static let union = IdentifierScan.hash("union")
  private static let ofCPlusPlus = IdentifierScan.hash("class")
  private static let define = IdentifierScan.hash("define")
  private static let interface = IdentifierScan.hash("interface")
  private static let implementation = IdentifierScan.hash("implementation")
  private static let contract = IdentifierScan.hash("protocol")
  private static let property = IdentifierScan.hash("property")
  private static let synthesize = IdentifierScan.hash("synthesize")
  private static let end = IdentifierScan.hash("end")
  private static let isPublic = IdentifierScan.hash("public")
  private static let isPrivate = IdentifierScan.hash("private")
  private static let isProtected = IdentifierScan.hash("protected")
  private static let package = IdentifierScan.hash("package")
  private static let optional = IdentifierScan.hash("optional")
  private static let required = IdentifierScan.hash("required")
}

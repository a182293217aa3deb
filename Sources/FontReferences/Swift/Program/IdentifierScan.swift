/// The identifiers of a text: those it mentions, and those it may declare, which stand after a word
/// such as `let` or before a `=`.
struct IdentifierScan: Sendable {
  private(set) var mentioned: Set<UInt64> = []
  private(set) var declared: [UInt64: Roles] = [:]
  /// The names of type aliases.
  private(set) var aliases: Set<UInt64> = []

  /// What a name may be where a text declares it.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt8

    static let type = Roles(rawValue: 1)
    static let extended = Roles(rawValue: 2)
    static let function = Roles(rawValue: 4)
    static let value = Roles(rawValue: 8)
    /// It may stand outside of every type and function.
    static let outermost = Roles(rawValue: 16)
  }

  /// A word that declares the name behind it.
  private struct Keyword {
    var role: Roles
    var isAlias = false
  }

  static func scan(_ bytes: [UInt8]) -> IdentifierScan {
    var result = IdentifierScan()
    var depths = Depths()
    var hash = seed
    var isInside = false
    var last: UInt64 = 0
    // What the next identifier is declared as, and whether a comma or dot behind it goes on.
    var keyword: Keyword?
    var mayGoOn: Keyword?
    for byte in bytes {
      let kind = kinds[Int(byte)]
      if kind == .letter {
        hash = step(hash, byte)
        isInside = true
        depths.isIndenting = false
        continue
      }
      if isInside {
        result.mentioned.insert(hash)
        if let keyword { result.declare(hash, keyword, &depths) }
        mayGoOn = keyword
        keyword = keywords[hash]
        if depths.isAfterHash, hash == condition { depths.areKnown = false }
        last = hash
        hash = seed
        isInside = false
      }
      depths.pass(byte)
      switch kind {
      case .equals:
        result.declare(last, Keyword(role: .value), &depths)
        (keyword, mayGoOn) = (nil, nil)
      case .going: keyword = keyword ?? mayGoOn
      case .ending: (keyword, mayGoOn) = (nil, nil)
      case .letter, .joining: break
      }
    }
    if isInside {
      result.mentioned.insert(hash)
      if let keyword { result.declare(hash, keyword, &depths) }
    }
    result.settle(depths)
    return result
  }

  private mutating func declare(_ name: UInt64, _ keyword: Keyword, _ depths: inout Depths) {
    declared[name, default: []].formUnion(keyword.role)
    if keyword.isAlias { aliases.insert(name) }
    depths.note(name)
  }

  /// Marks the names that may stand outside of everything: those of the lines that are indented least.
  private mutating func settle(_ depths: Depths) {
    if depths.areKnown {
      for name in depths.outermost { declared[name]?.insert(.outermost) }
    } else {
      for name in declared.keys { declared[name]?.insert(.outermost) }
    }
  }
}

extension IdentifierScan {
  /// How far the lines are indented on which names are declared.
  private struct Depths {
    /// Whether no `#if` shifts what stands in it.
    var areKnown = true
    var isIndenting = true
    private(set) var isAfterHash = false
    private var indent = 0
    private var least = Int.max
    /// The names on the lines that are indented least so far.
    private(set) var outermost: Set<UInt64> = []

    mutating func pass(_ byte: UInt8) {
      isAfterHash = byte == UInt8(ascii: "#")
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        indent = 0
        isIndenting = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if isIndenting { indent += 1 }
      default: isIndenting = false
      }
    }

    mutating func note(_ name: UInt64) {
      guard areKnown, indent <= least else { return }
      if indent < least {
        least = indent
        outermost = []
      }
      outermost.insert(name)
    }
  }

  static func hash(_ name: String) -> UInt64 {
    var hash = seed
    for byte in name.utf8 { hash = step(hash, byte) }
    return hash
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let condition = hash("if")

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static let keywords: [UInt64: Keyword] = {
    var result: [UInt64: Keyword] = [:]
    for word in ["let", "var", "case"] { result[hash(word)] = Keyword(role: .value) }
    for word in ["enum", "struct", "protocol", "actor"] {
      result[hash(word)] = Keyword(role: .type)
    }
    // `class func`, `class var` come through the word behind.
    result[hash("class")] = Keyword(role: .type)
    result[hash("typealias")] = Keyword(role: .type, isAlias: true)
    result[hash("func")] = Keyword(role: .function)
    result[hash("extension")] = Keyword(role: .extended)
    return result
  }()

  private enum ByteKind: UInt8 { case letter, equals, joining, going, ending }

  /// Between a word such as `let` and the name it declares stand spaces, backticks and the bracket of a
  /// tuple; behind the name a comma or a dot leads to a further one.
  private static let kinds: [ByteKind] = (0..<256).map { value in
    let byte = UInt8(value)
    switch byte {
    case 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .letter
    case UInt8(ascii: "="): return .equals
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "`"), UInt8(ascii: "("):
      return .joining
    case UInt8(ascii: ","), UInt8(ascii: "."): return .going
    default: return .ending
    }
  }
}

/// The identifiers of a text: those it mentions, and those it may declare, which stand after a word
/// such as `let` or before a `=`.
package struct IdentifierScan: Sendable {
  /// The hashes of all identifiers.
  package private(set) var names: [UInt64] = []
  /// What each of them may be declared as.
  package private(set) var roles: [Roles] = []
  /// The names of type aliases.
  package private(set) var aliases: Set<UInt64> = []

  package init() {}

  /// The identifiers of a text that was read by its language's own rules.
  package init(_ names: HashedNames, _ roles: [Roles], aliases: Set<UInt64>) {
    self.names = names.names
    self.roles = roles
    self.aliases = aliases
  }

  /// What a name may be where a text declares it.
  package struct Roles: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let type = Roles(rawValue: 1)
    package static let extended = Roles(rawValue: 2)
    package static let function = Roles(rawValue: 4)
    package static let value = Roles(rawValue: 8)
    /// It may stand outside of every type and function.
    package static let outermost = Roles(rawValue: 16)
    /// It may stand in the head of a type, extension or alias: as what that inherits from or stands for.
    package static let head = Roles(rawValue: 32)
  }

  /// A word that declares the name behind it.
  private struct Keyword {
    var role: Roles
    var head: TypeHead.Kind?

    /// Whether the name behind it may be another one of a type.
    var isAlias: Bool { head == .alias || head == .nameForObjectiveC }
  }

  package static func scan(_ bytes: [UInt8]) -> IdentifierScan {
    var result = IdentifierScan()
    var names = HashedNames()
    var depths = Depths()
    var hash = seed
    var isInside = false
    var last: Int?
    // What the next identifier is declared as, and whether a comma or dot behind it goes on.
    var keyword: Keyword?
    var mayGoOn: Keyword?
    var head = TypeHead()
    for byte in bytes {
      let kind = kinds[Int(byte)]
      if kind == .letter {
        hash = step(hash, byte)
        isInside = true
        depths.isIndenting = false
        continue
      }
      if isInside {
        let name = names.insert(hash)
        if name == result.roles.count { result.roles.append([]) }
        if head.isOpen { result.roles[name].insert(.head) }
        if let keyword { result.declare(name, hash, keyword, &depths) }
        let next = keywords.number(of: hash).map { declaring[$0].keyword }
        // `class func` declares no type.
        if head.pass(identifier: hash, as: next == nil ? keyword?.head : nil) {
          result.aliases.remove(hash)
        }
        mayGoOn = keyword
        keyword = next
        // `@objc func` names nothing.
        if hash == objectiveC, byte != UInt8(ascii: "(") { keyword = nil }
        if depths.isAfterHash, hash == condition { depths.areKnown = false }
        last = name
        hash = seed
        isInside = false
      }
      depths.pass(byte)
      head.pass(byte)
      switch kind {
      case .equals:
        if let last { result.declare(last, 0, Keyword(role: .value), &depths) }
        (keyword, mayGoOn) = (nil, nil)
      case .going: keyword = keyword ?? mayGoOn
      case .ending:
        // `extension [Target]`
        if byte == UInt8(ascii: "["), keyword?.role == .extended {
          for hash in lists {
            let name = names.insert(hash)
            if name == result.roles.count { result.roles.append([]) }
            result.declare(name, hash, Keyword(role: .extended), &depths)
          }
        }
        (keyword, mayGoOn) = (nil, nil)
      case .letter, .joining: break
      }
    }
    if isInside {
      let name = names.insert(hash)
      if name == result.roles.count { result.roles.append([]) }
      if head.isOpen { result.roles[name].insert(.head) }
      if let keyword { result.declare(name, hash, keyword, &depths) }
    }
    result.names = names.names
    result.settle(depths)
    return result
  }

  private mutating func declare(
    _ name: Int, _ hash: UInt64, _ keyword: Keyword, _ depths: inout Depths
  ) {
    roles[name].formUnion(keyword.role)
    if keyword.isAlias { aliases.insert(hash) }
    depths.note(name)
  }

  /// Marks the names that may stand outside of everything: those of the lines that are indented least.
  private mutating func settle(_ depths: Depths) {
    if depths.areKnown {
      for name in depths.outermost { roles[name].insert(.outermost) }
    } else {
      for name in roles.indices where !roles[name].isEmpty { roles[name].insert(.outermost) }
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
    private(set) var outermost: [Int] = []

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

    mutating func note(_ name: Int) {
      guard areKnown, indent <= least else { return }
      if indent < least {
        least = indent
        outermost = []
      }
      outermost.append(name)
    }
  }

  package static func hash(_ name: String) -> UInt64 {
    var hash = seed
    for byte in name.utf8 { hash = step(hash, byte) }
    return hash
  }

  package static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let condition = hash("if")
  /// The types that are written with brackets.
  private static let lists = [hash("Array"), hash("Dictionary")]
  private static let objectiveC = hash("objc")

  /// The hashes of the words in a part of a text.
  package static func eachWord(
    of bytes: [UInt8], in range: Range<Int>, _ body: (UInt64) -> Void
  ) {
    var hash = seed
    var isInside = false
    for index in range {
      if CallWords.isWord(bytes[index]) {
        hash = step(hash, bytes[index])
        isInside = true
      } else if isInside {
        body(hash)
        (hash, isInside) = (seed, false)
      }
    }
    if isInside { body(hash) }
  }

  package static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static let declaring: [(word: String, keyword: Keyword)] = [
    ("let", Keyword(role: .value)), ("var", Keyword(role: .value)), ("case", Keyword(role: .value)),
    ("enum", Keyword(role: .type, head: .type)), ("struct", Keyword(role: .type, head: .type)),
    ("protocol", Keyword(role: .type, head: .type)), ("actor", Keyword(role: .type, head: .type)),
    // `class func`, `class var` come through the word behind.
    ("class", Keyword(role: .type, head: .type)),
    ("typealias", Keyword(role: .type, head: .alias)),
    ("func", Keyword(role: .function)), ("extension", Keyword(role: .extended, head: .type)),
    // `@objc(Name)`: the name that Objective-C has for a type.
    ("objc", Keyword(role: .type, head: .nameForObjectiveC)),
  ]

  /// Those words, in their order.
  private static let keywords: HashedNames = {
    var result = HashedNames()
    for (word, _) in declaring { _ = result.insert(hash(word)) }
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

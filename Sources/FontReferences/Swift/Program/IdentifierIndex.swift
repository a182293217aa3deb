import SourceText

/// Which files mention or declare a name, known without parsing any: every identifier, hashed.
struct IdentifierIndex: Sendable {
  private var mentioned: [UInt64: [Int32]] = [:]
  private var declared: [UInt64: [Int32]] = [:]

  init(_ texts: [SourceText]) {
    let words = ParserThreads.map(texts) { IdentifierScan.scan($0.utf8) }
    for (file, scan) in words.enumerated() {
      for hash in scan.mentioned { mentioned[hash, default: []].append(Int32(file)) }
      for hash in scan.declared { declared[hash, default: []].append(Int32(file)) }
    }
  }

  /// The files in which a name stands, be it in code, in a comment or in a string.
  func files(mentioning name: String) -> [Int32] {
    mentioned[IdentifierScan.hash(name)] ?? []
  }

  /// The files that may declare a name; no file that does is missing.
  func files(declaring name: String) -> [Int32] {
    declared[IdentifierScan.hash(name)] ?? []
  }
}

/// The identifiers of a text: those it mentions, and those it may declare, which stand after a word
/// such as `let` or before a `=`.
struct IdentifierScan: Sendable {
  private(set) var mentioned: [UInt64]
  private(set) var declared: [UInt64]

  static func scan(_ bytes: [UInt8]) -> IdentifierScan {
    var mentioned: Set<UInt64> = []
    var declared: Set<UInt64> = []
    var hash = seed
    var isInside = false
    var last: UInt64 = 0
    var isDeclaring = false
    for byte in bytes {
      let kind = kinds[Int(byte)]
      if kind == .letter {
        hash = step(hash, byte)
        isInside = true
        continue
      }
      if isInside {
        mentioned.insert(hash)
        if isDeclaring { declared.insert(hash) }
        isDeclaring = isDeclaring || keywords.contains(hash)
        last = hash
        hash = seed
        isInside = false
      }
      switch kind {
      case .equals:
        declared.insert(last)
        isDeclaring = false
      case .ending: isDeclaring = false
      case .letter, .joining: break
      }
    }
    if isInside {
      mentioned.insert(hash)
      if isDeclaring { declared.insert(hash) }
    }
    return IdentifierScan(mentioned: Array(mentioned), declared: Array(declared))
  }

  static func hash(_ name: String) -> UInt64 {
    var hash = seed
    for byte in name.utf8 { hash = step(hash, byte) }
    return hash
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static let keywords = Set(
    [
      "let", "var", "func", "case", "enum", "struct", "class", "protocol", "typealias",
      "extension", "actor",
    ].map(hash))

  private enum ByteKind: UInt8 { case letter, equals, joining, ending }

  /// Between a word such as `let` and the name it declares stand spaces, backticks, brackets of a
  /// tuple, commas and the dots of a path.
  private static let kinds: [ByteKind] = (0..<256).map { value in
    let byte = UInt8(value)
    switch byte {
    case 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .letter
    case UInt8(ascii: "="): return .equals
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "."):
      return .joining
    default: return .ending
    }
  }
}

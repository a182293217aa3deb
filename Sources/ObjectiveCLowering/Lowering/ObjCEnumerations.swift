import NameFlow

/// Enumerations, and what Swift calls their constants.
extension ObjCExtractor {
  struct Enumeration {
    /// The token of its name; `nil` where it has none.
    var name: Int?
  }

  /// The enumeration whose cases a brace holds.
  func enumeration(_ start: Int, _ open: Int) -> Enumeration? {
    let head = start..<open
    guard
      let word = head.first(where: {
        code.isWord($0, "enum") || Self.enumerations.contains(code.word($0) ?? "")
      })
    else { return nil }
    if code.isWord(word, "enum") {
      var name = word + 1
      if code.isWord(name, "class") || code.isWord(name, "struct") { name += 1 }
      if name < open, code.kind(name) == .identifier { return Enumeration(name: name) }
      // `typedef enum { … } Name;`
      let close = code.after(open)
      return Enumeration(name: code.kind(close) == .identifier ? close : nil)
    }
    guard let inner = code.inside(word + 1) else { return nil }
    return Enumeration(name: inner.last { code.kind($0) == .identifier })
  }

  static let enumerations: Set<String> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "CF_ENUM", "CF_OPTIONS", "NS_ERROR_ENUM",
  ]

  /// Each case, as one of its type and as the constant by which C knows it.
  mutating func read(_ enumeration: Enumeration, _ open: Int, _ close: Int) {
    let outer = (index, end)
    defer { (index, end) = outer }
    let type = enumeration.name.flatMap { code.word($0) }
    var id: Declaration.ID?
    if let type, let token = enumeration.name {
      var declaration = member(.type(.enumeration), type, at: token)
      declaration.container = []
      declaration.parent = nil
      declaration.inherited = [.named(["Int"], [])]
      id = declare(declaration, at: token)
    }
    guard let inner = code.inside(open) else { return }
    let parts = code.split(inner, at: .comma)
    let prefix = type.map { type in
      ImportedCase.prefix(of: parts.compactMap { code.word($0.lowerBound) }, of: type)
    }
    for (number, part) in parts.enumerated() {
      guard let name = code.word(part.lowerBound) else { continue }
      let token = part.lowerBound
      var constant = member(.property, name, at: token)
      constant.container = []
      constant.parent = nil
      constant.isStatic = true
      let range = token..<token + 1
      let value: Node.ID
      if let type, let prefix, let id {
        let imported = ImportedCase(swiftName(part) ?? name, of: type, prefix)
        let short = imported.name
        var declaration = member(.enumCase, short, at: token)
        declaration.container = [type]
        declaration.parent = id
        declaration.isStatic = true
        declaration.objectiveCName = name
        let case_ = declare(declaration, at: token)
        if let number = writtenNumber(behind: token, part.upperBound) {
          let written = add(.number(number), range)
          facts.own(written, case_)
          facts[case_].value = written
        }
        constant.type = .named([type], [])
        value = add(.member(add(.name(type), range), short), range)
        if let older = imported.olderName {
          var alias = constant
          alias.name = older
          alias.container = [type]
          alias.parent = id
          let aliasID = declare(alias, at: token)
          let same = add(.member(add(.name(type), range), short), range)
          facts.own(same, aliasID)
          facts[aliasID].value = same
        }
      } else {
        value = add(.number(String(number)), range)
      }
      let constantID = declare(constant, at: token)
      facts.own(value, constantID)
      facts[constantID].value = value
    }
  }

  /// The number that a case is written with: `GTFaceBold = 4`.
  private func writtenNumber(behind token: Int, _ end: Int) -> String? {
    guard token + 3 == end, code.kind(token + 1) == .assign, code.kind(token + 2) == .number else {
      return nil
    }
    return Self.number(code.string(token + 2..<token + 3))
  }

  /// `GTKindPlain NS_SWIFT_NAME(regular)`
  private func swiftName(_ part: Range<Int>) -> String? {
    guard let mark = part.first(where: { code.isWord($0, "NS_SWIFT_NAME") }),
      let inner = code.inside(mark + 1)
    else { return nil }
    return code.string(inner).filter { !$0.isWhitespace }
  }
}

/// What Swift calls a constant of an enumeration of C's.
struct ImportedCase {
  /// `plain`
  var name: String
  /// `Plain`, as Swift 2 had it, where that differs.
  var olderName: String?

  /// - Parameter prefix: with what all constants of the type begin, which Swift leaves out.
  init(_ constant: String, of type: String, _ prefix: String) {
    var rest = constant[...]
    let longest = Self.begins(constant, with: type) ? type : prefix
    if constant.count > longest.count, constant.hasPrefix(longest) {
      rest = rest.dropFirst(longest.count).drop { $0 == "_" }
      if rest.first?.isNumber ?? true {
        // `GTSize12` is `size12`: a name begins with a letter.
        let word = longest.lastIndex { $0.isUppercase } ?? longest.startIndex
        rest = longest[word...] + constant.dropFirst(longest.count)
      }
    }
    name = Self.lowered(rest)
    if rest.first?.isUppercase == true { olderName = String(rest) }
  }

  /// The words that all constants begin with and the type does, but for its plural, and but for the `k` of constants.
  static func prefix(of constants: [String], of type: String) -> String {
    guard var common = constants.first else { return "" }
    for other in constants.dropFirst() { common = words(of: common, in: other) }
    let isMarked = common.hasPrefix("k") && common.dropFirst().first?.isUppercase == true
    let shared = words(of: isMarked ? String(common.dropFirst()) : common, in: type)
    return shared.isEmpty ? "" : isMarked ? "k" + shared : shared
  }

  /// The words that two names begin with.
  private static func words(of name: String, in other: String) -> String {
    if begins(other, with: name) { return name }
    let (own, others) = (Array(name.utf8), Array(other.utf8))
    var count = zip(own, others).prefix { $0 == $1 }.count
    while count > 0, !isEnd(count, of: own) || !isEnd(count, of: others) { count -= 1 }
    return String(decoding: own.prefix(count), as: UTF8.self)
  }

  /// Whether a name is some words, or those and more, be it that the last is one of many.
  private static func begins(_ name: String, with words: String) -> Bool {
    guard name.hasPrefix(words) else { return false }
    let rest = name.utf8.dropFirst(words.utf8.count)
    return rest.first.map { !$0.isLowercase } ?? true || rest.elementsEqual("s".utf8)
  }

  /// Whether a word ends in front of a byte.
  private static func isEnd(_ index: Int, of name: [UInt8]) -> Bool {
    index == name.count || !name[index].isLowercase
  }

  /// `urlBold` of `URLBold`
  private static func lowered(_ name: Substring) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name[capitals.endIndex...]
    guard capitals.count > 1, rest.first?.isLowercase == true else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

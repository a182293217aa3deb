import NameFlow
import SourceText

/// Cuts a file of Swift into what it declares, by braces and words alone.
struct OutlineReader {
  private let text: SourceText
  private var parts: [Outline.Part] = []
  /// The types and functions that are open, and the brackets in them.
  private var braces = 0
  private var brackets = 0
  /// The types and extensions that are open, from the outermost on, and the part that was begun last.
  private var types: [Int] = []
  private var current: Int?
  /// The type whose brace is to open.
  private var opening: Int?
  /// What stands before the word that declares.
  private var pending = Pending()
  private var expected = Expected.nothing
  private var last: UInt8 = 0
  private var isBroken = false
  /// Whether a value behind `=` is made with the instance.
  private var isStored = false
  /// Whether the current part is a variable: others may stand behind a comma.
  private var isVariable = false
  /// Whether it declares cases.
  private var isCase = false
  private var words = OutlineWords()
  /// What the current member of a type gives.
  private var gift = OutlineGift()

  private struct Pending {
    var start: Int?
    var attributes: [String] = []
    var isPrivate = false
    var isOfFile = false
    var isOverride = false
    /// Its value is made when it is asked for.
    var isLate = false
    /// It is a member of the type, not of its instances.
    var isStatic = false
    var words: Set<UInt64> = []
  }

  private enum Expected: Equatable {
    case nothing
    /// The name of what is declared.
    case name
    /// What a type inherits from, behind its name.
    case header(angles: Int, isInheriting: Bool)
  }

  init(_ text: SourceText) { self.text = text }

  mutating func read() -> Outline? {
    // A script is run as a whole.
    guard !text.path.hasSuffix("/main.swift") else { return nil }
    let bytes = text.utf8
    for region in text.regions(.swift) where !isBroken {
      switch region.kind {
      case .comment: words.pass(comment: bytes[region.range])
      case .string:
        settle(before: UInt8(ascii: "\""))
        let isProse = bytes[region.range].contains(UInt8(ascii: " "))
        IdentifierScan.eachWord(of: bytes, in: region.range) { note($0, isProse ? .prose : .text) }
        words.passString()
      case .code: read(bytes, region.range)
      }
    }
    settle(before: 0)
    return isBroken || braces != 0 ? nil : Outline(parts)
  }
}

extension OutlineReader {
  /// Takes note of the last word, whose meaning the next mark or word decides.
  private mutating func settle(before next: UInt8) {
    if let (word, meaning) = words.settle(before: next) { note(word, meaning) }
  }

  private mutating func note(_ word: UInt64, _ meaning: OutlineWords.Meaning) {
    if case .own = meaning { return }
    // The names of cases stand outside the brackets.
    if isCase, pending.start == nil, brackets == 0 { return }
    if pending.start != nil {
      pending.words.insert(word)
    } else if let current {
      switch meaning {
      case .own: break
      case .any: parts[current].words.insert(word)
      case .bare: parts[current].bare.insert(word)
      case .text: parts[current].texts.insert(word)
      case .prose: parts[current].prose.insert(word)
      case .implicit(.whole): parts[current].values.insert(word)
      case .implicit(.part): parts[current].members.insert(word)
      case .implicit(.called): parts[current].calls.insert(word)
      case .qualified(let type): parts[current].qualified[word, default: []].insert(type)
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, !isBroken {
      let byte = bytes[index]
      if CallWords.isWord(byte) {
        let start = index
        while index < range.upperBound, CallWords.isWord(bytes[index]) { index += 1 }
        settle(before: byte)
        read(word: bytes[start..<index])
        last = bytes[index - 1]
      } else {
        if byte > UInt8(ascii: " ") {
          settle(before: byte)
          words.pass(mark: byte, isSpaced: index > 0 && bytes[index - 1] <= UInt8(ascii: " "))
        } else {
          words.pass(mark: byte, isSpaced: false)
        }
        read(mark: byte, at: index)
        if byte > UInt8(ascii: " ") {
          gift.pass(mark: byte, after: last, isNested: brackets > 0 || braces > types.count)
          last = byte
        }
        index += 1
      }
    }
  }

  /// Whether declarations may begin here.
  private var mayDeclare: Bool {
    brackets == 0 && last != UInt8(ascii: ".") && last != UInt8(ascii: "`") && braces == types.count
  }

  /// Whether the current part asks a type for what has its name.
  private var isRequirement: Bool { types.last.map { parts[$0].isProtocol } ?? false }

  /// Types within each other, more than which are read as one.
  private static let deepest = 16

  private mutating func read(word: ArraySlice<UInt8>) {
    let hash = word.reduce(IdentifierScan.seed, IdentifierScan.step)
    let isName = expected == .name && braces == types.count && brackets == 0
    defer {
      words.pass(
        word: word, hash, isInBody: braces > types.count, namesItself: isName && !isRequirement)
    }
    guard braces == types.count, brackets == 0 else { return }
    gift.pass(word: word)
    if expected == .name {
      take(name: String(decoding: word, as: UTF8.self), until: word.endIndex)
      return
    }
    if case .header(let angles, let isInheriting) = expected {
      takeHeader(String(decoding: word, as: UTF8.self), angles, isInheriting)
      return
    }
    guard mayDeclare else { return }
    if last == UInt8(ascii: "@") {
      // `@objc(Name)` gives a name that others may mean.
      let isRenaming = text.utf8[word.endIndex...].first == UInt8(ascii: "(")
      pending.attributes.append(
        String(decoding: word, as: UTF8.self)
          + (isRenaming && word.elementsEqual("objc".utf8) ? "()" : ""))
    } else if last == UInt8(ascii: "#") {
      if braces == 0, word.elementsEqual("Preview".utf8) {
        begin(.preview, at: word.startIndex - 1)
      }
    } else if word.count <= 15 {
      read(keyword: String(decoding: word, as: UTF8.self), at: word.startIndex)
    }
  }

  private mutating func read(keyword: String, at start: Int) {
    switch keyword {
    case "class" where isModifier(after: start + 5):
      pending.start = pending.start ?? start
      (pending.isLate, pending.isStatic) = (true, true)
    case "struct", "class", "enum", "actor", "protocol":
      let isMember = braces > 0
      // Objective-C names a class as Swift does.
      pending.attributes.removeAll { $0 == "objc" }
      begin(isMember ? .member : .type, at: start)
      expected = .name
      if let current { parts[current].isProtocol = keyword == "protocol" }
      guard let current, types.count < Self.deepest else { return }
      parts[current].isType = isMember
      parts[current].isStatic = isMember
      opening = current
    case "extension" where braces == 0:
      begin(.addition, at: start)
      expected = .name
      opening = current
    case "func", "var", "let", "typealias", "macro", "associatedtype":
      let isLate = pending.isLate
      begin(braces == 0 ? .global : .member, at: start)
      isVariable = keyword == "var" || keyword == "let"
      if keyword == "func" { takesParameters() }
      isStored = braces > 0 && !isLate && isVariable
      if let current, parts[current].isStatic { gift.begin(isFunction: keyword == "func") }
      expected = .name
    case "init", "subscript", "deinit", "case":
      guard braces > 0 else { return }
      begin(.member, at: start)
      isCase = keyword == "case"
      if keyword == "init" || keyword == "subscript" { words.begin(isFunction: true) }
    case "operator", "precedencegroup": if braces == 0 { begin(.global, at: start) }
    case "private", "fileprivate":
      pending.start = pending.start ?? start
      // Everybody may read what is `private(set)`.
      let isOfSetter = text.utf8[start...].starts(with: (keyword + "(set)").utf8)
      pending.isPrivate = pending.isPrivate || !isOfSetter
      pending.isOfFile = pending.isPrivate && keyword == "fileprivate"
    case "override":
      pending.start = pending.start ?? start
      pending.isOverride = true
    case "static", "lazy":
      pending.start = pending.start ?? start
      pending.isLate = true
      pending.isStatic = pending.isStatic || keyword == "static"
    case "public", "open", "internal", "package", "final", "weak", "unowned", "mutating",
      "nonmutating", "required", "convenience", "dynamic", "indirect", "prefix", "infix",
      "postfix", "nonisolated", "distributed":
      pending.start = pending.start ?? start
    default: break
    }
  }

  private mutating func takesParameters() {
    words.begin(isFunction: true)
    if let current { parts[current].isFunction = true }
  }

  /// Whether a word is `class` in front of a member: `class func`.
  private func isModifier(after end: Int) -> Bool {
    guard braces > 0 else { return false }
    let rest = text.utf8[end...].drop { $0 == UInt8(ascii: " ") }
    return ["func", "var", "let", "override", "final", "subscript"].contains {
      rest.starts(with: $0.utf8)
    }
  }

  private mutating func begin(_ role: Outline.Part.Role, at start: Int) {
    endGift()
    var part = Outline.Part(role, "", start: pending.start ?? start)
    part.isStatic = pending.isStatic && role == .member
    // Documents name what they set, private or not.
    part.isPrivate = pending.isPrivate && !pending.attributes.contains("IBInspectable")
    part.isOfFile = part.isPrivate && pending.isOfFile
    part.isEntry = pending.attributes.contains(where: PlainTypes.entries.contains)
    let attributes = Set(pending.attributes)
    part.asking = attributes.isDisjoint(with: PlainTypes.macros) ? .nothing : .all
    part.isOpen =
      pending.isOverride
      || !attributes.subtracting(PlainTypes.macros).subtracting(PlainTypes.entries)
        .isSubset(of: PlainTypes.attributes)
    part.words = pending.words
    pending = Pending()
    expected = .nothing
    isStored = false
    isVariable = false
    isCase = false
    opening = nil
    words.begin(isFunction: false)
    if role == .member { part.outer = types.last }
    current = parts.count
    parts.append(part)
  }

  /// What the current part gives is known where the next begins.
  private mutating func endGift() {
    if let current { parts[current].gives = gift.end() }
  }

  private mutating func take(name: String, until end: Int) {
    guard let current else { return }
    parts[current].name = name
    let part = parts[current]
    let isType = part.isTypeOrAddition
    expected = isType ? .header(angles: 0, isInheriting: false) : .nothing
    if PlainTypes.isCalledByItself(name) { parts[current].isOpen = true }
    if part.isFunction {
      let rest = text.utf8[end...].drop { $0 <= UInt8(ascii: " ") }
      parts[current].hasParameters = !(rest.starts(with: "()".utf8))
    }
  }

  private mutating func takeHeader(_ word: String, _ angles: Int, _ isInheriting: Bool) {
    guard let current, angles == 0 else { return }
    if word == "where" {
      parts[current].hasRequirements = true
      expected = .nothing
    } else if isInheriting {
      inherit(word, current)
    } else if last == UInt8(ascii: ".") {
      // `extension Outer.Inner`
      parts[current].name = word
    }
  }

  private mutating func inherit(_ word: String, _ part: Int) {
    parts[part].conforms = true
    if word == "PreviewProvider", !parts[part].isType {
      parts[part].role = .preview
    }
    guard word != "any" else { return }
    // `ReactorKit.View` is another one than SwiftUI's.
    let isQualified = last == UInt8(ascii: ".")
    let module = isQualified ? parts[part].inherited.popLast() : nil
    let isOfPlatform = module.map(PlainTypes.isModule) ?? true
    if isOfPlatform, PlatformClasses.isKnown(word) { parts[part].base = word }
    if PlainTypes.isNamed(word) {
      parts[part].asking.formUnion(isOfPlatform ? .by(word) : .all)
      return
    }
    parts[part].inherited.append(word)
  }

  private mutating func read(mark: UInt8, at index: Int) {
    switch mark {
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if brackets == 0, expected == .name { expected = .nothing }
      brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      brackets -= 1
      isBroken = brackets < 0
    case UInt8(ascii: "@"): if mayDeclare, pending.start == nil { pending.start = index }
    case UInt8(ascii: ","):
      // `let first = 1, second = 2`
      if mayDeclare, isVariable, expected == .nothing, let current {
        parts[current].isOpen = true
      }
    case UInt8(ascii: "=") where isStored && braces == types.count && brackets == 0:
      if let current { parts[current].isMadeWithInstance = true }
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "~"),
      UInt8(ascii: "%"), UInt8(ascii: "^"):
      // The name of an operator is none that code mentions by a word.
      if expected == .name { expected = .nothing }
    default: readHeader(mark: mark)
    }
  }

  private mutating func readHeader(mark: UInt8) {
    if expected == .name, mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">") {
      expected = .nothing
    }
    guard case .header(let angles, let isInheriting) = expected else { return }
    switch mark {
    case UInt8(ascii: "<"): expected = .header(angles: angles + 1, isInheriting: isInheriting)
    case UInt8(ascii: ">"):
      expected = .header(angles: max(0, angles - 1), isInheriting: isInheriting)
    case UInt8(ascii: ":") where angles == 0: expected = .header(angles: 0, isInheriting: true)
    default: break
    }
  }

  private mutating func open() {
    if braces == types.count, brackets == 0 {
      expected = .nothing
      if let opening { types.append(opening) }
      opening = nil
    }
    braces += 1
    flush()
  }

  private mutating func close() {
    flush()
    let closesType = braces == types.count && braces > 0
    if closesType { types.removeLast() }
    braces -= 1
    isBroken = braces < 0
    // The value of a variable goes on behind a closure: `let title = [{ "a" }(), name()]`; parameters may have one, too.
    if braces == 0, brackets == 0, closesType || !isVariable {
      endGift()
      current = nil
    }
    if braces == types.count { expected = .nothing }
  }

  /// What was thought to stand before a declaration belongs to the part around it.
  private mutating func flush() {
    if let current { parts[current].words.formUnion(pending.words) }
    pending = Pending()
  }
}

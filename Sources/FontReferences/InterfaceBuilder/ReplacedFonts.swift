import NameFlow
import SourceText

/// Outlets whose fonts code replaces before they are drawn: in a `didSet` of the outlet, or in what the system runs
/// as soon as the object that has the outlet is there; and views whose own classes do so.
///
/// Only an assignment that no condition stands around counts, of a font that is not made of the one before. The fonts
/// in an attributed text go with the text, too, where nothing takes the text of the document for a new one, or where the
/// new one is given a font from end to end; and a font
/// that is given to a label, a text field or a text view is given to all of its text, as `UILabel.font` is documented to.
enum ReplacedFonts {
  /// A property of a class that leads to an object of a document, for what the document puts into the object.
  struct Outlet: Hashable {
    var type: String
    var property: String
    var part = Part.font

    /// A view of a class by itself.
    static func itself(of type: String, _ part: Part = .font) -> Outlet {
      Outlet(type: type, property: "self", part: part)
    }
  }

  /// What a document gives an object.
  enum Part {
    case font, attributedText
  }

  /// What a statement gives an object by a property.
  fileprivate struct Gift: Hashable {
    enum Kind {
      case font, titleFont, attributedText, coveredText
    }

    var property: String
    var kind: Kind

    /// What of the object is not drawn any more.
    func parts(_ kept: Set<String>) -> [Part] {
      switch kind {
      case .font: [.font, .attributedText]
      case .titleFont: [.font]
      case .attributedText: kept.contains(property) ? [] : [.attributedText]
      case .coveredText: [.attributedText]
      }
    }

    func outlets(of type: String, _ kept: Set<String>) -> [Outlet] {
      parts(kept).map { Outlet(type: type, property: property, part: $0) }
    }
  }

  /// Those of some outlets whose class gives them another font.
  static func replaced(_ outlets: Set<Outlet>, in code: [SourceText]) -> Set<Outlet> {
    guard !outlets.isEmpty else { return [] }
    let classes = Set(outlets.map(\.type))
    let properties = Set(outlets.map(\.property))
    let types = Needles(words: Array(classes))
    let fonts = Needles(words: [
      "font", "setFont", "attributedText", "setAttributedText", "setAttributedTitle",
    ])
    let scans = ParserThreads.map(code) { text -> FontScan in
      var scan = FontScan(properties: properties, classes: classes)
      if types.occur(in: text), fonts.occur(in: text) { scan.read(text.utf8) }
      return scan
    }
    var functions: [FontScan.Function: FontScan.Contents] = [:]
    let kept = scans.reduce(into: Set<String>()) { $0.formUnion($1.kept) }
    var result: Set<Outlet> = []
    for scan in scans {
      for (type, gift) in scan.setAtOnce { result.formUnion(gift.outlets(of: type, kept)) }
      functions.merge(scan.functions) { $0.joined(with: $1) }
    }
    var pending = functions.keys.filter { first.contains($0.name) }
    var seen = Set(pending)
    while let next = pending.popLast() {
      guard let contents = functions[next] else { continue }
      for gift in contents.set { result.formUnion(gift.outlets(of: next.type, kept)) }
      for name in contents.called {
        let function = FontScan.Function(type: next.type, name: name)
        if functions[function] != nil, seen.insert(function).inserted { pending.append(function) }
      }
    }
    return result.intersection(outlets)
  }

  /// What the system runs before anything is drawn.
  private static let first: Set<String> = [
    "viewDidLoad", "awakeFromNib", "viewWillAppear", "layoutSubviews", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews", "windowDidLoad", "init", "initWithCoder", "didMoveToWindow",
    "viewDidMoveToWindow",
  ]
}

/// Reads which properties the functions of classes give a font or a text, by the words and the braces around them.
private struct FontScan: Sendable {
  struct Function: Hashable {
    var type: String
    var name: String
  }

  struct Contents {
    var set: Set<ReplacedFonts.Gift> = []
    var called: Set<String> = []

    func joined(with other: Contents) -> Contents {
      Contents(set: set.union(other.set), called: called.union(other.called))
    }
  }

  /// What a brace opens.
  private enum Block: Equatable {
    case type(String)
    case property(String)
    case function(String)
    case observer
    case other
  }

  let properties: Set<String>
  let classes: Set<String>
  private(set) var functions: [Function: Contents] = [:]
  /// What classes give their properties wherever those get a value.
  private(set) var setAtOnce: [(type: String, gift: ReplacedFonts.Gift)] = []
  /// The properties whose attributed texts are read: a new text may be made of the one before.
  private(set) var kept: Set<String> = []
  private var blocks: [Block] = []
  /// The class that `@implementation` names.
  private var implemented: String?
  private var covered = CoveredTexts()
  /// The words since a brace or a semicolon.
  private var words: [String] = []

  init(properties: Set<String>, classes: Set<String>) {
    self.properties = properties
    self.classes = classes
  }

  mutating func read(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      switch bytes[index] {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
        index = rest.firstIndex(of: 0x0A) ?? bytes.count
        continue
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        index = bytes.firstIndex(of: Array("*/".utf8), in: index..<bytes.count) ?? bytes.count
      case UInt8(ascii: "\""):
        index = Self.end(ofText: rest)
        continue
      case UInt8(ascii: "{"):
        blocks.append(block)
        if case .function? = blocks.last { covered = CoveredTexts() }
        words = []
      case UInt8(ascii: "}"):
        if !blocks.isEmpty { blocks.removeLast() }
        words = []
      case UInt8(ascii: ";"): words = []
      case let byte where byte.isIdentifier:
        let end = rest.firstIndex { !$0.isIdentifier } ?? bytes.count
        take(String(decoding: bytes[index..<end], as: UTF8.self), bytes, index..<end)
        index = end
        continue
      default: break
      }
      index += 1
    }
  }

  /// Where a text literal ends: at its quote, or with its line.
  private static func end(ofText bytes: ArraySlice<UInt8>) -> Int {
    let isLong = bytes.starts(with: "\"\"\"".utf8)
    var index = bytes.startIndex + (isLong ? 3 : 1)
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if isLong ? bytes[index...].starts(with: "\"\"\"".utf8) : bytes[index] == UInt8(ascii: "\"") {
        return index + (isLong ? 3 : 1)
      }
      if !isLong, bytes[index] == 0x0A { return index }
      index += 1
    }
    return bytes.endIndex
  }

  /// What a brace opens behind the words.
  private var block: Block {
    func word(after keyword: String) -> String? {
      words.lastIndex(of: keyword).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    if words.last == "didSet" { return .observer }
    if let name = word(after: "func") { return .function(name) }
    if case .type? = blocks.last, words.contains("init") { return .function("init") }
    if blocks.isEmpty {
      if let name = word(after: "class") ?? word(after: "extension") { return .type(name) }
      // `- (void)viewDidLoad {`
      if implemented != nil, words.contains("initWithCoder") { return .function("initWithCoder") }
      if implemented != nil, words.count >= 2, let name = words.last { return .function(name) }
      return .other
    }
    if case .type? = blocks.last, let name = word(after: "var") { return .property(name) }
    return .other
  }

  private mutating func take(_ word: String, _ bytes: [UInt8], _ range: Range<Int>) {
    if words.last == "implementation" { implemented = word }
    if words.count > 64 { words.removeFirst(32) }
    words.append(word)
    let next = bytes[range.upperBound...].first { $0 != 0x20 }
    if let function {
      covered.pass(word, after: words.dropLast().last, bytes, range)
      if next == UInt8(ascii: "("), isOwn(bytes, before: range.lowerBound) {
        functions[function, default: Contents()].called.insert(word)
      }
      // `[self setUp];`
      if next == UInt8(ascii: "]"), words.suffix(2).first == "self" {
        functions[function, default: Contents()].called.insert(word)
      }
    }
    if let function, properties.contains("self"), let kind = givenToItself(word, bytes, range) {
      functions[function, default: Contents()].set.insert(.init(property: "self", kind: kind))
    }
    if word == "attributedText", isRead(bytes[range.upperBound...]) { kept.insert("self") }
    let name = implemented == nil ? word : String(word.drop { $0 == "_" })
    guard properties.contains(name) else { return }
    if readsText(bytes[range.upperBound...]) { kept.insert(name) }
    guard isOwn(bytes, before: range.lowerBound), let kind = given(bytes[range.upperBound...])
    else { return }
    let gift = ReplacedFonts.Gift(property: name, kind: kind)
    if let function {
      functions[function, default: Contents()].set.insert(gift)
    } else if let type = observer(of: name) {
      setAtOnce.append((type, gift))
    }
  }

  /// `font = …`, `self.font = …`, `[self setFont:…]`, and the same of a button's `titleLabel` and of a text.
  private func givenToItself(
    _ word: String, _ bytes: [UInt8], _ range: Range<Int>
  ) -> ReplacedFonts.Gift.Kind? {
    let rest = bytes[range.upperBound...]
    switch word {
    case "self": return given(rest)
    case "titleLabel":
      return isOwn(bytes, before: range.lowerBound) && givesFont(rest) ? .titleFont : nil
    case "font", "attributedText":
      // In Objective-C it is a variable.
      let isBare =
        implemented == nil
        && (range.lowerBound == 0 || bytes[range.lowerBound - 1] != UInt8(ascii: "."))
        && words.dropLast().last.map { !["let", "var"].contains($0) } ?? true
      guard isBare else { return nil }
      return word == "font"
        ? (isGivenFont(rest) ? .font : nil) : (isAssigned(rest) ? text(rest) : nil)
    default: return nil
    }
  }

  /// The function of one of the classes in which a statement stands by itself.
  private var function: Function? {
    guard case .function(let name)? = blocks.last else { return nil }
    switch blocks.first {
    case .type(let type)? where blocks.count == 2 && classes.contains(type):
      return Function(type: type, name: name)
    case .function? where blocks.count == 1:
      guard let implemented, classes.contains(implemented) else { return nil }
      return Function(type: implemented, name: name)
    default: return nil
    }
  }

  /// The class in the `didSet` of whose property a statement stands by itself.
  private func observer(of name: String) -> String? {
    guard blocks.count == 3, case .type(let type) = blocks[0], classes.contains(type),
      blocks[1] == .property(name), blocks[2] == .observer
    else { return nil }
    return type
  }

  /// Whether a word begins an expression, but for `self.` before it.
  private func isOwn(_ bytes: [UInt8], before start: Int) -> Bool {
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return true }
    return bytes[..<(start - 1)].suffix(4).elementsEqual("self".utf8)
  }

  /// What a statement goes on to give: `.font = …`, of another font than the one before, `.titleLabel?.font = …`,
  /// `.attributedText = …`, `.setAttributedTitle(…, for: .normal)`, and the same in brackets.
  private func given(_ bytes: ArraySlice<UInt8>) -> ReplacedFonts.Gift.Kind? {
    let rest = Self.withoutMark(bytes)
    if let rest = Self.rest(of: rest, after: ".titleLabel") {
      return givesFont(rest) ? .titleFont : nil
    }
    if givesFont(rest) { return .font }
    if let rest = Self.rest(of: rest, after: ".attributedText") {
      return isAssigned(rest) ? text(rest) : nil
    }
    if let rest = Self.rest(of: rest, after: ".setAttributedTitle"), rest.first == UInt8(ascii: "(")
    {
      return isOfNormalState(rest) ? text(rest) : nil
    }
    let message = rest.drop { $0 == 0x20 }
    if message.starts(with: "setAttributedText:".utf8) { return text(message) }
    if message.starts(with: "setAttributedTitle:".utf8) {
      return isOfNormalState(message) ? text(message) : nil
    }
    return nil
  }

  private func text(_ rest: ArraySlice<UInt8>) -> ReplacedFonts.Gift.Kind {
    covered.isGiven(rest) ? .coveredText : .attributedText
  }

  /// Whether a statement goes on with `.font = …`, of another font than the one before.
  private func givesFont(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = Self.withoutMark(bytes)
    if let rest = Self.rest(of: rest, after: ".font") { return isGivenFont(rest) }
    let message = rest.drop { $0 == 0x20 }
    return message.starts(with: "setFont:".utf8) && isOtherFont(message)
  }

  /// Whether an expression goes on with a member that is an object's attributed text.
  private func readsText(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = Self.withoutMark(bytes)
    guard rest.first == UInt8(ascii: ".") || rest.first == 0x20 else { return false }
    rest = rest.dropFirst()
    if let rest = Self.rest(of: rest, after: "attributedText") { return isRead(rest) }
    // A new text may be given the font of the one before: `[.font: label.font]`.
    if let rest = Self.rest(of: rest, after: "font"), rest.first?.isIdentifier != true {
      return isRead(rest)
    }
    return ["attributedTitle", "currentAttributedTitle"].contains { rest.starts(with: $0.utf8) }
  }

  /// Whether a member is not given a value by what follows its name, but asked for, and for more than its characters or
  /// its measures.
  private func isRead(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard !isAssigned(bytes) else { return false }
    let rest = Self.withoutMark(bytes).dropFirst()
    return !Self.measures.contains { member in
      Self.rest(of: rest, after: member).map { $0.first?.isIdentifier != true } ?? false
    }
  }

  private static let measures = [
    "string", "length", "pointSize", "lineHeight", "capHeight", "xHeight", "ascender", "descender",
    "leading",
  ]

  private static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  private static func rest(of bytes: ArraySlice<UInt8>, after start: String) -> ArraySlice<UInt8>? {
    bytes.starts(with: start.utf8) ? bytes.dropFirst(start.utf8.count) : nil
  }

  /// Whether the rest of a line gives the title of a button in the state that a document calls "normal".
  private func isOfNormalState(_ rest: ArraySlice<UInt8>) -> Bool {
    let line = Self.line(rest)
    return [".normal)", "UIControlStateNormal]", ": [])"].contains {
      line.firstIndex(of: Array($0.utf8), in: 0..<line.count) != nil
    }
  }

  /// Whether what follows `font` assigns it another font than the one before.
  private func isGivenFont(_ bytes: ArraySlice<UInt8>) -> Bool {
    isAssigned(bytes) && isOtherFont(bytes)
  }

  private func isAssigned(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// The rest of a line, as far as a statement goes: a file may be one line of thousands of them.
  private static func line(_ rest: ArraySlice<UInt8>) -> [UInt8] {
    Array(rest.prefix(1_024).prefix { $0 != 0x0A })
  }

  /// Whether the rest of a line makes its font of no other one.
  private func isOtherFont(_ rest: ArraySlice<UInt8>) -> Bool {
    let line = Self.line(rest)
    return line.firstIndex(of: Array(".font".utf8), in: 0..<line.count) == nil
      && line.firstIndex(of: Array(" font]".utf8), in: 0..<line.count) == nil
  }
}

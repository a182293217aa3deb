import SourceText

/// How a file writes names and entries.
enum TextFormat: Hashable {
  case swift, objectiveC, javaScript
  case markup, json, yaml
  /// A style sheet, or the page it is in.
  case styleSheet
  /// A property list as `project.pbxproj` is written.
  case oldStyle
  /// The build settings of an `.xcconfig` file.
  case settings

  /// Whether lists are written in it as Swift and JavaScript do.
  var isCode: Bool { self == .swift || self == .javaScript }

  /// - Parameter bytes: what tells the forms of property lists apart.
  init?(path: String, _ bytes: [UInt8]) {
    switch path.pathExtension {
    case "swift": self = .swift
    case "m", "mm", "h", "pch": self = .objectiveC
    case "js", "jsx", "ts", "tsx", "mjs", "cjs": self = .javaScript
    case "json", "xcstrings": self = .json
    case "yml", "yaml": self = .yaml
    case "storyboard", "xib", "xml": self = .markup
    case "css", "html", "htm": self = .styleSheet
    case "pbxproj": self = .oldStyle
    case "xcconfig": self = .settings
    case "plist", "strings":
      let first = bytes.first { !$0.isBlankOfText }
      self = first == UInt8(ascii: "<") ? .markup : .oldStyle
    default: return nil
    }
  }

  /// Whether a text can be written as it is: no line ends in it.
  static func isWritable(_ text: String) -> Bool { !text.utf8.contains { $0 < 0x20 } }

  /// Writes a name in the place of another one, in the quotes that are there.
  func replacing(_ range: Range<Int>, by name: String, in bytes: [UInt8]) -> TextChange? {
    guard range.upperBound <= bytes.count, Self.isWritable(name) else { return nil }
    switch self {
    case .swift, .objectiveC, .javaScript:
      let range = Self.withQuotes(range, in: bytes)
      guard let literal = CodeLiteral(bytes[range], self), let text = literal.written(name) else {
        return nil
      }
      return TextChange(range, text)
    case .markup: return Self.replacingMarkup(range, by: name, in: bytes)
    case .json, .yaml, .oldStyle, .settings, .styleSheet:
      let quote = Self.quote(around: range, in: bytes)
      if self == .styleSheet, quote == nil, !isPlain(name) { return nil }
      guard self != .json || quote == UInt8(ascii: "\"") else { return nil }
      return TextChange(range, escaped(name, in: quote))
    }
  }

  /// A value as it stands between quotes, or, where there are none, with quotes if it needs them.
  func escaped(_ value: String, in quote: UInt8?) -> String {
    guard let quote else { return isPlain(value) ? value : "\"" + Self.backslashed(value) + "\"" }
    if quote == UInt8(ascii: "'"), self == .yaml {
      let doubled = value.utf8.flatMap { byte -> [UInt8] in byte == quote ? [byte, byte] : [byte] }
      return String(decoding: doubled, as: UTF8.self)
    }
    return Self.backslashed(value, quote)
  }

  private func isPlain(_ value: String) -> Bool {
    switch self {
    case .settings: return true
    case .styleSheet:
      return value.utf8.first?.isLetterOfText == true
        && value.utf8.allSatisfy {
          $0.isPartOfPath && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/")
        }
    case .yaml:
      let isWord = value.utf8.allSatisfy { $0.isPartOfPath || $0 == UInt8(ascii: " ") }
      let begins = value.utf8.first.map { $0.isLetterOfText || $0 == UInt8(ascii: "_") } ?? false
      let isKeyword = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(
        value.lowercased())
      return isWord && begins && !value.hasSuffix(" ") && !isKeyword
    default:
      return !value.isEmpty
        && value.utf8.allSatisfy { $0.isPartOfPath && $0 != UInt8(ascii: "-") }
    }
  }

  /// A string of code with its quotes, where the place is that of what stands between them.
  private static func withQuotes(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    guard let quote = quote(around: range, in: bytes), bytes[range].first?.isQuoteOfCode != true
    else { return range }
    return bytes[range].contains(quote) ? range : range.lowerBound - 1..<range.upperBound + 1
  }

  /// The quote on both sides of what stands in a document.
  private static func quote(around range: Range<Int>, in bytes: [UInt8]) -> UInt8? {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return nil }
    let before = bytes[range.lowerBound - 1]
    let isQuote = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
    return isQuote && bytes[range.upperBound] == before ? before : nil
  }

  /// Quotes and backslashes behind a backslash.
  static func backslashed(_ value: String, _ quote: UInt8 = UInt8(ascii: "\"")) -> String {
    var result: [UInt8] = []
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\\") || byte == quote { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands between tags, or between the quotes of an attribute. An element without content is written
  /// anew, with some.
  private static func replacingMarkup(
    _ range: Range<Int>, by name: String, in bytes: [UInt8]
  ) -> TextChange? {
    let old = bytes[range]
    guard old.first == UInt8(ascii: "<") else {
      return TextChange(range, markup(name))
    }
    let tag = old.dropFirst().prefix { $0.isLetterOfText }
    guard !tag.isEmpty, old.last == UInt8(ascii: ">") else { return nil }
    let element = String(decoding: tag, as: UTF8.self)
    return TextChange(range, "<\(element)>\(markup(name))</\(element)>")
  }

  /// Not by characters: a bracket with an accent is one of its own, and begins a tag all the same.
  static func markup(_ value: String) -> String {
    value.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A string as code writes it: its quotes and what belongs to them.
struct CodeLiteral {
  private let before: String
  private let after: String
  private let quote: UInt8
  private let isRaw: Bool

  /// - Returns: `nil` for what is no literal of one line, and for one that holds more than text.
  init?(_ bytes: ArraySlice<UInt8>, _ format: TextFormat) {
    var rest = bytes
    var before: [UInt8] = []
    if format == .objectiveC, rest.first == UInt8(ascii: "@") { before.append(rest.removeFirst()) }
    let hashes = format == .swift ? rest.prefix { $0 == UInt8(ascii: "#") }.count : 0
    before += rest.prefix(hashes)
    rest = rest.dropFirst(hashes)
    let quotes =
      format == .javaScript
      ? [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")] : [UInt8(ascii: "\"")]
    guard rest.count >= 2 + hashes, let quote = rest.first, quotes.contains(quote),
      rest.suffix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }),
      rest.dropLast(hashes).last == quote
    else { return nil }
    let inner = rest.dropFirst().dropLast(hashes + 1)
    guard Self.isText(inner, quote, isTemplate: quote == UInt8(ascii: "`"), hashes > 0) else {
      return nil
    }
    self.before = String(decoding: before + [quote], as: UTF8.self)
    after = String(decoding: rest.suffix(hashes + 1), as: UTF8.self)
    self.quote = quote
    isRaw = hashes > 0
  }

  /// The literal with other contents; `nil` where these cannot be written in it.
  func written(_ name: String) -> String? {
    if isRaw, name.utf8.contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") }) { return nil }
    if quote == UInt8(ascii: "`"), name.contains("${") { return nil }
    return before + (isRaw ? name : TextFormat.backslashed(name, quote)) + after
  }

  private static func isText(
    _ inner: ArraySlice<UInt8>, _ quote: UInt8, isTemplate: Bool, _ isRaw: Bool
  ) -> Bool {
    var isEscaped = false
    var last: UInt8 = 0
    for byte in inner {
      if byte == UInt8(ascii: "\n") { return false }
      if isEscaped, byte == UInt8(ascii: "(") { return false }
      if isTemplate, last == UInt8(ascii: "$"), byte == UInt8(ascii: "{") { return false }
      if !isEscaped, byte == quote { return false }
      isEscaped = !isEscaped && !isRaw && byte == UInt8(ascii: "\\")
      last = byte
    }
    return !isEscaped
  }
}

extension UInt8 {
  var isBlankOfText: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }

  var isLetterOfText: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may stand in a path that needs no quotes.
  fileprivate var isPartOfPath: Bool {
    isLetterOfText || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: "-")
  }
}

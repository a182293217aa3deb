import SourceText

/// How a name that is put together begins and ends, as far as it is written: `"Shop" + kind`,
/// `name.appending("Cell")`, `"\(kind)Cell"`, `[NSString stringWithFormat:@"Shop%@Cell", kind]`.
///
/// Told by the words alone.
struct NameEnds: Hashable {
  var beginning = ""
  var end = ""

  func mayBe(of name: String) -> Bool { name.hasPrefix(beginning) && name.hasSuffix(end) }

  /// - Parameters:
  ///   - argument: what a function is given.
  ///   - before: the code before its call, in which a variable that is the argument gets its value.
  /// - Returns: `nil` where neither end is written, or where what puts the name together is not known.
  init?(of argument: String, before: String) {
    var text = argument.trimmed
    if text.isWord {
      guard let value = Self.value(of: text, in: before) else { return nil }
      text = value
    }
    guard let (beginning, end) = Self.format(in: text) ?? Self.ends(of: text) else { return nil }
    self.beginning = beginning
    self.end = end
    // The module of a class stands before its name; what the compiler makes of both has other marks.
    guard !beginning.hasPrefix("_Tt") else { return nil }
    if let dot = beginning.lastIndex(of: ".") {
      self.beginning = String(beginning[dot...].dropFirst())
    }
    if end.contains(".") { self.end = "" }
    guard !self.beginning.isEmpty || !self.end.isEmpty else { return nil }
  }

  /// What a variable is given; `nil` where that is not seen in its function, or where there are several such places.
  private static func value(of name: String, in code: String) -> String? {
    var code = code.suffix(farthest)
    if let head = heads.compactMap({ code.ranges(of: $0).last?.upperBound }).max() {
      code = code[head...]
    }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    var values: [(line: Int, text: String)] = []
    for (index, line) in lines.enumerated() {
      for range in line.ranges(of: name) where line.isWord(at: range) {
        let behind = line[range.upperBound...].drop(while: \.isWhitespace)
        // A property may be set elsewhere, too.
        if line[..<range.lowerBound].last.map(".&".contains) == true { return nil }
        if changes.contains(where: behind.hasPrefix) { return nil }
        if behind.hasPrefix("=") && !behind.hasPrefix("==") {
          values.append((index, behind.dropFirst().trimmed))
        } else if behind.hasPrefix(":") || behind.hasPrefix("+=") {
          return nil
        }
      }
    }
    guard values.count == 1, var text = values.first?.text, let line = values.first?.line,
      !text.contains("//")
    else { return nil }
    // A value that goes on in the next line is not read.
    let next = line + 1 < lines.count ? lines[line + 1].trimmed : ""
    guard next.first.map({ $0.isNameCharacter || "@[}(".contains($0) }) ?? true else { return nil }
    if text.hasSuffix(";") { text.removeLast() }
    return text
  }

  /// What changes a text in its place.
  private static let changes = [
    ".append", ".insert", ".remove", ".replace", "append", "insert", "delete", "replace", "set",
  ]
  /// Farther before a call no variable is looked for.
  private static let farthest = 1_500
  /// What begins a function, or ends one.
  private static let heads = ["func ", "init(", "\n- (", "\n+ (", "\n-(", "\n+(", "\n}"]

  /// The ends of `[NSString stringWithFormat:@"…", …]` and of `String(format: "…", …)`.
  private static func format(in text: String) -> (String, String)? {
    let heads = ["[NSString stringWithFormat:@\"", "String(format: \"", "NSString(format: \""]
    guard let head = heads.first(where: text.hasPrefix), text.isOneCall else { return nil }
    let rest = text.dropFirst(head.count)
    guard let close = rest.firstIndex(of: "\"") else { return nil }
    let format = rest[..<close]
    // What a specifier is, `%@`, `%1$ld`, is not told where it is not `%@`.
    let last = format.split(separator: "%", omittingEmptySubsequences: false).last ?? ""
    return (
      String(format.prefix { $0 != "%" }), last.first == "@" ? String(last.dropFirst()) : ""
    )
  }

  /// The ends of a sum, of what a method appends, and of one text: those that are texts without more.
  private static func ends(of text: String) -> (String, String)? {
    guard !foreign.contains(where: text.contains) else { return nil }
    var parts = text.split(separator: " + ").map(\.trimmed)
    for method in [".appending(", " stringByAppendingString:"] {
      let found = text.ranges(of: method)
      guard let range = found.first else { continue }
      guard found.count == 1, parts.count == 1, text.last == ")" || text.last == "]" else {
        return nil
      }
      parts = [String(text[..<range.lowerBound]), String(text[range.upperBound...].dropLast())]
    }
    var beginning = ""
    for part in parts {
      guard let literal = literal(part) else { break }
      beginning += literal.prefix { $0 != "\\" }
      if literal.contains("\\") { break }
    }
    let last = parts.last.flatMap(literal) ?? ""
    // Behind what is put in last; a text without that is the end as a whole.
    let end = last.contains("\\") ? String(last.reversed().prefix { $0 != ")" }.reversed()) : last
    return (beginning, end)
  }

  /// What makes something else of texts than one behind the other.
  private static let foreign = ["??", " ? ", "\n", "replacing", "joined"]

  /// What stands between the quotes of a text that is one, without a method.
  private static func literal(_ part: String) -> String? {
    let text = part.drop { $0 == "@" || $0 == "[" }.drop { $0 == "@" }
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\"") ? nil : String(inner)
  }
}

extension StringProtocol {
  fileprivate var isWord: Bool { !isEmpty && allSatisfy(\.isNameCharacter) }

  /// Whether a word begins and ends where a range does.
  fileprivate func isWord(at range: Range<Index>) -> Bool {
    self[..<range.lowerBound].last?.isNameCharacter != true
      && self[range.upperBound...].first?.isNameCharacter != true
  }

  /// Whether the first bracket of it is closed by its last character.
  fileprivate var isOneCall: Bool {
    var depth = 0
    for (index, character) in zip(indices, self) {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, ")]".contains(character) { return self.index(after: index) == endIndex }
    }
    return false
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}

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
  /// - Returns: `nil` where neither end is written.
  init?(of argument: String, before: String) {
    var text = argument.trimmed
    if text.isWord {
      guard let value = Self.value(of: text, in: before) else { return nil }
      text = value
    }
    if let format = Self.format(in: text) {
      beginning = String(format.prefix { $0 != "%" })
      // What a specifier is, `%@`, `%ld`, ends with a letter or is `@`.
      let last = format.split(separator: "%", omittingEmptySubsequences: false).last ?? ""
      end = last.first == "@" ? String(last.dropFirst()) : ""
    } else {
      let parts = Self.parts(of: text)
      if let first = parts.first { beginning = Self.beginning(of: first) }
      if let last = parts.last { end = Self.end(of: last) }
    }
    // The module of a class stands before its name.
    if let dot = beginning.lastIndex(of: ".") { beginning = String(beginning[dot...].dropFirst()) }
    if end.contains(".") { end = "" }
    guard !beginning.isEmpty || !end.isEmpty else { return nil }
  }

  /// What a variable is given; `nil` where that is not seen, or where there are several such places.
  private static func value(of name: String, in code: String) -> String? {
    let places = code.suffix(farthest).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        line.split(whereSeparator: { !$0.isNameCharacter }).contains(Substring(name))
      }.compactMap { line -> String? in
        guard let sign = line.firstIndex(of: "="), line[..<sign].trimmed.hasSuffix(name),
          line[sign...].dropFirst().first != "="
        else { return line.contains(name + " +=") || line.contains(name + "+=") ? "" : nil }
        var value = line[sign...].dropFirst().trimmed
        if value.hasSuffix(";") { value.removeLast() }
        return value
      }
    return places.count == 1 ? places[0] : nil
  }

  /// Farther before a call no variable is looked for.
  private static let farthest = 1_500

  /// The text of `[NSString stringWithFormat:@"…", …]` and of `String(format: "…", …)`.
  private static func format(in text: String) -> String? {
    let heads = ["[NSString stringWithFormat:@\"", "String(format: \"", "NSString(format: \""]
    guard let head = heads.first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(head.count)
    guard let close = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<close])
  }

  /// What is put together, with `+`, by a method that appends, or as it stands.
  private static func parts(of text: String) -> [String] {
    for method in [".appending(", " stringByAppendingString:"] {
      guard let last = text.ranges(of: method).last, text.last == ")" || text.last == "]" else {
        continue
      }
      return [String(text[..<last.lowerBound]), String(text[last.upperBound...].dropLast())]
    }
    return text.split(separator: " + ").map(\.trimmed)
  }

  /// What a text begins with up to what is put into it; empty for what is no text.
  private static func beginning(of part: String) -> String {
    let text = part.drop { $0 == "@" || $0 == "[" || $0 == "(" }.drop { $0 == "@" }
    guard text.first == "\"" else { return "" }
    return String(text.dropFirst().prefix { $0 != "\\" && $0 != "\"" })
  }

  /// What a text ends with behind what is put into it last.
  private static func end(of part: String) -> String {
    guard part.last == "\"" else { return "" }
    return String(part.dropLast().reversed().prefix { $0 != ")" && $0 != "\"" }.reversed())
  }
}

extension StringProtocol {
  fileprivate var isWord: Bool { !isEmpty && allSatisfy(\.isNameCharacter) }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}

import SourceText

/// The lines of a shell script or a Makefile as words, their variables put in as far as plain assignments
/// say what they are.
struct ShellLines {
  struct Line {
    /// From 1.
    var number: Int
    var text: String
    var words: [String]
    /// What `<<EOF` begins, the lines up to `EOF`.
    var document: String?
  }

  /// Stands for a folder that the script finds by itself: its own, or one above it.
  static let root = "\u{1}"

  private let lines: [String]
  private var position = 0
  private var variables: [String: String] = [:]
  /// The longest value of a variable, in bytes, that is put in: no path is as long.
  private static let longest = 4_096
  /// The most bytes that variables bring into a line.
  private static let mostMade = 64 << 10

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The next command; assignments are taken note of.
  mutating func next() -> Line? {
    while position < lines.count {
      let number = position + 1
      var text = lines[position].trimmed
      position += 1
      if text.hasSuffix("\\") { text = continued(text) }
      if text.isEmpty || text.hasPrefix("#") { continue }
      if assign(text) { continue }
      if let document = document(after: text) {
        return Line(
          number: position - document.count - 1, text: text,
          words: words(text), document: document.joined(separator: "\n"))
      }
      return Line(number: number, text: text, words: words(text))
    }
    return nil
  }
}

extension ShellLines {
  /// A line with those that a backslash joins to it.
  private mutating func continued(_ first: String) -> String {
    var parts = [first]
    while let last = parts.last, last.hasSuffix("\\"), position < lines.count {
      parts[parts.count - 1] = String(last.dropLast())
      parts.append(lines[position].trimmed)
      position += 1
    }
    return parts.joined(separator: " ")
  }

  /// Takes the lines of a here-document.
  private mutating func document(after text: String) -> [String]? {
    guard let start = text.firstRange(of: "<<"), !text.contains("<<<") else { return nil }
    let mark = text[start.upperBound...].drop { "-'\" \\".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !mark.isEmpty else { return nil }
    var document: [String] = []
    while position < lines.count {
      let line = lines[position]
      position += 1
      if line.trimmed == mark { return document }
      document.append(line)
    }
    return document
  }

  /// `NAME=value`, `export NAME=value`, `NAME := value`, `for NAME in value; do`.
  private mutating func assign(_ text: String) -> Bool {
    var rest = Substring(text)
    for word in ["export ", "local ", "readonly ", "declare "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    if rest.hasPrefix("for ") {
      let parts = rest.dropFirst(4).prefix { $0 != ";" }.split(separator: " ")
      if parts.count == 3, parts[1] == "in" {
        variables[String(parts[0])] = words(String(parts[2])).first
      }
      return false
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, name.first?.isNumber == false else { return false }
    var value = rest.dropFirst(name.count)
    while value.first == " " { value = value.dropFirst() }
    if let first = value.first, ":?".contains(first) { value = value.dropFirst() }
    guard value.first == "=", value.dropFirst().first != "=" else { return false }
    let written = value.dropFirst().trimmed
    let own = ["dirname", "pwd", "BASH_SOURCE", "rev-parse", "CURDIR", "%/*", ":A:h", ":h"]
    if own.contains(where: written.contains) {
      variables[String(name)] = Self.root
    } else {
      let value = words(written).first ?? ""
      variables[String(name)] = value.utf8.count > Self.longest ? nil : value
    }
    return true
  }

  /// Words without their quotes; what no plain assignment gives stays as it is written.
  private func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isWord = false
    var made = 0
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if let open = quote, character == open {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, isWord) = (character, true)
      } else if character == "$", quote != "'", let name = Self.variable(&rest) {
        let value = variables[name] ?? (Self.folders.contains(name) ? Self.root : "$" + name)
        made += value.utf8.count
        word += made > Self.mostMade ? "$" + name : value
        isWord = true
      } else if quote == nil, character == " " || character == "\t" || character == ";" {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
        if character == ";" { words.append(";") }
      } else if quote == nil, character == ">", word != "2" {
        if isWord { words.append(word) }
        words.append(">")
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    if isWord { words.append(word) }
    return words
  }

  private static let folders: Set<String> = ["PWD", "CURDIR", "SRCROOT", "PROJECT_DIR"]

  /// `NAME`, `{NAME}`, `{NAME:-other}` or `(NAME)` behind a dollar.
  private static func variable(_ rest: inout Substring) -> String? {
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    guard let first = rest.first else { return nil }
    guard let end = ["{": "}", "(": ")"][first].flatMap({ rest.firstIndex(of: Character($0)) })
    else {
      let name = rest.prefix(while: isName)
      rest = rest.dropFirst(name.count)
      return name.isEmpty ? nil : String(name)
    }
    let name = rest.dropFirst().prefix(while: isName)
    guard !name.isEmpty, rest[name.endIndex] == rest[end] || rest[name.endIndex] == ":" else {
      return nil
    }
    rest = rest[rest.index(after: end)...]
    return String(name)
  }
}

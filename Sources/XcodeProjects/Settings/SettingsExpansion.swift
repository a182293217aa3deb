/// `$(NAME)`, `${NAME}` and `$NAME` replaced by build settings, `$(NAME:modifier)` with its change.
struct SettingsExpansion {
  /// What is written for a setting: the strongest first, then what it inherits; `nil` beyond the last.
  private let written: (String, Int) -> String?
  /// Replacements that are still made: more than this many has only what grows without end.
  private var budget = 2_000
  /// A longer text has only what grows without end.
  private static let longest = 8_192
  private static let deepest = 40
  private let work: SettingsWork
  /// Whether something was left as it is written because there was no end to it.
  private(set) var isCut = false

  init(_ work: SettingsWork = SettingsWork(), _ written: @escaping (String, Int) -> String?) {
    self.work = work
    self.written = written
  }

  /// The text; references to what nothing sets stay as they are written.
  mutating func expand(_ text: String) -> String {
    expand(text, depth: 0, inherited: nil)
  }

  /// A setting under way, and which of its values.
  private struct Level {
    var name: String
    var index: Int
  }

  private mutating func expand(_ text: String, depth: Int, inherited: Level?) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    guard depth < Self.deepest, text.utf8.count < Self.longest else {
      isCut = true
      return text
    }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let isLong = result.utf8.count >= Self.longest
      if isLong { isCut = true }
      guard !isLong, let reference = Reference(rest) else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      rest = reference.rest
      result += replacement(of: reference, depth: depth, inherited: inherited)
    }
    return result + rest
  }

  private mutating func replacement(of reference: Reference, depth: Int, inherited: Level?)
    -> String
  {
    guard budget > 0, work.takes(reference.text) else {
      isCut = true
      return reference.text
    }
    budget -= 1
    let name = expand(reference.name, depth: depth + 1, inherited: inherited)
    var level = Level(name: name, index: 0)
    if name == "inherited" || name == "value", let inherited {
      level = Level(name: inherited.name, index: inherited.index + 1)
    } else if name == inherited?.name, let inherited {
      // A setting that names itself means what it inherits.
      level.index = inherited.index + 1
    }
    let isInherited = level.index > 0
    var value = written(level.name, level.index).map {
      expand($0, depth: depth + 1, inherited: level)
    }
    for modifier in reference.modifiers {
      value = SettingModifier(
        expand(modifier, depth: depth + 1, inherited: inherited)
      ).applied(to: value)
    }
    return value ?? (isInherited ? "" : reference.text)
  }
}

/// A reference at the start of a text.
private struct Reference {
  var name: String
  var modifiers: [String]
  /// As it is written.
  var text: String
  /// What follows it.
  var rest: Substring

  init?(_ text: Substring) {
    let inner = text.dropFirst()
    guard let opening = inner.first else { return nil }
    if let closing = Self.closing(opening) {
      guard let end = Self.end(of: inner, opening, closing) else { return nil }
      let parts = Self.parts(inner[inner.index(after: inner.startIndex)..<end])
      guard let name = parts.first, !name.isEmpty else { return nil }
      self.name = name
      modifiers = Array(parts.dropFirst())
      rest = inner[inner.index(after: end)...]
    } else {
      let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard let first = name.first, !first.isNumber else { return nil }
      self.name = String(name)
      modifiers = []
      rest = inner[name.endIndex...]
    }
    self.text = String(text[..<rest.startIndex])
  }

  private static func closing(_ opening: Character) -> Character? {
    switch opening {
    case "(": ")"
    case "{": "}"
    case "[": "]"
    default: nil
    }
  }

  /// No reference has as many characters.
  private static let longest = 500

  /// The bracket that closes the first one, those of references within it passed over.
  private static func end(of text: Substring, _ opening: Character, _ closing: Character)
    -> Substring.Index?
  {
    var depth = 0
    for index in text.indices.prefix(Self.longest) {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The name and the modifiers, told apart by `:` outside of inner references.
  private static func parts(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == ":", depth == 0, !(parts.last ?? "").hasPrefix("default=") {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

/// A pattern on paths: `*`, `?`, and `**` for any number of folders; as project files write it also
/// `[a-z]` and `{a,b}`.
package struct PathPattern: Sendable {
  private enum Component {
    case anyFolders
    case name([Token])
  }

  private enum Token {
    case anyText, anyCharacter
    case character(Character)
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  private let alternatives: [[Component]]

  /// More than this many alternatives of `{a,b}` are not told apart.
  private static let mostAlternatives = 64

  /// - Parameter isPlain: whether brackets and braces stand for themselves.
  package init(_ pattern: String, isPlain: Bool = false) {
    alternatives = (isPlain ? [pattern] : Self.alternatives(of: pattern)).map { pattern in
      pattern.split(separator: "/").map { part in
        part == "**" ? .anyFolders : .name(Self.tokens(part, isPlain: isPlain))
      }
    }
  }

  /// Whether a text has a character with a meaning of its own in patterns.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[{".contains($0) }
  }

  /// The folders of an absolute path before the first that is a pattern; the path itself where none is.
  package static func fixedFolder(of path: String) -> String {
    "/" + path.split(separator: "/").prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  /// A path taken apart, to be held against many patterns.
  package struct Names: Sendable {
    fileprivate var names: [[Character]]

    package init(_ path: some StringProtocol) {
      names = String(path).split(separator: "/").map { Array($0) }
    }

    /// The last name alone.
    package var last: Names {
      var last = self
      last.names = names.suffix(1)
      return last
    }
  }

  /// Whether a path matches as a whole.
  package func matches(_ path: some StringProtocol) -> Bool {
    var steps = 0
    return matches(Names(path), counting: &steps)
  }

  /// Whether a path matches as a whole.
  /// - Parameter steps: grows by how many characters were compared.
  package func matches(_ path: Names, counting steps: inout Int) -> Bool {
    alternatives.contains { components in
      wildcardMatch(components, path.names) { component, name in
        switch component {
        case .anyFolders: .any
        case .name(let tokens): Self.matches(tokens, name, counting: &steps) ? .one : .none
        }
      }
    }
  }

  /// Whether a path or a folder it stands in matches.
  package func matchesOrContains(_ path: some StringProtocol) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { matches(parts[...$0].joined(separator: "/")) }
  }
}

extension PathPattern {
  private static func matches(
    _ tokens: [Token], _ name: [Character], counting steps: inout Int
  ) -> Bool {
    wildcardMatch(tokens, name) { token, character in
      steps += 1
      return switch token {
      case .anyText: .any
      case .anyCharacter: .one
      case .character(let expected): expected == character ? .one : .none
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated ? .one : .none
      }
    }
  }

  private static func tokens(_ text: Substring, isPlain: Bool) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let next = rest.popFirst() {
      switch next {
      case "*": tokens.append(.anyText)
      case "?": tokens.append(.anyCharacter)
      case "[" where !isPlain:
        guard let end = rest.dropFirst().firstIndex(of: "]") else {
          tokens.append(.character(next))
          continue
        }
        tokens.append(characterClass(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      default: tokens.append(.character(next))
      }
    }
    return tokens
  }

  private static func characterClass(_ text: Substring) -> Token {
    let isNegated = text.first == "!" || text.first == "^"
    let characters = Array(isNegated ? text.dropFirst() : text)
    var ranges: [ClosedRange<Character>] = []
    var index = 0
    while index < characters.count {
      let first = characters[index]
      if index + 2 < characters.count, characters[index + 1] == "-", first <= characters[index + 2]
      {
        ranges.append(first...characters[index + 2])
        index += 3
      } else {
        ranges.append(first...first)
        index += 1
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// The patterns that one with `{a,b}` stands for; a brace within a brace is a plain character.
  private static func alternatives(of pattern: String) -> [String] {
    var finished = [""]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let choices = rest[rest.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      guard finished.count * choices.count <= mostAlternatives else { break }
      let before = rest[..<open]
      finished = finished.flatMap { start in choices.map { start + before + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return finished.map { $0 + rest }
  }
}

private enum WildcardStep { case none, one, any }

/// Matches with one place to go back to, so in time `pattern × items` at most.
private func wildcardMatch<Token, Item>(
  _ pattern: [Token], _ items: [Item], step: (Token, Item) -> WildcardStep
) -> Bool {
  var token = 0
  var item = 0
  var retry: (token: Int, item: Int)?
  while item < items.count {
    switch token < pattern.count ? step(pattern[token], items[item]) : .none {
    case .any:
      token += 1
      retry = (token, item)
    case .one:
      token += 1
      item += 1
    case .none:
      guard let last = retry else { return false }
      retry = (last.token, last.item + 1)
      token = last.token
      item = last.item + 1
    }
  }
  guard let placeholder = items.last else { return pattern.isEmpty }
  return pattern[token...].allSatisfy { rest in
    if case .any = step(rest, placeholder) { return true }
    return false
  }
}

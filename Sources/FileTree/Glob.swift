/// A pattern on paths: `**` stands for any number of folders, `*` for any part of a name, `?` for one
/// character of it.
struct Glob {
  private enum Component {
    case anyFolders
    case name([Character])
  }

  private let components: [Component]

  /// `nil` for a pattern that names nothing. An absolute pattern counts below `root`; a pattern
  /// without `/` matches at any depth.
  init?(_ pattern: String, root: String) {
    var pattern = pattern[...]
    if pattern.hasPrefix(root + "/") {
      pattern = pattern.dropFirst(root.count)
    }
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    let parts = pattern.split(separator: "/")
    guard !parts.isEmpty else { return nil }
    let isName = parts.count == 1 && !pattern.hasPrefix("/")
    var components: [Component] = isName ? [.anyFolders] : []
    for part in parts {
      components.append(part == "**" ? .anyFolders : .name(Array(part)))
    }
    // `folder/**` means the folder with all below it: leave the folder itself out too.
    if components.count > 1, case .anyFolders? = components.last, !isName {
      components.removeLast()
    }
    self.components = components
  }

  /// Whether a path below the root matches.
  func matches(_ relativePath: String) -> Bool {
    let names = relativePath.split(separator: "/").map(Array.init)
    return Self.match(components, names) { component, name in
      switch component {
      case .anyFolders: .any
      case .name(let pattern): Self.matches(pattern, name) ? .one : .none
      }
    }
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    match(pattern, name) { token, character in
      switch token {
      case "*": .any
      case "?": .one
      default: token == character ? .one : .none
      }
    }
  }

  private enum Step { case none, one, any }

  /// Matches with one place to go back to, so in time `pattern × items` at most.
  private static func match<Token, Item>(
    _ pattern: [Token], _ items: [Item], step: (Token, Item) -> Step
  ) -> Bool {
    var token = 0
    var item = 0
    var retry: (token: Int, item: Int)?
    while item < items.count {
      let next = token < pattern.count ? step(pattern[token], items[item]) : .none
      switch next {
      case .any:
        retry = (token + 1, item)
        token += 1
        continue
      case .one:
        token += 1
        item += 1
        continue
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
}

import SourceText

/// What the modules `fs` and `path` of Node give a program that runs where its files are.
extension Evaluator {
  /// `nil` for any other call, and for one that is not followed.
  func diskCall(_ module: String, _ name: String, _ arguments: [Lazy]) -> Values? {
    guard let itemsOfFolder else { return nil }
    let module = module.hasPrefix("node:") ? String(module.dropFirst(5)) : module
    switch (module, name) {
    case ("fs", "readdirSync"):
      // With options it gives more than names.
      guard arguments.count == 1, let folder = text(arguments[0]) else { return nil }
      let items = itemsOfFolder(folder)
      budget -= 1 + items.count
      guard budget > 0 else { return nil }
      return Values(.list(items.map { .known(Values(.text($0))) }))
    case ("path", "join"), ("path", "resolve"):
      let parts = arguments.map(text)
      guard !parts.isEmpty, !parts.contains(nil) else { return nil }
      return FollowedText.joined(parts.compactMap { $0 }, separator: "/").map { Values(.text($0)) }
    case ("path", "basename"):
      guard arguments.count == 1 else { return nil }
      return text(arguments[0]).map { Values(.text($0.lastComponent)) }
    case ("path", "extname"):
      guard arguments.count == 1, let ending = text(arguments[0])?.fileExtension else { return nil }
      return Values(.text(ending.isEmpty ? "" : "." + ending))
    default: return nil
    }
  }

  /// The only text that a value is.
  private func text(_ lazy: Lazy) -> String? {
    let items = values(lazy).items
    guard items.count == 1, case .text(let text) = items[0].value,
      FollowedText.name(text) != nil
    else { return nil }
    return text
  }
}

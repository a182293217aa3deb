/// `$(NAME)` and `${NAME}` replaced by build settings.
struct SettingExpansion {
  /// The value of a setting, unexpanded; `nil` where it is not known.
  var value: (String) -> String?

  /// Values within one another, more than which only a cycle has.
  private static let deepest = 16

  /// The text with all that is known replaced; what is not known stays as it is written.
  func expand(_ text: String) -> String {
    expand(text, depth: 0)
  }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < Self.deepest, text.utf8.count < 4096, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let opening = rest.dropFirst().first
      guard opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      let reference = rest[...end]
      let name = reference.dropFirst(2).dropLast().prefix { $0 != ":" }
      result += value(String(name)).map { expand($0, depth: depth + 1) } ?? String(reference)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

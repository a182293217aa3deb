import SourceText

/// The templates of an XcodeGen spec, and of which others each is made: looked up once for each, for many
/// may be made of the same.
struct TemplateNames {
  let templates: [String: PlacedValue]
  private var known: [String: [String]] = [:]
  /// The templates that are being looked up; one that is made of itself adds nothing.
  private var open: Set<String> = []

  /// Templates within one another, more than which none has.
  private static let deepest = 32

  init(_ list: PlacedValue?) {
    templates = Dictionary((list?.entries ?? []).map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The names of a target's templates, those that a template is made of before it.
  mutating func names(in value: PlacedValue) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for name in value["templates"]?.strings ?? [] where !seen.contains(name) {
      guard templates[name] != nil else { continue }
      seen.insert(name)
      for inner in inner(of: name) where seen.insert(inner).inserted { names.append(inner) }
      names.append(name)
    }
    return names
  }

  private mutating func inner(of name: String) -> [String] {
    if let known = known[name] { return known }
    guard let template = templates[name], open.count < Self.deepest, open.insert(name).inserted
    else { return [] }
    let found = names(in: template)
    open.remove(name)
    known[name] = found
    return found
  }
}

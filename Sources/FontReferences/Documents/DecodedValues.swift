import NameFlow

/// What `decode(Theme.self, from: data)` makes of a document: values of the sources' types, member by
/// member.
struct DecodedValues {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The type of `Theme.self` or `[Theme].self`; `nil` where none of the sources' is in it.
  static func type(at spot: Program.Spot, _ evaluator: Evaluator) -> TypeRef? {
    guard case .member(let base?, "self") = evaluator.program[spot].kind else { return nil }
    return type(named: Program.Spot(file: spot.file, node: base), evaluator)
  }

  private static func type(named spot: Program.Spot, _ evaluator: Evaluator) -> TypeRef? {
    switch evaluator.program[spot].kind {
    case .array(let items) where items.count == 1:
      return type(named: Program.Spot(file: spot.file, node: items[0]), evaluator)
        .map(TypeRef.array)
    case .dictionary(let entries) where entries.count == 1:
      return type(named: Program.Spot(file: spot.file, node: entries[0].value), evaluator)
        .map { .dictionary(.foreign(["String"]), $0) }
    default:
      guard case .meta(let type)? = evaluator.staticType(spot), type.isOwn else { return nil }
      return type
    }
  }

  /// Documents are as deep as their reader lets them be, and types may hold themselves.
  private static let deepest = 12

  /// The values as a type's; `nil` where the type is decoded in a way of its own.
  func values(_ values: Values, as type: TypeRef, depth: Int = 0) -> Values? {
    guard depth < Self.deepest else { return .unknown("what a document holds") }
    var result = Values()
    for item in values.items {
      guard let typed = value(item, as: type, depth) else { return nil }
      result.add(typed)
    }
    return result
  }

  private func value(_ item: Possible, as type: TypeRef, _ depth: Int) -> Values? {
    func inner(_ lazy: Lazy, _ type: TypeRef) -> Lazy? {
      values(evaluator.values(lazy), as: type, depth: depth + 1).map { .known($0) }
    }
    switch (type, item.value) {
    case (.own(let path), .table(let entries)):
      return instance(of: path, entries, item.trail, inner)
    case (.own, .absent): return Values(item: item)
    case (.own, _): return nil
    case (.array(let element), .list(let items)):
      let typed = items.compactMap { inner($0, element) }
      guard typed.count == items.count else { return nil }
      return Values(.list(typed), item.trail)
    case (.dictionary(_, let element), .table(let entries)):
      let typed = entries.compactMap { entry in
        inner(entry.value, element).map { Value.TableEntry(key: entry.key, value: $0) }
      }
      guard typed.count == entries.count else { return nil }
      return Values(.table(typed), item.trail)
    default: return Values(item: item)
    }
  }

  private func instance(
    of path: String, _ entries: [Value.TableEntry], _ trail: Trail,
    _ inner: (Lazy, TypeRef) -> Lazy?
  ) -> Values? {
    let parts = path.split(separator: ".").map(String.init)
    guard let members = DecodedTypes(evaluator: evaluator).members(of: parts) else { return nil }
    var keys: [String: Lazy] = [:]
    for entry in entries {
      guard case .text(let key)? = evaluator.values(entry.key).items.first?.value else { continue }
      keys[key] = entry.value
    }
    let bound = members.map { member -> Value.Bound in
      let name = program[member.property].name
      let value = keys[member.key] ?? keys[member.key.inSnakeCase]
      guard let value else {
        return Value.Bound(label: name, value: .known(Values(.absent)))
      }
      let type = evaluator.type(of: member.property) ?? .other
      return Value.Bound(
        label: name, value: inner(value, type) ?? .known(.unknown("what a document holds")))
    }
    return Values(.decoded(path, bound), trail)
  }
}

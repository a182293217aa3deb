/// What a file of TypeScript says of types by their plain names. Nothing else is kept of types.
package struct JSTypeNames: Sendable {
  /// The interfaces and aliases that the file declares.
  var declared: Set<String> = []
  /// The modules that other types come from.
  var imported: [String: String] = [:]
  /// The values that the file says are of a type: `const dark: Theme = …`, `{ … } satisfies Theme`.
  var values: [(type: String, value: JSNode.ID)] = []
  /// The types of parameters.
  var parameters: [Parameter: String] = [:]

  struct Parameter: Hashable {
    var function: Int
    var index: Int
  }
}

extension JSParser {
  /// Goes behind a type; its name, where it is a plain one.
  mutating func typeName() -> String? {
    let start = position
    skipType()
    guard position == start + 1, token(at: start).kind == .word else { return nil }
    let name = string(token(at: start))
    return name.first?.isUppercase == true ? name : nil
  }
}

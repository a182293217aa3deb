/// What a file says of types by their names alone: TypeScript's, which are not followed.
package struct NamedTypes: Sendable {
  /// The types that the file declares.
  package var declared: Set<String> = []
  /// The modules that names come from, those of types too.
  package var imported: [String: String] = [:]
  /// The values that it says are of a type, outside of all functions.
  package var values: [String: [Node.ID]] = [:]

  package init() {}
}

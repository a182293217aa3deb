/// What a process's code is told by its own `Info.plist`, as far as build settings have a say in it.
package struct InfoValues: Sendable, Hashable {
  /// The absolute path of the file; empty where Xcode writes it.
  package var path: String
  /// The bundle identifiers, of all build configurations; with `$(` in one where a setting is not known.
  package var identifiers: Set<String>
  /// What the file's texts with settings in them become, by how they are written there.
  package var expansions: [String: Set<String>]
  /// The texts at the top of one that the project's tool writes, by their keys; none where something else stands there.
  package var texts: [String: Set<String>] = [:]

  package init(
    path: String = "", identifiers: Set<String> = [], expansions: [String: Set<String>] = [:]
  ) {
    self.path = path
    self.identifiers = identifiers
    self.expansions = expansions
  }

  /// Takes in what another build configuration makes of it.
  package mutating func formUnion(_ other: InfoValues) {
    identifiers.formUnion(other.identifiers)
    expansions.merge(other.expansions) { $0.union($1) }
    texts.merge(other.texts) { $0.union($1) }
  }
}

extension StringProtocol {
  /// Whether a build setting stands in it.
  package var holdsSetting: Bool { contains("$(") || contains("${") }
}

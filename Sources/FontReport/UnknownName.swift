import SourceText

extension Report {
  /// A target or a build configuration that was asked for and that no project has.
  package struct UnknownName: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Sendable, Hashable { case target, platform, configuration }
    package var kind: Kind
    package var name: String
    /// The names there are, sorted.
    package var known: [String]

    package init(kind: Kind, name: String, known: Set<String>) {
      self.kind = kind
      self.name = name
      self.known = known.sorted()
    }

    /// The name that was probably meant; `nil` where none is near.
    package var suggestion: String? {
      known.first { $0.lowercased() == name.lowercased() }
        ?? EditDistance.nearest(to: name, among: known)
    }

    /// One line: lower case, no full stop.
    package var description: String {
      let what =
        kind == .platform
        ? "no target for \(name)" : "unknown \(kind.rawValue) \"\(name)\""
      if kind != .platform, let suggestion { return "\(what); did you mean \"\(suggestion)\"?" }
      guard !known.isEmpty else {
        return kind == .platform
          ? "\(what); the project has no targets" : "\(what); the project has no \(kind.rawValue)s"
      }
      let more = known.count > 8 ? ", …" : ""
      return
        "\(what); the project has \(kind == .platform ? "targets for " : "")\(known.prefix(8).joined(separator: ", "))\(more)"
    }
  }
}

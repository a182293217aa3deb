/// What stands between the name of a type, extension or alias and what it holds: what a type inherits from, or
/// what an alias stands for.
struct TypeHead {
  /// What declares a name, as far as its head goes.
  enum Kind {
    /// Up to the brace.
    case type
    /// Up to the end of the line on which what it stands for begins.
    case alias
    /// `@objc(Name)` in front of a type.
    case nameForObjectiveC
  }

  private var kind: Kind?
  private var hasEquals = false
  private var hasTarget = false
  private var nameForObjectiveC: UInt64?

  /// Whether an identifier stands in a head.
  var isOpen: Bool { kind != nil }

  /// Goes on behind an identifier.
  ///
  /// - Parameter kind: what the identifier is declared as.
  /// - Returns: whether it is the name of a type that Objective-C knows by the same name.
  mutating func pass(identifier hash: UInt64, as kind: Kind?) -> Bool {
    if hasEquals { hasTarget = true }
    switch kind {
    case nil: return false
    case .nameForObjectiveC:
      nameForObjectiveC = hash
      return false
    case .type, .alias:
      (self.kind, hasEquals, hasTarget) = (kind, false, false)
      defer { nameForObjectiveC = nil }
      return nameForObjectiveC == hash
    }
  }

  /// Goes on behind a byte that is part of no identifier.
  mutating func pass(_ byte: UInt8) {
    guard let kind else { return }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): self.kind = nil
    case UInt8(ascii: "="): hasEquals = true
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if kind == .alias, hasTarget { self.kind = nil }
    default: break
    }
  }
}

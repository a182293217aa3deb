import NameFlow

/// Which bracket closes which, found while tokens are read.
///
/// Each branch of a conditional directive goes on from where the conditional began, so that
/// `#if A … { #else … { #endif … }` is as balanced as the compiler sees it.
struct ObjCBrackets {
  /// For each token: the index of the bracket that closes or opens it; -1 for other tokens.
  private(set) var partners: [Int32] = []
  /// For each token: the index of the bracket it stands in; -1 outside all.
  package private(set) var parents: [Int32] = []
  private var openings: [Opening] = []
  private var top = -1

  /// Whether more brackets were open at once than a closing one looks at.
  private(set) var isTooDeep = false

  private struct Opening {
    var token: Int32
    var kind: ObjCToken.Kind
    var below: Int
    var depth: Int
  }

  /// How far a closing bracket looks for its opening one: more is no code.
  static let reach = 256

  mutating func append(_ kind: ObjCToken.Kind) {
    let index = Int32(clamping: partners.count)
    partners.append(-1)
    if kind.isClosing, let opening = findOpening(for: kind) {
      let token = openings[opening].token
      top = openings[opening].below
      partners[Int(token)] = index
      partners[Int(index)] = token
    }
    parents.append(top >= 0 ? openings[top].token : -1)
    if kind.closing != nil {
      let depth = top >= 0 ? openings[top].depth + 1 : 1
      openings.append(Opening(token: index, kind: kind, below: top, depth: depth))
      top = openings.count - 1
      if depth > Self.reach { isTooDeep = true }
    }
  }

  /// What is open now; to be given to `restore`.
  func save() -> Int { top }

  mutating func restore(_ saved: Int) {
    if saved < openings.count { top = saved }
  }

  /// The nearest open bracket of this kind; brackets that were left open on the way are given up.
  private func findOpening(for closing: ObjCToken.Kind) -> Int? {
    var candidate = top
    for _ in 0..<Self.reach where candidate >= 0 {
      if openings[candidate].kind.closing == closing { return candidate }
      // A `)` or `]` never closes anything outside the braces it stands in.
      if openings[candidate].kind == .openBrace { return nil }
      candidate = openings[candidate].below
    }
    return nil
  }
}

import NameFlow
import SourceText

/// Something in a manifest, read out of the program as far as it is asked for.
struct ManifestValue {
  let place: SourcePlace
  private let value: Value
  private let program: ManifestProgram

  init(_ item: Possible, at place: SourcePlace, in program: ManifestProgram) {
    value = item.value
    self.place =
      item.trail.origin.map { program.program.placeWithin($0.file, $0.range) }
      ?? program.program.literal(of: item.value).map { program.program.placeWithin($0) } ?? place
    self.program = program
  }
}

extension Program {
  /// The literal that a list or dictionary begins with.
  fileprivate func literal(of value: Value) -> Spot? {
    let first: Lazy? =
      switch value {
      case .list(let items): items.first
      case .table(let entries): entries.first?.key
      default: nil
      }
    guard case .node(let spot, _, _)? = first, case .node(let parent) = self[spot].parent else {
      return nil
    }
    let around = Spot(file: spot.file, node: parent)
    switch self[around].kind {
    case .array, .dictionary: return around
    default: return spot
    }
  }
}

extension ManifestValue {
  var string: String? {
    switch value {
    case .text(let text), .number(let text): text
    default: nil
    }
  }

  var boolean: Bool? { if case .truth(let value) = value { value } else { nil } }

  var isNothing: Bool { value == .absent }

  /// Put together in a way that is not followed.
  var isUnknown: Bool {
    switch value {
    case .text, .number, .truth, .absent, .list, .table, .tuple, .enumCase, .symbol: false
    default: true
    }
  }

  var array: [ManifestValue]? {
    switch value {
    case .list(let items):
      program.take(items.count) ? items.map { program.value($0, near: place) } : []
    case .tuple(let parts): parts.map { program.value($0.value, near: place) }
    // `Plist.Value(arrayLiteral: "Sans.ttf", "Serif.ttf")`
    case .enumCase(_, "init", let parts) where parts.first?.label == "arrayLiteral":
      parts.map { program.value($0.value, near: place) }
    default: nil
    }
  }

  var isDictionary: Bool { if case .table = value { true } else { false } }

  /// Of equal keys the later counts.
  var entries: [(key: ManifestValue, value: ManifestValue)] {
    guard case .table(let entries) = value, program.take(entries.count) else { return [] }
    return entries.map {
      (program.value($0.key, near: place), program.value($0.value, near: place))
    }
  }
}

// MARK: What is made of SwiftPM's and Tuist's own types

extension ManifestValue {
  /// Whether it is made by a call: `Target(…)`, `.target(…)`.
  var isCall: Bool { if case .enumCase = value { true } else { false } }

  /// The type it is made of, as far as that is known.
  var type: String? {
    switch value {
    case .enumCase(let type, _, _): type
    case .symbol(let path, _): path.joined(separator: ".")
    default: nil
    }
  }

  /// The word for it behind its type: `target` of `.target(…)`, `app` of `.app`; `init` of `Target(…)`.
  var name: String? {
    switch value {
    case .enumCase(_, let name, _), .symbol(_, let name): name
    default: nil
    }
  }

  func isNamed(_ names: String...) -> Bool { name.map(names.contains) ?? false }

  /// What it was made with under a name.
  subscript(_ label: String) -> ManifestValue? {
    payload.first { $0.label == label }.map { program.value($0.value, near: place) }
  }

  /// The first thing it was made with, whatever its name.
  var first: ManifestValue? { payload.first.map { program.value($0.value, near: place) } }

  /// The last thing it was made with, whatever its name.
  var last: ManifestValue? { payload.last.map { program.value($0.value, near: place) } }

  private var payload: [Value.Bound] {
    if case .enumCase(_, _, let payload) = value { payload } else { [] }
  }
}

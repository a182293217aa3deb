import NameFlow
import SourceText

/// Makes a document of the object that a program gives, with the place of every key and value.
///
/// What is not known — a call of a package, what the environment decides — is
/// ``ConfigurationValues/expression``: it is there, and not followed.
struct ConfigurationValues {
  /// The content of what is not known.
  static let expression = PlacedValue.Content.other("an expression")
  /// The key under which stands what may hold more keys: `...config`.
  static let spread = "..."

  /// Whether a limit was met: then nothing that was made is the whole of it.
  var isCutShort: Bool { count > Self.most || evaluator.budget <= 0 }

  private let evaluator: Evaluator
  private let keyRanges: [Program.Spot: Range<Int>]
  private var count = 0
  private var depth = 0

  /// The most values that are looked at.
  private static let most = 20_000
  private static let deepest = 64

  private var program: Program { evaluator.program }

  init(_ configuration: ConfigurationProgram) {
    evaluator = configuration.evaluator
    keyRanges = configuration.keyRanges
  }

  mutating func value(_ item: Possible) -> PlacedValue {
    value(item, at: SourcePlace(path: program.path(0)))
  }

  /// - Parameter place: where the value stands, unless it is written elsewhere.
  private mutating func value(_ item: Possible, at place: SourcePlace) -> PlacedValue {
    count += 1
    guard depth < Self.deepest, !isCutShort else {
      return PlacedValue(Self.expression, place: place)
    }
    depth += 1
    defer { depth -= 1 }
    let content: PlacedValue.Content =
      switch item.value {
      case .text(let text): .string(text)
      case .number(let number): Double(number).map { .number($0) } ?? Self.expression
      case .truth(let truth): .boolean(truth)
      case .absent: .other("null")
      case .list(let items): .array(items.map { value($0, at: place) })
      case .record(let record): .dictionary(entries(of: record, at: place))
      // `require('./assets/A.ttf')`
      case .external(let module, _) where module.hasPrefix(Evaluator.assetPrefix):
        .string(String(module.dropFirst(Evaluator.assetPrefix.count)))
      default: Self.expression
      }
    return PlacedValue(content, place: self.place(of: item) ?? place)
  }

  private mutating func value(_ lazy: Lazy, at place: SourcePlace) -> PlacedValue {
    var place = place
    if case .node(let spot, _, _) = lazy { place = program.placeWithin(spot) }
    let found = evaluator.values(lazy).items
    // Of several no one knows which it is.
    guard found.count == 1, let only = found.first else {
      return PlacedValue(Self.expression, place: place)
    }
    return value(only, at: place)
  }

  private mutating func entries(of record: Record, at place: SourcePlace) -> [PlacedValue.Entry] {
    var entries: [PlacedValue.Entry] = []
    for name in record.names {
      guard let field = record[name], let first = field.values.first else { continue }
      let value =
        field.values.count == 1 && !field.isGetter
        ? value(first, at: place) : PlacedValue(Self.expression, place: place)
      entries.append(
        PlacedValue.Entry(key: name, keyPlace: keyPlace(of: first) ?? value.place, value: value))
    }
    if record.isOpen {
      let value = PlacedValue(Self.expression, place: place)
      entries.append(PlacedValue.Entry(key: Self.spread, keyPlace: place, value: value))
    }
    return entries
  }
}

// MARK: Places

extension ConfigurationValues {
  private func keyPlace(of value: Lazy) -> SourcePlace? {
    guard case .node(let spot, _, _) = value, let range = keyRanges[spot] else { return nil }
    return program.placeWithin(
      spot.file, Int32(clamping: range.lowerBound)..<Int32(clamping: range.upperBound))
  }

  private func place(of item: Possible) -> SourcePlace? {
    if case .record(let record) = item.value, record.spot.node.index > 0 {
      return program.placeWithin(record.spot)
    }
    return item.trail.origin.map { program.placeWithin($0.file, $0.range) }
  }
}

import Yams

/// Reads YAML, with the place of every key and value.
package enum YAMLDocument {
  /// The value of the only document of a text; a text without one is an empty dictionary.
  ///
  /// The place of a quoted string is the text between its quotes, of a collection its first character.
  /// Aliases are replaced by what they stand for, which keeps its own place, and merge keys (`<<`) by
  /// the entries they bring.
  /// - Parameter keepsLast: whether of equal keys the last one counts, as other readers have it.
  /// - Throws: where the text is not YAML, holds equal keys, is nested deeper than any real document,
  ///   or stands for more than any through its aliases.
  package static func read(
    _ text: SourceText, keepsLast: Bool = false
  ) throws(DocumentError) -> PlacedValue {
    // The parser and the values it returns are recursive, up to a thousand levels.
    let result = ParserThreads.run {
      Result<PlacedValue, DocumentError> { () throws(DocumentError) in
        try value(of: text, keepsLast: keepsLast)
      }
    }
    return try result.get()
  }

  private static func value(
    of text: SourceText, keepsLast: Bool
  ) throws(DocumentError) -> PlacedValue {
    var places = YAMLPlaces(text)
    var repeated = RepeatedKeys(text.utf8)
    let root: Node?
    do {
      guard try !YAMLAliases.reachKeys(of: text.utf8) else {
        throw DocumentError("has aliases within its keys", place: text.place(0..<0))
      }
      root = try compose(&repeated, &places, keepsLast: keepsLast)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw places.documentError(error)
    }
    guard let root else { return PlacedValue(.dictionary([]), place: text.place(0..<0)) }
    var reader = YAMLReader(
      places: places, hasAliases: YAMLAliases.occur(in: text.utf8), leftOut: repeated.leftOut)
    return try reader.value(root, depth: 0)
  }

  private static func compose(
    _ repeated: inout RepeatedKeys, _ places: inout YAMLPlaces, keepsLast: Bool
  ) throws -> Node? {
    while true {
      do {
        // What a scalar means is told here; the parser's own rules are slow, and run for every key.
        return try Yams.compose(
          yaml: String(decoding: repeated.bytes, as: UTF8.self), .basic, .default, .utf8)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) where keepsLast {
        guard let key = keys.first, repeated.leaveOut(key, at: places.offset(context.mark)) else {
          throw YamlError.duplicatedKeysInMapping(duplicates: keys, context: context)
        }
      }
    }
  }
}

/// Keys that stand twice in one dictionary: all but the last are given other names, which are left out.
private struct RepeatedKeys {
  private(set) var bytes: [UInt8]
  /// The names that were given.
  private(set) var leftOut: Set<String> = []

  /// Keys that are given other names, more than which no document repeats.
  private static let most = 16
  /// What no key of a description begins with.
  private static let marks = [UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "+")]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives a key another name of the same length; `false` where that cannot be done.
  mutating func leaveOut(_ key: String, at offset: Int) -> Bool {
    guard leftOut.count < Self.most, offset < bytes.count else { return false }
    let isQuoted = bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    let start = isQuoted ? offset + 1 : offset
    guard start < bytes.count, bytes[start] < 0x80, bytes[start...].starts(with: key.utf8) else {
      return false
    }
    for mark in Self.marks {
      let name = String(decoding: [mark] + key.utf8.dropFirst(), as: UTF8.self)
      guard name != key, leftOut.insert(name).inserted else { continue }
      bytes[start] = mark
      return true
    }
    return false
  }
}

/// Turns what Yams read into values with places.
private struct YAMLReader {
  var places: YAMLPlaces
  let hasAliases: Bool
  /// The keys that do not count.
  let leftOut: Set<String>
  private var shared = SharedValues<Written>()

  /// A collection, by where it is written: aliases stand for it in other places.
  private struct Written: Hashable {
    var line, column: Int
    var isMapping: Bool
  }

  init(places: YAMLPlaces, hasAliases: Bool, leftOut: Set<String>) {
    self.places = places
    self.leftOut = leftOut
    self.hasAliases = hasAliases
  }

  mutating func value(_ node: Node, depth: Int) throws(DocumentError) -> PlacedValue {
    let key = hasAliases ? Self.written(node) : nil
    let begun: SharedValues<Written>.Begun
    do {
      if let key, let known = try shared.value(key, depth: depth) { return known }
      begun = try shared.begin(depth: depth)
      if case .scalar(let scalar) = node { try shared.add(scalar.string.utf8.count) }
    } catch {
      throw self.error(error.reason, node)
    }
    let value: PlacedValue
    switch node {
    case .scalar(let scalar):
      value = PlacedValue(Self.content(scalar), place: places.place(of: scalar))
    case .sequence(let sequence):
      let place = places.start(of: node)
      var items: [PlacedValue] = []
      for item in sequence { items.append(try self.value(item, depth: depth + 1)) }
      value = PlacedValue(.array(items), place: place)
    case .mapping(let mapping):
      let place = places.start(of: node)
      value = PlacedValue(.dictionary(try entries(mapping, depth: depth)), place: place)
    case .alias:
      throw error("an undefined alias", node)
    }
    shared.end(begun, depth: depth, value, key: key)
    return value
  }

  /// Scalars are as soon read again.
  private static func written(_ node: Node) -> Written? {
    switch node {
    case .sequence(let sequence):
      sequence.mark.map { Written(line: $0.line, column: $0.column, isMapping: false) }
    case .mapping(let mapping):
      mapping.mark.map { Written(line: $0.line, column: $0.column, isMapping: true) }
    case .scalar, .alias: nil
    }
  }

  private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws(DocumentError)
    -> [PlacedValue.Entry]
  {
    var entries: [PlacedValue.Entry] = []
    var merged: [PlacedValue.Entry] = []
    for (key, item) in mapping {
      if !leftOut.isEmpty, case .scalar(let scalar) = key, leftOut.contains(scalar.string) {
        continue
      }
      var keyPlace: SourcePlace?
      if case .scalar(let scalar) = key { keyPlace = places.place(of: scalar) }
      let value = try value(item, depth: depth + 1)
      guard case .scalar(let scalar) = key, let keyPlace else {
        // No document read here has keys that are collections.
        continue
      }
      if scalar.string == "<<", scalar.style == .plain {
        merged += value.entries ?? (value.array ?? []).flatMap { $0.entries ?? [] }
      } else {
        entries.append(
          PlacedValue.Entry(
            key: scalar.string, keyPlace: keyPlace, value: value))
      }
    }
    guard !merged.isEmpty else { return entries }
    var known = Set(entries.map(\.key))
    return entries + merged.filter { known.insert($0.key).inserted }
  }

  /// What a scalar means, by YAML 1.1 as its users know it.
  private static func content(_ scalar: Node.Scalar) -> PlacedValue.Content {
    guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return .other("null")
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .boolean(false)
    default: break
    }
    if let first = scalar.string.utf8.first,
      first.isDigit || first == .minus || first == UInt8(ascii: "+") || first == UInt8(ascii: "."),
      let number = Double(scalar.string), number.isFinite
    {
      return .number(number)
    }
    return .string(scalar.string)
  }

  private mutating func error(_ reason: String, _ node: Node) -> DocumentError {
    DocumentError(reason, place: places.start(of: node))
  }
}

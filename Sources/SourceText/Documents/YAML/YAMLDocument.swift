import Yams

/// Reads YAML, with the place of every key and value.
public enum YAMLDocument {
  /// The value of the only document of a text; a text without one is an empty dictionary.
  ///
  /// The place of a quoted string is the text between its quotes, of a collection its first character.
  /// Aliases are replaced by what they stand for, which keeps its own place, and merge keys (`<<`) by
  /// the entries they bring.
  /// - Throws: where the text is not YAML, holds equal keys, is nested deeper than any real document,
  ///   or grows beyond all measure through its aliases.
  public static func read(_ text: SourceText) throws(DocumentError) -> PlacedValue {
    // The parser and the values it returns are recursive, up to a thousand levels.
    let results = ParserThreads.map([text]) { text in
      Result<PlacedValue, DocumentError> { () throws(DocumentError) in try value(of: text) }
    }
    guard let result = results.first else {
      throw DocumentError("could not be read", place: text.place(0..<0))
    }
    return try result.get()
  }

  private static func value(of text: SourceText) throws(DocumentError) -> PlacedValue {
    var places = YAMLPlaces(text)
    let root: Node?
    do {
      guard try !YAMLAliases.reachKeys(of: text.utf8) else {
        throw DocumentError("has aliases within its keys", place: text.place(0..<0))
      }
      root = try Yams.compose(
        yaml: String(decoding: text.utf8, as: UTF8.self), .default, .default, .utf8)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw places.documentError(error)
    }
    guard let root else { return PlacedValue(.dictionary([]), place: text.place(0..<0)) }
    var reader = YAMLReader(places: places)
    return try reader.value(root, depth: 0)
  }
}

/// Turns what Yams read into values with places.
private struct YAMLReader {
  var places: YAMLPlaces
  var values = 0

  init(places: YAMLPlaces) {
    self.places = places
  }

  mutating func value(_ node: Node, depth: Int) throws(DocumentError) -> PlacedValue {
    guard depth < DocumentLimits.depth else { throw error(DocumentLimits.tooDeep, node) }
    values += 1
    guard values < DocumentLimits.values else {
      throw error("holds more than \(DocumentLimits.values) values", node)
    }
    switch node {
    case .scalar(let scalar):
      return PlacedValue(Self.content(scalar), place: places.place(of: scalar))
    case .sequence(let sequence):
      var items: [PlacedValue] = []
      for item in sequence { items.append(try value(item, depth: depth + 1)) }
      return PlacedValue(.array(items), place: places.start(of: node))
    case .mapping(let mapping):
      let entries = try entries(mapping, depth: depth)
      return PlacedValue(.dictionary(entries), place: places.start(of: node))
    case .alias:
      throw error("an alias that stands for nothing", node)
    }
  }

  private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws(DocumentError)
    -> [PlacedValue.Entry]
  {
    var entries: [PlacedValue.Entry] = []
    var merged: [PlacedValue.Entry] = []
    for (key, item) in mapping {
      let value = try value(item, depth: depth + 1)
      guard case .scalar(let scalar) = key else {
        // No document read here has keys that are collections.
        continue
      }
      if scalar.string == "<<", scalar.style == .plain {
        merged += value.entries ?? (value.array ?? []).flatMap { $0.entries ?? [] }
      } else {
        entries.append(
          PlacedValue.Entry(
            key: scalar.string, keyPlace: places.place(of: scalar), value: value))
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

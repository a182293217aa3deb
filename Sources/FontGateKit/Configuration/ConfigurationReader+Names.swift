import FontReferences
import FontResolution
import SourceText

extension ConfigurationReader {
  /// `- {name: Inter-Tight, reason: downloaded at the first start}`, or `Inter-Tight: downloaded …`.
  mutating func knownFonts(_ value: PlacedValue) -> [Configuration.KnownFont] {
    if let entries = value.entries {
      return entries.compactMap { entry in
        reason(entry.value, of: entry.key).map {
          .init(name: entry.key, reason: $0, place: entry.keyPlace)
        }
      }
    }
    return items(value, "known_fonts").compactMap { item in
      guard let fields = fields(item, of: "known_fonts", ["name", "reason"]),
        let name = required("name", in: fields, item)
      else { return nil }
      guard let written = fields.first(where: { $0.key == "reason" }) else {
        complain("\"\(name)\" needs a \"reason\"", item.place)
        return nil
      }
      let place = fields.first { $0.key == "name" }?.value.place
      return reason(written.value, of: name).map { .init(name: name, reason: $0, place: place) }
    }
  }

  private mutating func reason(_ value: PlacedValue, of name: String) -> String? {
    guard let reason = value.string, !reason.allSatisfy(\.isWhitespace) else {
      complain("\"reason\" of \"\(name)\" must be a non-empty string", value.place)
      return nil
    }
    return reason
  }

  /// `- MyTheme.font(_:size:)`, or `- {function: MyTheme.font(size:name:), argument: 2}`.
  mutating func fontFunctions(_ value: PlacedValue) -> [FontFunction] {
    items(value, "font_functions").compactMap { item in
      guard item.entries != nil else {
        return string(item, "font_functions").flatMap { function($0, item.place) }
      }
      guard let fields = fields(item, of: "font_functions", ["function", "argument"]),
        let signature = required("function", in: fields, item),
        let found = function(signature, item.place)
      else { return nil }
      guard let argument = fields.first(where: { $0.key == "argument" })?.value else {
        return found
      }
      return choosing(argument, of: found, signature)
    }
  }

  private mutating func function(_ signature: String, _ place: SourcePlace) -> FontFunction? {
    let function = FontFunction(signature)
    if function == nil {
      complain(
        "\"\(signature)\" must include its labels, such as MyTheme.font(_:size:)", place)
    }
    return function
  }

  private mutating func choosing(
    _ argument: PlacedValue, of function: FontFunction, _ signature: String
  ) -> FontFunction? {
    guard case .number(let number) = argument.content, let place = Int(exactly: number),
      function.labels.indices.contains(place - 1)
    else {
      complain(
        "\"argument\" must be a number from 1 to \(function.labels.count): the argument of"
          + " \"\(signature)\" that is the name", argument.place)
      return nil
    }
    return FontFunction(signature, argument: place - 1)
  }

  /// The entries of a dictionary that may have a few keys.
  private mutating func fields(
    _ item: PlacedValue, of key: String, _ known: [String]
  ) -> [PlacedValue.Entry]? {
    guard let entries = item.entries else {
      let names = known.map { "\"\($0)\"" }.joined(separator: " and ")
      complain("an item of \"\(key)\" must have \(names), not be \(item.kind)", item.place)
      return nil
    }
    for entry in entries where !known.contains(entry.key) {
      let meant = EditDistance.nearest(to: entry.key.lowercased(), among: known)
      complain("unknown key \"\(entry.key)\" in \"\(key)\"" + question(meant), entry.keyPlace)
    }
    return entries
  }

  private mutating func required(
    _ key: String, in fields: [PlacedValue.Entry], _ item: PlacedValue
  ) -> String? {
    guard let field = fields.first(where: { $0.key == key }) else {
      complain("the item has no \"\(key)\"", item.place)
      return nil
    }
    return string(field.value, key)
  }
}

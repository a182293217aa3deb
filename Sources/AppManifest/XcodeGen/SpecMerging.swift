import SourceText

/// How XcodeGen puts dictionaries together.
extension PlacedValue {
  /// This dictionary laid over another: dictionaries are merged, arrays appended, all else replaced;
  /// a key that ends in `:REPLACE` replaces whatever it finds.
  func merged(onto base: PlacedValue) -> PlacedValue {
    guard case .dictionary(let own) = content, case .dictionary(var merged) = base.content else {
      return self
    }
    var positions = Dictionary(
      merged.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in own {
      var entry = entry
      let replaces = entry.key.hasSuffix(Self.replaceMark)
      if replaces { entry.key.removeLast(Self.replaceMark.count) }
      guard let position = positions[entry.key] else {
        positions[entry.key] = merged.count
        merged.append(entry)
        continue
      }
      let old = merged[position].value
      if !replaces, let items = entry.value.array, let before = old.array {
        merged[position].value.content = .array(before + items)
      } else {
        if !replaces { entry.value = entry.value.merged(onto: old) }
        merged[position] = entry
      }
    }
    return PlacedValue(.dictionary(merged), place: place)
  }

  private static let replaceMark = ":REPLACE"

  /// `${name}` replaced in all keys and strings; a name without a value stays.
  func expanding(_ variables: [String: String]) -> PlacedValue {
    guard !variables.isEmpty else { return self }
    var result = self
    switch content {
    case .string(let text): result.content = .string(Self.expand(text, variables))
    case .array(let values): result.content = .array(values.map { $0.expanding(variables) })
    case .dictionary(let entries):
      result.content = .dictionary(
        entries.map { entry in
          PlacedValue.Entry(
            key: Self.expand(entry.key, variables), keyPlace: entry.keyPlace,
            value: entry.value.expanding(variables))
        })
    case .number, .boolean, .other: break
    }
    return result
  }

  private static func expand(_ text: String, _ variables: [String: String]) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<start.lowerBound]
      let name = rest[start.upperBound..<end]
      result += variables[String(name)] ?? "${\(name)}"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension PlacedValue {
  /// A string, or an array's strings.
  var strings: [String] {
    if let string { return [string] }
    return array?.compactMap(\.string) ?? []
  }

  /// A setting as text: YAML reads `16.0` as a number and `YES` as a boolean.
  var scalar: String? {
    switch content {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    case .boolean(let value): value ? "YES" : "NO"
    case .other, .array, .dictionary: nil
    }
  }

  var boolean: Bool? {
    switch content {
    case .boolean(let value): value
    case .string(let text): ["YES", "yes", "true"].contains(text)
    default: nil
    }
  }
}

import FontReport

/// Values as YAML writes them.
enum YAMLText {
  /// A string as a scalar that reads as this string whatever it holds: plain where that is safe, else
  /// between double quotes with everything escaped that ends a line, obeys, or cannot be seen.
  static func scalar(_ value: String) -> String {
    isPlain(value) ? value : "\"" + value.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Several on one line.
  static func list(_ values: [String]) -> String {
    "[" + values.map(scalar).joined(separator: ", ") + "]"
  }

  /// A text as a comment can hold it: on one line.
  static func comment(_ text: String) -> String { PrintableText.text(text) }

  private static func isPlain(_ value: String) -> Bool {
    if value == "." { return true }
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    return value.wholeMatch(of: /[A-Za-z_.\/0-9](?:[A-Za-z0-9_.\/+()-]|\*|[ ](?=[A-Za-z0-9_(]))*/)
      != nil && value.contains { $0.isLetter || $0 == "/" } && !words.contains(value.lowercased())
      && value.wholeMatch(of: /[0-9.]+[eExXoO_0-9A-Fa-f.]*/) == nil
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let isShown = PrintableText.text(String(scalar)) == String(scalar)
      if isShown { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}

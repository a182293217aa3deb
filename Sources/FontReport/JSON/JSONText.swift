import Foundation

/// Values as JSON text.
enum JSONText {
  /// The value with sorted keys on many lines, ending in a newline; equal values give equal bytes.
  ///
  /// Characters that a terminal would obey or no one can see are written as JSON's own escapes, which lose
  /// nothing: whoever reads the JSON gets the string as it was.
  static func write(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, and no report holds one.
    guard let data = try? encoder.encode(value) else { return "null\n" }
    return escapingHidden(String(decoding: data, as: UTF8.self)) + "\n"
  }
}

extension JSONText {
  /// Beyond ASCII only strings are found in JSON, so every such character may be escaped where it stands.
  private static func escapingHidden(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard needsEscape(scalar) else {
        escaped.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
        escaped.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      }
    }
    return String(escaped)
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x7F && PrintableText.isHidden(scalar)
  }
}

import FontInspection

extension UncoveredCharacters {
  /// `あ (U+3042)`
  static func words(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    return PrintableText.isHidden(scalar) ? code : "\(alone(scalar)) (\(code))"
  }
}

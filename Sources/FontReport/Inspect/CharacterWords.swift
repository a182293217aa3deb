import FontInspection

extension UncoveredCharacters {
  /// `あ (U+3042)`
  static func words(_ scalar: Unicode.Scalar) -> String {
    PrintableText.isHidden(scalar) ? scalar.code : "\(alone(scalar)) (\(scalar.code))"
  }
}

extension VariationSequence {
  /// `辻 (U+8FBB) with U+E0101`
  var words: String { "\(UncoveredCharacters.words(base)) with \(selector.code)" }
}

extension Unicode.Scalar {
  /// `U+3042`
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}

/// A character of a name that nobody sees where it is written, or that looks like another.
struct HiddenCharacter {
  private let scalar: Unicode.Scalar
  private let position: Position

  private enum Position { case start, middle, end }

  /// The first that a name has and the real one has not; `nil` where there is none.
  init?(in written: String, besides real: String) {
    let scalars = Array(written.unicodeScalars)
    let known = Set(real.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let position: Position = index == 0 ? .start : index == scalars.count - 1 ? .end : .middle
      // A space between words is there to be seen.
      let isHidden =
        scalar == " " ? position != .middle : scalar.isHidden && !known.contains(scalar)
      guard isHidden else { continue }
      self.scalar = scalar
      self.position = position
      return
    }
    return nil
  }

  /// `ends with a zero width space (U+200B)`
  var inWords: String {
    let verb =
      switch position {
      case .start: "begins with"
      case .middle: "contains"
      case .end: "ends with"
      }
    return "\(verb) \(name)"
  }

  private var name: String {
    if scalar == " " { return "a space" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let name = scalar.properties.name?.lowercased() else {
      return "a control character (\(code))"
    }
    let article = ["a", "e", "i", "o", "u"].contains(name.prefix(1)) ? "an" : "a"
    return "\(article) \(name) (\(code))"
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    guard !isASCII || self < " " || value == 0x7F else { return false }
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return true }
    return switch properties.generalCategory {
    case .format, .control, .dashPunctuation: true
    default: false
    }
  }
}

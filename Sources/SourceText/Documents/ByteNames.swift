/// The bytes that documents are written with, by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let equals = UInt8(ascii: "=")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// The value of a hexadecimal digit.
  var hexadecimalValue: Int? {
    if isDigit { return Int(self - UInt8(ascii: "0")) }
    let lower = self | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower) else { return nil }
    return Int(lower - UInt8(ascii: "a")) + 10
  }

  /// A byte of an XML name; all that is beyond ASCII counts.
  var isMarkupName: Bool {
    isLetter || isDigit || self >= 0x80 || self == .colon || self == .minus
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
  }
}

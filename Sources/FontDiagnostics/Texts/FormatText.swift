/// Texts with places for arguments: `%1$@ of %ld`.
enum FormatText {
  /// A text without what stands for its arguments. A percent sign that stands for none is kept.
  static func withoutArguments(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "%", let end = end(ofArgument: rest) {
        rest = rest[end...]
      } else {
        result.append(scalar)
        rest.removeFirst()
      }
    }
    return String(result)
  }

  /// Where a place for an argument ends that begins with the text's percent sign; `nil` where it is none.
  private static func end(
    ofArgument text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    var rest = text.dropFirst()
    // A variable of a .stringsdict file: `%#@count@`.
    if let mark = rest.firstIndex(of: "@"), rest[..<mark].allSatisfy(isOfPosition) {
      let name = rest[mark...].dropFirst()
      if rest[..<mark].contains("#"), let close = name.firstIndex(of: "@") {
        return name.index(after: close)
      }
    }
    rest = rest.drop(while: isOfPosition)
    rest = rest.drop { "hlqztjL".unicodeScalars.contains($0) }
    guard let conversion = rest.first,
      "@dDiuUxXoOfFeEgGcCsSpaAn%".unicodeScalars.contains(conversion)
    else { return rest.starts(with: "arg".unicodeScalars) ? rest.dropFirst(3).startIndex : nil }
    return rest.index(after: rest.startIndex)
  }

  private static func isOfPosition(_ scalar: Unicode.Scalar) -> Bool {
    "0123456789$#+-.* '".unicodeScalars.contains(scalar)
  }
}

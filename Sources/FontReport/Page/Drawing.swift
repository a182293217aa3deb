import FontInspection

/// A face as a page draws it: where its outlines are, and the lines that it is set on.
struct DrawnFace {
  var source: FaceSource
  var face: Face

  init(_ face: Face, in file: FontFile, at coordinates: [NamedInstance.Coordinate] = []) {
    source = FaceSource(path: file.path, faceIndex: face.index, coordinates: coordinates)
    self.face = face
  }

  var unitsPerEm: Int { max(face.unitsPerEm, 1) }

  /// How far the box of a line reaches above its baseline and below it, in font units: the font's own, unless it
  /// is that of no font to read.
  var line: (top: Int, bottom: Int) {
    func within(_ value: Int, _ least: Double, _ most: Double) -> Int {
      min(max(value, Int(least * Double(unitsPerEm))), Int(most * Double(unitsPerEm)))
    }
    return (
      within(face.metrics.ascender, 0.7, 1.3), within(-face.metrics.descender, 0.15, 0.6)
    )
  }

  /// Units as ems: `0.714`.
  func ems(_ units: Int) -> String {
    PageNumber.text(Double(units) / Double(unitsPerEm), places: 3)
  }
}

extension GlyphSheet {
  /// How large a drawing is.
  enum Size {
    /// As large as the letters around it.
    case asText
    /// In points.
    case points(Double)
  }

  /// A line of text as an image of SVG; `nil` where there is nothing to see. It consists of numbers alone.
  /// - Parameter isUniform: whether its box is that of all fonts, so that several stand on one baseline.
  func drawing(
    _ text: String, in face: DrawnFace, size: Size = .asText, isUniform: Bool = false
  ) -> String? {
    guard let line = line(text, in: face.source) else { return nil }
    let em = face.unitsPerEm
    let (top, bottom) = isUniform ? (em * 4 / 5, em / 4) : face.line
    let width = max(line.width, 1)
    return "<svg class=\"t\" width=\"\(length(width, face, size))\""
      + " height=\"\(length(top + bottom, face, size))\""
      + " viewBox=\"0 -\(top) \(width) \(top + bottom)\" aria-hidden=\"true\">\(line.glyphs)</svg>"
  }

  /// A text as images of its words, so that it wraps. Words that are read from right to left stand so; their letters
  /// are not joined.
  func words(_ text: String, in face: DrawnFace, size: Size = .asText) -> String? {
    let isReversed = text.unicodeScalars.contains { (0x590..<0x8FF).contains($0.value) }
    let shown =
      isReversed ? String(String.UnicodeScalarView(text.unicodeScalars.reversed())) : text
    let words = shown.split(separator: " ")
    let drawn = words.enumerated().compactMap { index, word in
      drawing(index < words.count - 1 ? word + " " : String(word), in: face, size: size)
    }
    return drawn.isEmpty ? nil : drawn.joined()
  }

  private func length(_ units: Int, _ face: DrawnFace, _ size: Size) -> String {
    let ems = Double(units) / Double(face.unitsPerEm)
    switch size {
    case .asText: return PageNumber.text(ems, places: 3) + "em"
    case .points(let points): return PageNumber.text(ems * points, places: 2)
    }
  }
}

/// Numbers as pages write them; no locale plays a part.
enum PageNumber {
  /// With as many decimals as it needs, and no more than so many.
  static func text(_ value: Double, places: Int) -> String {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    guard let scaled = Int(exactly: (value * power).rounded()), let unit = Int(exactly: power)
    else { return "0" }
    let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: unit)
    var digits = "\(rest)"
    digits = String(repeating: "0", count: max(places - digits.utf8.count, 0)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// `84 KB`, `1.2 MB`, as Finder counts.
  static func bytes(_ count: Int) -> String {
    if count < 1000 { return "\(count) bytes" }
    if count < 999_500 { return "\((count + 500) / 1000) KB" }
    return text(Double(count) / 1_000_000, places: 1) + " MB"
  }
}

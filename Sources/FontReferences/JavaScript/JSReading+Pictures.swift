import NameFlow
import SourceText

/// Pictures in SVG that are written as texts.
extension JSReading {
  /// The fonts that the elements of pictures name: `<text font-family="Lobster-Regular">`.
  func pictured(_ values: Values) -> Values {
    values.flatMap { item in
      switch item.value {
      case .text(let picture): return fonts(in: picture, item.trail)
      case .open: return Values(item: item)
      default: return Values()
      }
    }
  }

  /// The most that one picture is known to name.
  private static let mostFonts = 16

  private func fonts(in picture: String, _ trail: Trail) -> Values {
    let bytes = Array(picture.utf8)
    let word = Array("font-family".utf8)
    var fonts = Values()
    var start = 0
    while fonts.items.count < Self.mostFonts,
      let found = bytes.firstIndex(of: word, in: start..<bytes.count)
    {
      start = found + word.count
      guard let list = list(behind: start, in: bytes) else { continue }
      start = list.upperBound
      guard let family = FontFamilyList(bytes, list, isShorthand: false).families.first else {
        continue
      }
      var own = trail
      own.isCombined = true
      own.origin = trail.origin.map { place(of: family, in: $0) }
      fonts.add(Values(item: Possible(value: .text(family.name), trail: own)))
    }
    return fonts
  }

  /// The list of families behind the name of an attribute, `="…"`, or of a property, `: …;`.
  private func list(behind name: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let mark = bytes[name...].firstIndex(where: { $0 > 0x20 }) else { return nil }
    switch bytes[mark] {
    case UInt8(ascii: "="):
      guard let open = bytes[(mark + 1)...].firstIndex(where: { $0 > 0x20 }),
        bytes[open] == UInt8(ascii: "\"") || bytes[open] == UInt8(ascii: "'"),
        let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
      else { return nil }
      return open + 1..<close
    case UInt8(ascii: ":"):
      let ends = Set(";\"<}".utf8)
      return mark + 1..<(bytes[(mark + 1)...].firstIndex(where: ends.contains) ?? bytes.count)
    default: return nil
    }
  }

  /// Where a family stands in the text that a picture is written as; the whole text where that is written otherwise.
  private func place(of family: FontFamilyList.Family, in text: Trail.Origin) -> Trail.Origin {
    let code = evaluator.program.texts[Int(text.file)].utf8
    let start = Int(text.range.lowerBound) + 1 + family.range.lowerBound
    let own = start..<start + family.range.count
    guard own.upperBound <= Int(text.range.upperBound),
      code[own].elementsEqual(family.name.utf8)
    else { return text }
    return Trail.Origin(
      file: text.file, range: Int32(clamping: own.lowerBound)..<Int32(clamping: own.upperBound))
  }
}

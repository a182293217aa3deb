/// Cuts XML and HTML into markup, comments and attribute values.
struct MarkupScanner {
  private var cursor: RegionCursor
  private var isInTag = false

  init(_ bytes: [UInt8]) {
    cursor = RegionCursor(bytes)
  }

  mutating func scan() -> [TextRegion] {
    while !cursor.isAtEnd {
      switch cursor.peek() {
      case UInt8(ascii: "<"):
        if cursor.looksAt("<!--") {
          pass(.comment, opening: 4, closing: "-->")
        } else if cursor.looksAt("<![CDATA[") {
          pass(.string, opening: 9, closing: "]]>")
        } else {
          isInTag = true
          cursor.advance()
        }
      case UInt8(ascii: ">"):
        isInTag = false
        cursor.advance()
      case .quote where isInTag: pass(.string, opening: 1, closing: "\"")
      case .apostrophe where isInTag: pass(.string, opening: 1, closing: "'")
      default: cursor.advance()
      }
    }
    return cursor.finish()
  }

  private mutating func pass(_ kind: TextRegion.Kind, opening: Int, closing: StaticString) {
    cursor.begin(kind)
    cursor.advance(opening)
    while !cursor.isAtEnd, !cursor.looksAt(closing) { cursor.advance() }
    cursor.advance(closing.utf8CodeUnitCount)
    cursor.begin(.code)
  }
}

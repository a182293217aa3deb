import JavaScriptLowering
import SourceText

/// The fonts that CSS names in the templates of styled-components and Emotion:
/// `` styled.Text`font-family: Lobster-Regular;` ``.
enum JSStyledTemplate {
  static func uses(
    tag: JSNode.ID, template: JSNode.ID, in tree: JSTree, module: Int
  ) -> [JSFontUse] {
    guard isStyled(tag, in: tree) else { return [] }
    return uses(in: template, tree, module)
  }

  /// Those of a template, and of the templates that its insertions give.
  private static func uses(in template: JSNode.ID, _ tree: JSTree, _ module: Int) -> [JSFontUse] {
    let parts: [JSNode.ID] =
      if case .template(_, let parts) = tree[template].kind { parts } else { [] }
    let range = tree[template].range
    let bytes = tree.text.utf8
    var uses: [JSFontUse] = []
    var start = range.lowerBound
    let property = Array("font-family".utf8)
    while let found = bytes.firstIndex(of: property, in: start..<range.upperBound) {
      start = found + property.count
      // What stands in an insertion is no text of this template.
      guard !parts.contains(where: { tree[$0].range.contains(found) }),
        let value = value(in: bytes, start..<range.upperBound)
      else { continue }
      if let part = parts.first(where: { tree[$0].range.lowerBound > value.lowerBound }),
        bytes[value].starts(with: "${".utf8)
      {
        uses.append(JSFontUse(value: .insertion(part), module: module))
      } else if !bytes[value].contains(UInt8(ascii: "$")), !value.isEmpty {
        let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let name = String(
          decoding: bytes[value].filter { !quotes.contains($0) && $0 != UInt8(ascii: "\\") },
          as: UTF8.self)
        uses.append(JSFontUse(value: .literal(name, value), module: module))
      }
    }
    var waiting = parts
    while let part = waiting.popLast() {
      switch tree[part].kind {
      case .template: uses += Self.uses(in: part, tree, module)
      // Its own tag says what it is.
      case .tagged: continue
      default: waiting += tree.parts(of: part)
      }
    }
    return uses
  }

  private static func isStyled(_ tag: JSNode.ID, in tree: JSTree) -> Bool {
    tree.isWritten(tag, as: "css") || tree.begins(tag, with: "styled")
      || tree.ends(tag, with: ".attrs")
  }

  /// What stands between the colon and the end of the declaration.
  private static func value(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    guard start < range.upperBound, bytes[start] == UInt8(ascii: ":") else { return nil }
    start += 1
    while start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    var end = start
    let ends: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "`")]
    while end < range.upperBound, !ends.contains(bytes[end]) { end += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }
}

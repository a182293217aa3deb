import SourceText

/// The lists of a property list in XML.
struct MarkupLists: ListEditing {
  let layout: TextLayout
  let root: PlacedValue
  let places: ListPlaces

  func removal(of entry: Range<Int>) -> TextChange? {
    let bytes = layout.bytes
    guard bytes[entry].first != UInt8(ascii: "<") else {
      return TextChange(layout.withLines(entry), "")
    }
    guard let start = bytes[..<entry.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      bytes[start..<entry.lowerBound].last == UInt8(ascii: ">"),
      bytes[entry.upperBound...].starts(with: "</".utf8),
      let end = bytes[entry.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return TextChange(layout.withLines(start..<end + 1), "")
  }

  func adding(_ entries: [String], to list: PlacedValue, after key: Range<Int>) -> TextChange? {
    guard let tag = list.place.range.map(layout.range),
      layout.bytes[tag].starts(with: "<array".utf8), let end = end(of: tag)
    else { return nil }
    let elements = entries.map { "<string>\(TextFormat.markup($0))</string>" }
    let inner = layout.bytes[tag.upperBound..<max(end.lowerBound, tag.upperBound)]
    if inner.allSatisfy(\.isBlankOfText) {
      return TextChange(
        tag.lowerBound..<end.upperBound,
        array(elements, indent: layout.indent(at: tag.lowerBound), in: ""))
    }
    guard let closing = layout.indent(at: end.lowerBound) else {
      return TextChange(end.lowerBound..<end.lowerBound, elements.joined())
    }
    let last = list.array?.last?.place.range.map(layout.range)?.lowerBound
    let indent =
      last.flatMap(element).flatMap { layout.indent(at: $0) } ?? closing + layout.indentation
    let start = layout.lineStart(end.lowerBound)
    return TextChange(
      start..<start, elements.map { indent + $0 + layout.lineEnd }.joined())
  }

  func addingList(_ key: String, _ entries: [String]) -> TextChange? {
    guard let known = root.entries, !known.contains(where: { $0.key == key }),
      let tag = root.place.range.map(layout.range), let end = end(of: tag)
    else { return nil }
    let elements = entries.map { "<string>\(TextFormat.markup($0))</string>" }
    let isEmptyTag = end == tag
    guard let closing = layout.indent(at: end.lowerBound) else {
      let list = "<key>\(key)</key>" + array(elements, indent: nil, in: "")
      return isEmptyTag
        ? TextChange(tag, "<dict>\(list)</dict>")
        : TextChange(end.lowerBound..<end.lowerBound, list)
    }
    let first = known.first?.keyPlace.range.map(layout.range)?.lowerBound
    let indent =
      first.flatMap(element).flatMap { layout.indent(at: $0) } ?? closing + layout.indentation
    let list =
      indent + "<key>\(key)</key>" + layout.lineEnd + indent
      + array(elements, indent: indent, in: layout.indentation) + layout.lineEnd
    if isEmptyTag {
      return TextChange(tag, "<dict>" + layout.lineEnd + list + closing + "</dict>")
    }
    let start = layout.lineStart(end.lowerBound)
    return TextChange(start..<start, list)
  }

  /// An array: on lines of its own where it begins one.
  private func array(_ elements: [String], indent: String?, in step: String) -> String {
    guard let indent else { return "<array>\(elements.joined())</array>" }
    let lines = elements.map { indent + layout.indentation + $0 + layout.lineEnd }
    return "<array>" + layout.lineEnd + lines.joined() + indent + "</array>"
  }
}

extension MarkupLists {
  /// Where the element begins whose text begins somewhere.
  private func element(around offset: Int) -> Int? {
    if layout.bytes[offset] == UInt8(ascii: "<") { return offset }
    return layout.bytes[..<offset].lastIndex(of: UInt8(ascii: "<"))
  }

  /// The tag that ends an element; its only tag where it has no other.
  private func end(of tag: Range<Int>) -> Range<Int>? {
    let bytes = layout.bytes
    if bytes[tag].suffix(2).elementsEqual("/>".utf8) { return tag }
    var depth = 1
    var offset = tag.upperBound
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      let mark =
        rest.starts(with: "<!--".utf8) ? "-->" : rest.starts(with: "<![CDATA[".utf8) ? "]]>" : ">"
      guard let end = self.end(of: Array(mark.utf8), from: start) else { return nil }
      offset = end
      guard mark == ">" else { continue }
      if rest.starts(with: "</".utf8) {
        depth -= 1
        if depth == 0 { return start..<end }
      } else if !bytes[start..<end].suffix(2).elementsEqual("/>".utf8) {
        depth += 1
      }
    }
    return nil
  }

  /// Behind the first of some bytes.
  private func end(of mark: [UInt8], from start: Int) -> Int? {
    var offset = start
    while let found = layout.bytes[offset...].firstIndex(of: mark[0]) {
      if layout.bytes[found...].starts(with: mark) { return found + mark.count }
      offset = found + 1
    }
    return nil
  }
}

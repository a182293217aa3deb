import SourceText

/// The lists of a YAML document that have a line for each entry.
struct YAMLLists: ListEditing {
  let layout: TextLayout
  let places: ListPlaces

  /// The only entry of a list stays: without it the key would have no list.
  func removal(of entry: Range<Int>) -> TextChange? {
    guard let place = layout.text.place(entry).range,
      let (values, _) = places.list(holding: place), values.count > 1, mark(before: entry) != nil
    else { return nil }
    return TextChange(layout.lineStart(entry.lowerBound)..<layout.nextLine(entry.upperBound), "")
  }

  func adding(_ entries: [String], to list: PlacedValue, after key: Range<Int>) -> TextChange? {
    guard let last = list.array?.last, last.string != nil,
      let range = last.place.range.map(layout.range), let mark = mark(before: range)
    else { return nil }
    let quote = mark.last == "\"" || mark.last == "'" ? mark.last : nil
    let lines = entries.map { entry in
      mark + TextFormat.yaml.escaped(entry, in: quote?.asciiValue) + (quote.map(String.init) ?? "")
    }
    let next = layout.nextLine(range.upperBound)
    let isAtEnd = next == layout.bytes.count && layout.bytes.last != UInt8(ascii: "\n")
    return TextChange(
      next..<next,
      isAtEnd
        ? lines.map { layout.lineEnd + $0 }.joined() : lines.map { $0 + layout.lineEnd }.joined())
  }

  /// The indentation, the hyphen and the quote before an entry that has its line to itself.
  private func mark(before entry: Range<Int>) -> String? {
    let before = layout.bytes[layout.lineStart(entry.lowerBound)..<entry.lowerBound]
    let rest = before.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "-"), rest.dropFirst().first == UInt8(ascii: " "),
      rest.dropFirst(2).allSatisfy({
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      })
    else { return nil }
    return String(decoding: before, as: UTF8.self)
  }
}

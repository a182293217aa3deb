import SourceText

/// The lists of a JSON document.
struct JSONLists: ListEditing {
  let layout: TextLayout
  let places: ListPlaces

  func removal(of entry: Range<Int>) -> TextChange? {
    guard let place = layout.text.place(entry).range,
      let (values, index) = places.list(holding: place), values[index].string != nil
    else { return nil }
    let own = quoted(entry)
    // With the comma before it, so that of several in a row each takes its own.
    if index > 0 {
      return string(values[index - 1]).map { TextChange($0.upperBound..<own.upperBound, "") }
    }
    guard values.count > 1 else { return TextChange(own, "") }
    return string(values[1]).map { TextChange(own.lowerBound..<$0.lowerBound, "") }
  }

  func adding(_ entries: [String], to list: PlacedValue, after key: Range<Int>) -> TextChange? {
    let items = entries.map { "\"\(TextFormat.backslashed($0))\"" }
    guard let values = list.array, let open = list.place.range.map(layout.range) else { return nil }
    guard let last = values.last else {
      return TextChange(open.upperBound..<open.upperBound, items.joined(separator: ", "))
    }
    guard let range = string(last) else { return nil }
    let indent = layout.indent(at: range.lowerBound).map { layout.lineEnd + $0 } ?? " "
    return TextChange(
      range.upperBound..<range.upperBound, items.map { "," + indent + $0 }.joined())
  }

  /// A string with its quotes.
  private func string(_ value: PlacedValue) -> Range<Int>? {
    guard value.string != nil else { return nil }
    return value.place.range.map { quoted(layout.range($0)) }
  }

  private func quoted(_ range: Range<Int>) -> Range<Int> {
    max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, layout.bytes.count)
  }
}

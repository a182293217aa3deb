import SourceText

/// The lists of a YAML document: those that have a line for each entry, and those in brackets.
struct YAMLLists: ListEditing {
  let layout: TextLayout
  let places: ListPlaces

  /// The only entry of a list stays: without it the key would have no list.
  func removal(of entry: Range<Int>) -> TextChange? {
    guard let place = layout.text.place(entry).range,
      let (values, index) = places.list(holding: place), values.count > 1
    else { return nil }
    guard mark(before: entry) != nil else { return removal(ofItem: index, from: values) }
    return TextChange(layout.lineStart(entry.lowerBound)..<layout.nextLine(entry.upperBound), "")
  }

  func adding(_ entries: [String], to list: PlacedValue, after key: Range<Int>) -> TextChange? {
    guard let last = list.array?.last else { return addingInBrackets(entries, list) }
    guard last.string != nil, let range = last.place.range.map(layout.range) else { return nil }
    guard let mark = mark(before: range) else { return addingInBrackets(entries, list) }
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
    // No farther than to what cannot stand there: a line may be as long as the file.
    let mark = layout.bytes[..<entry.lowerBound].reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0.isQuoteOfCode
    }
    let start = entry.lowerBound - mark.count
    guard start == 0 || layout.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    let before = layout.bytes[start..<entry.lowerBound]
    let rest = before.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "-"), rest.dropFirst().first == UInt8(ascii: " "),
      rest.dropFirst(2).allSatisfy({
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      })
    else { return nil }
    return String(decoding: before, as: UTF8.self)
  }

  // MARK: Brackets

  /// Where the list begins with a bracket; with comments in it nobody knows where it goes on.
  private func begin(of list: PlacedValue) -> Int? {
    guard let range = list.place.range.map(layout.range), range.lowerBound < layout.bytes.count,
      layout.bytes[range.lowerBound] == UInt8(ascii: "[")
    else { return nil }
    return range.lowerBound
  }

  private func addingInBrackets(_ entries: [String], _ list: PlacedValue) -> TextChange? {
    guard let open = begin(of: list), let values = list.array else { return nil }
    guard let last = values.last else {
      let texts = entries.map { TextFormat.yaml.escaped($0, in: nil) }
      return TextChange(open + 1..<open + 1, texts.joined(separator: ", "))
    }
    guard let range = quoted(last) else { return nil }
    let first = layout.bytes[range.lowerBound]
    let quote = first.isQuoteOfCode ? String(UnicodeScalar(first)) : ""
    let space = layout.indent(at: range.lowerBound).map { layout.lineEnd + $0 } ?? " "
    let texts = entries.map {
      "," + space + quote + TextFormat.yaml.escaped($0, in: quote.isEmpty ? nil : first) + quote
    }
    return TextChange(range.upperBound..<range.upperBound, texts.joined())
  }

  private func removal(ofItem index: Int, from values: [PlacedValue]) -> TextChange? {
    guard let own = quoted(values[index]) else { return nil }
    let isFirst = index == 0
    guard let other = quoted(values[isFirst ? 1 : index - 1]) else { return nil }
    let between = isFirst ? own.upperBound..<other.lowerBound : other.upperBound..<own.lowerBound
    let comma = UInt8(ascii: ",")
    guard layout.bytes[between].allSatisfy({ $0.isBlankOfText || $0 == comma }),
      layout.bytes[between].contains(comma)
    else { return nil }
    return TextChange(
      isFirst ? own.lowerBound..<between.upperBound : between.lowerBound..<own.upperBound, "")
  }

  /// A string with the quotes that it has.
  private func quoted(_ value: PlacedValue) -> Range<Int>? {
    guard value.string != nil, let range = value.place.range.map(layout.range) else { return nil }
    guard range.lowerBound > 0, range.upperBound < layout.bytes.count,
      layout.bytes[range.lowerBound - 1].isQuoteOfCode,
      layout.bytes[range.lowerBound - 1] == layout.bytes[range.upperBound]
    else { return range }
    return range.lowerBound - 1..<range.upperBound + 1
  }
}

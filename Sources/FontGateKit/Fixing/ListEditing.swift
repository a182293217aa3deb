import SourceText

/// What adds entries to lists of a document and takes them out, in the way in which the others are written.
protocol ListEditing {
  var layout: TextLayout { get }
  var places: ListPlaces { get }

  /// Takes out the entry that stands somewhere.
  func removal(of entry: Range<Int>) -> TextChange?
  /// Adds entries at the end of a list.
  func adding(_ entries: [String], to list: PlacedValue, after key: Range<Int>) -> TextChange?
  /// Adds a list at the end of the document's own dictionary.
  func addingList(_ key: String, _ entries: [String]) -> TextChange?
}

extension ListEditing {
  /// Adds entries at the end of the list whose key stands somewhere.
  func adding(_ entries: [String], toListAt key: TextRange) -> TextChange? {
    guard let entry = places.entry(at: key),
      let place = entry.value.place.range,
      let list = entry.value.array
    else { return nil }
    let known = Set(list.compactMap(\.string))
    let new = entries.filter { !known.contains($0) }
    guard !new.isEmpty, layout.text.offset(place.start) >= layout.text.offset(key.end) else {
      return nil
    }
    return adding(new, to: entry.value, after: layout.range(key))
  }

  func addingList(_ key: String, _ entries: [String]) -> TextChange? { nil }
}

/// What edits the lists of a text; `nil` where it cannot be read, or lists in it are not edited.
func listEditing(_ text: SourceText, _ format: TextFormat) -> (any ListEditing)? {
  let layout = TextLayout(text)
  switch format {
  case .markup:
    return (try? PropertyListDocument.read(text)).map {
      MarkupLists(layout: layout, root: $0, places: ListPlaces($0))
    }
  case .json:
    return (try? JSONDocument.read(text, as: .relaxed)).map {
      JSONLists(layout: layout, places: ListPlaces($0))
    }
  case .yaml:
    return (try? YAMLDocument.read(text)).map { YAMLLists(layout: layout, places: ListPlaces($0)) }
  case .swift, .objectiveC, .javaScript, .oldStyle, .settings, .styleSheet: return nil
  }
}

/// The keys and the lists of a document, by where they stand.
struct ListPlaces {
  private var entries: [TextRange: PlacedValue.Entry] = [:]
  private var lists: [[PlacedValue]] = []
  private var items: [TextRange: (list: Int, index: Int)] = [:]

  init(_ root: PlacedValue) {
    var pending = [root]
    while let value = pending.popLast() {
      for entry in value.entries ?? [] {
        if let range = entry.keyPlace.range, entries[range] == nil { entries[range] = entry }
        pending.append(entry.value)
      }
      guard let values = value.array else { continue }
      for (index, item) in values.enumerated() {
        if let range = item.place.range, items[range] == nil { items[range] = (lists.count, index) }
        if item.string == nil { pending.append(item) }
      }
      lists.append(values)
    }
  }

  /// The entry whose key stands somewhere.
  func entry(at key: TextRange) -> PlacedValue.Entry? { entries[key] }

  /// The list that has a value at a place, and its number there.
  func list(holding place: TextRange) -> (values: [PlacedValue], index: Int)? {
    items[place].map { (lists[$0.list], $0.index) }
  }
}

import SourceText

/// Tells a style dictionary by its content, and reads it.
enum StyleDictionaryForm {
  static let fontName = "fontName"
  static let fontSize = "fontSize"

  /// The dictionary that a document is; `nil` where it is something else.
  ///
  /// Its entries hold fonts, most of them at least, and one of its keys is a text style.
  /// - Parameter isOldStyle: whether numbers are written as strings.
  static func read(_ root: PlacedValue, isOldStyle: Bool = false) -> StyleDictionary? {
    guard let entries = root.entries else { return nil }
    let fonts = entries.filter { $0.value[fontName] != nil || $0.value[fontSize] != nil }
    guard !fonts.isEmpty, fonts.count * 2 >= entries.count,
      fonts.contains(where: { TextStyle.read($0.key) != nil })
    else { return nil }
    return StyleDictionary(
      place: root.place, entries: entries.map { entry($0, isOldStyle: isOldStyle) })
  }

  /// Whether a text that could not be read was meant to be one: it has the words of one as keys.
  static func isMeant(by text: SourceText) -> Bool {
    let whole = 0..<text.utf8.count
    func holds(_ word: String) -> Bool {
      [("<key>", "</key>"), ("\"", "\"")].contains { before, after in
        text.utf8.firstIndex(of: Array((before + word + after).utf8), in: whole) != nil
      }
    }
    return holds(fontName) && holds(fontSize)
      && TextStyle.allCases.contains { holds($0.rawValue) || holds($0.rawKey) }
  }

  private static func entry(
    _ entry: PlacedValue.Entry, isOldStyle: Bool
  ) -> StyleDictionary.Entry {
    let known = TextStyle.read(entry.key)
    var result = StyleDictionary.Entry(
      key: entry.key, keyPlace: entry.keyPlace, style: known?.style, form: known?.form)
    guard entry.value.entries != nil else {
      result.faults = [
        StyleDictionary.Fault(
          kind: .noDictionary(found: entry.value.kind), place: entry.value.place)
      ]
      return result
    }
    let name = entry.value[fontName]
    let size = entry.value[fontSize]
    // A design of the system font stands for a name in newer versions of the library.
    let needsName = entry.value["design"] == nil
    if let text = name?.string, let place = name?.place {
      result.font = StyleDictionary.Field(value: text, place: place)
    } else if name != nil || needsName {
      result.faults.append(fault(fontName, name, expected: "a string", in: entry))
    }
    if let number = size?.number(isOldStyle: isOldStyle), let place = size?.place {
      result.size = StyleDictionary.Field(value: number, place: place)
    } else {
      result.faults.append(fault(fontSize, size, expected: "a number", in: entry))
    }
    return result
  }

  private static func fault(
    _ field: String, _ value: PlacedValue?, expected: String, in entry: PlacedValue.Entry
  ) -> StyleDictionary.Fault {
    guard let value else {
      return StyleDictionary.Fault(kind: .missing(field), place: entry.keyPlace)
    }
    return StyleDictionary.Fault(
      kind: .wrongType(field, found: value.kind, expected: expected), place: value.place)
  }
}

extension PlacedValue {
  fileprivate func number(isOldStyle: Bool) -> Double? {
    switch content {
    case .number(let number): number
    case .string(let text) where isOldStyle: Double(text)
    default: nil
    }
  }
}

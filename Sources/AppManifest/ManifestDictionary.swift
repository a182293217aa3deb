import SourceText

extension Manifest {
  /// What a dictionary declares about fonts, whatever kind of document it stands in.
  /// - Parameters:
  ///   - path: the document.
  ///   - dictionary: the property list's top level; `nil` where there is none.
  init(path: String?, dictionary: PlacedValue?) {
    self.init(path: path)
    guard let dictionary else { return }
    guard let content = dictionary.entries else {
      faults.append(
        Fault(
          kind: .unreadable("holds \(dictionary.kind), not a dictionary"), place: dictionary.place))
      return
    }
    for entry in content {
      guard let key = Key(rawValue: entry.key) else { continue }
      keys.append(KeyUse(key: key, place: entry.keyPlace))
      switch key {
      case .uiAppFonts: readList(entry.value, key)
      case .atsApplicationFontsPath: readPath(entry.value, key)
      }
    }
  }

  private mutating func readList(_ value: PlacedValue, _ key: Key) {
    guard let items = value.array else {
      faults.append(
        Fault(
          kind: .wrongType(key, found: value.kind, expected: "an array"), place: value.place))
      return
    }
    for item in items {
      guard let text = item.string else {
        faults.append(Fault(kind: .itemIsNoString(key, found: item.kind), place: item.place))
        continue
      }
      if text.allSatisfy(\.isWhitespace) {
        faults.append(Fault(kind: .itemIsEmpty(key), place: item.place))
      } else {
        entries.append(Entry(value: text, key: key, place: item.place))
      }
    }
  }

  private mutating func readPath(_ value: PlacedValue, _ key: Key) {
    guard let text = value.string else {
      faults.append(
        Fault(
          kind: .wrongType(key, found: value.kind, expected: "a string"), place: value.place))
      return
    }
    // An empty path is Xcode's own default for no fonts at all.
    if !text.isEmpty { entries.append(Entry(value: text, key: key, place: value.place)) }
  }
}

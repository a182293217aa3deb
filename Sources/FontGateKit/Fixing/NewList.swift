import AppManifest
import SourceText

/// A list of strings that is added where there is none, with its key.
struct NewList {
  var key: String
  var entries: [String]
  var form: ListOpening.Form
  let layout: TextLayout

  private var bytes: [UInt8] { layout.bytes }

  /// - Parameter range: what stands at the place where the list can be added.
  func change(at range: Range<Int>) -> TextChange? {
    guard range.lowerBound < bytes.count, range.upperBound <= bytes.count else { return nil }
    switch form {
    case .propertyList: return nil
    case .key: return inYAML(at: range, within: nil)
    case .keyOfOuter(let name): return inYAML(at: range, within: name)
    case .literal: return inLiteral(open: range.lowerBound)
    case .standard: return inPlaceOfDefault(range)
    case .plugin: return inPlaceOfName(range)
    case .plugins: return inJSON(open: range.lowerBound, "[") { indent in plugin(indent) }
    case .configuration:
      return inJSON(open: range.lowerBound, "{") { indent in
        guard let indent else { return "\"plugins\": [\(plugin(nil))]" }
        let inner = indent + layout.indentation
        return "\"plugins\": [\(layout.lineEnd)\(inner)\(plugin(inner))\(layout.lineEnd)\(indent)]"
      }
    }
  }
}

// MARK: Swift

extension NewList {
  /// The entries as code writes them, each once.
  private var array: String {
    "[" + entries.map { "\"\(TextFormat.backslashed($0))\"" }.joined(separator: ", ") + "]"
  }

  /// First in the literal: what stands last may have a comma, or a comment, or neither.
  private func inLiteral(open: Int) -> TextChange? {
    func text(from offset: Int) -> Int? {
      bytes[offset...].firstIndex { !$0.isBlankOfText }
    }
    guard bytes[open] == UInt8(ascii: "["), let first = text(from: open + 1) else { return nil }
    let entry = "\"\(key)\": \(array)"
    if bytes[first] == UInt8(ascii: ":"), let end = text(from: first + 1) {
      guard bytes[end] == UInt8(ascii: "]") else { return nil }
      return TextChange(open..<end + 1, "[\(entry)]")
    }
    guard bytes[first] != UInt8(ascii: "]") else { return nil }
    guard let indent = layout.indent(at: first) else {
      return TextChange(open + 1..<open + 1, entry + ", ")
    }
    return TextChange(open + 1..<open + 1, layout.lineEnd + indent + entry + ",")
  }

  private func inPlaceOfDefault(_ range: Range<Int>) -> TextChange? {
    let word = Array(".default".utf8)
    guard bytes[range].suffix(word.count).elementsEqual(word) else { return nil }
    return TextChange(
      range.upperBound - word.count..<range.upperBound,
      ".extendingDefault(with: [\"\(key)\": \(array)])")
  }
}

// MARK: YAML

extension NewList {
  private func inYAML(at key: Range<Int>, within outer: String?) -> TextChange? {
    guard let dictionary = ListPlaces(of: layout.text)?.entry(at: layout.text.place(key).range),
      let entries = dictionary.value.entries,
      let open = dictionary.value.place.range.map(layout.range)?.lowerBound, open >= key.upperBound,
      let colon = bytes[key.upperBound..<open].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let change: TextChange?
    if bytes[open] == UInt8(ascii: "{") {
      let list = "\(self.key): [\(written.joined(separator: ", "))]"
      let whole = outer.map { "\($0): {\(list)}" } ?? list
      change = TextChange(open + 1..<open + 1, entries.isEmpty ? whole : whole + ", ")
    } else {
      change = inBlock(entries, behind: colon, within: outer)
    }
    return change.flatMap { isRight($0, key, within: outer) ? $0 : nil }
  }

  /// In the line behind that of the dictionary's key.
  private func inBlock(
    _ entries: [PlacedValue.Entry], behind colon: Int, within outer: String?
  ) -> TextChange? {
    guard let first = entries.first?.keyPlace.range.map(layout.range)?.lowerBound,
      let indent = layout.indent(at: first)
    else { return nil }
    let next = layout.nextLine(colon)
    let step = outer == nil ? "" : "  "
    let list =
      ["\(key):"] + written.map { "  - \($0)" }
    let lines = (outer.map { ["\($0):"] } ?? []) + list.map { step + $0 }
    return TextChange(next..<next, lines.map { indent + $0 + layout.lineEnd }.joined())
  }

  private var written: [String] { entries.map { TextFormat.yaml.escaped($0, in: nil) } }

  /// Whether a reader finds the list where it belongs, and all else as it was.
  private func isRight(_ change: TextChange, _ key: Range<Int>, within outer: String?) -> Bool {
    let new =
      bytes[..<change.range.lowerBound] + change.text.utf8 + bytes[change.range.upperBound...]
    let text = SourceText(path: layout.text.path, bytes: Array(new))
    guard let found = ListPlaces(of: text)?.entry(at: text.place(key).range)?.value,
      let old = ListPlaces(of: layout.text)?.entry(at: layout.text.place(key).range)?.value,
      let list = outer.map({ found[$0]?[self.key] }) ?? found[self.key],
      list.array?.map(\.string) == entries
    else { return false }
    let rest = found.entries?.map(\.key).filter { $0 != outer ?? self.key }
    return rest == old.entries?.map(\.key)
  }
}

extension ListPlaces {
  fileprivate init?(of text: SourceText) {
    guard let root = try? YAMLDocument.read(text) else { return nil }
    self.init(root)
  }

  fileprivate func entry(at key: TextRange?) -> PlacedValue.Entry? { key.flatMap(entry) }
}

// MARK: The plugins of Expo

extension NewList {
  /// expo-font with its options.
  private func plugin(_ indent: String?) -> String {
    guard let indent else { return "[\"expo-font\", { \"\(key)\": \(array) }]" }
    let (end, step) = (layout.lineEnd, layout.indentation)
    let inner = indent + step
    return
      "[\(end)\(inner)\"expo-font\",\(end)\(inner){\(end)\(inner)\(step)\"\(key)\": \(array)\(end)"
      + "\(inner)}\(end)\(indent)]"
  }

  /// The name with its quotes becomes a list.
  private func inPlaceOfName(_ range: Range<Int>) -> TextChange? {
    let quote = UInt8(ascii: "\"")
    guard range.lowerBound > 0, range.upperBound < bytes.count,
      bytes[range.lowerBound - 1] == quote, bytes[range.upperBound] == quote
    else { return nil }
    let whole = range.lowerBound - 1..<range.upperBound + 1
    return TextChange(whole, plugin(layout.indent(at: whole.lowerBound)))
  }

  /// First in a list or a dictionary, in lines where the others are.
  private func inJSON(
    open: Int, _ bracket: Unicode.Scalar, _ item: (_ indent: String?) -> String
  ) -> TextChange? {
    guard bytes[open] == UInt8(ascii: bracket),
      let first = bytes[(open + 1)...].firstIndex(where: { !$0.isBlankOfText })
    else { return nil }
    let isEmpty = bytes[first] == UInt8(ascii: "]") || bytes[first] == UInt8(ascii: "}")
    guard let indent = layout.indent(at: first), !isEmpty else {
      let text = item(nil)
      return TextChange(open + 1..<open + 1, isEmpty ? text : text + ", ")
    }
    return TextChange(open + 1..<open + 1, layout.lineEnd + indent + item(indent) + ",")
  }
}

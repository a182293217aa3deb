import FontDiagnostics
import SourceText

/// Names that code compares, or looks something up by: `rawValue: "inter-bold"`, `faces["inter-bold"]`,
/// `{ 'inter-bold': … }`. Where one of them is written otherwise, the others have to be, too.
struct LookedUpTexts {
  private let texts: Set<String>

  /// - Parameters:
  ///   - names: those that are asked about.
  ///   - paths: the files of code.
  init(_ names: Set<String>, in paths: some Sequence<String>, reading: (String) -> [UInt8]?) {
    var left = names
    for path in paths {
      if left.isEmpty { break }
      guard let bytes = reading(path) else { continue }
      left = left.filter { !Self.isLookedUp(Array($0.utf8), in: bytes) }
    }
    texts = names.subtracting(left)
  }

  /// Diagnostics of which those that write such a name otherwise are mended only if that is meant.
  func doubting(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !texts.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      let names = diagnostic.names + [diagnostic.name].compactMap { $0 }
      return names.contains(where: texts.contains) ? diagnostic.mendedIfMeant : diagnostic
    }
  }

  private static func isLookedUp(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    var start = bytes.startIndex
    while let index = bytes.firstIndex(of: name, in: start..<bytes.endIndex) {
      let end = index + name.count
      if index > 0, end < bytes.count, bytes[index - 1] == bytes[end], isQuote(bytes[end]),
        isLookup(before: bytes[..<(index - 1)], behind: bytes[(end + 1)...])
      {
        return true
      }
      start = index + 1
    }
    return false
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether something is compared or looked up by a text that stands between some bytes.
  private static func isLookup(before: ArraySlice<UInt8>, behind: ArraySlice<UInt8>) -> Bool {
    // `@"…"` of Objective-C.
    let before = (before.last == UInt8(ascii: "@") ? before.dropLast() : before)
      .suffix(32).reversed().drop { $0 == UInt8(ascii: " ") }
    let behind = behind.prefix(32).drop { $0 == UInt8(ascii: " ") }
    func ends(_ word: String) -> Bool { before.starts(with: word.utf8.reversed()) }
    if ["==", "!=", "rawValue:", "isEqualToString:", "case", "valueForKey:", "objectForKey:"]
      .contains(where: ends)
    {
      return true
    }
    if ["==", "!="].contains(where: { behind.starts(with: $0.utf8) }) { return true }
    // A key, not what one of two is: `isOn ? "…" : other`.
    if behind.first == UInt8(ascii: ":"), before.first != UInt8(ascii: "?") { return true }
    // `faces["…"]`, not a list.
    return behind.first == UInt8(ascii: "]") && before.first == UInt8(ascii: "[")
      && before.dropFirst().first.map { $0.isIdentifier || $0 == UInt8(ascii: ")") } ?? false
  }
}

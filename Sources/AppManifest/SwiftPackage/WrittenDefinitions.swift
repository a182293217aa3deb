import SourceText

/// The names that a manifest of a package writes where it defines names: `.define("PRO")`, `"-DPRO"`.
struct WrittenDefinitions {
  private(set) var names: Set<String> = []
  /// Whether each of them is written as it is.
  private(set) var isWhole = true

  private static let call = Array("define(".utf8)

  init(_ text: SourceText) {
    let bytes = text.utf8
    let quoted = text.quoted(upTo: 80)
    let byStart = Dictionary(quoted.map { ($0.lowerBound, $0) }) { first, _ in first }
    var start = 0
    while let mark = bytes.firstIndex(of: Self.call, in: start..<bytes.count) {
      start = mark + Self.call.count
      let argument = bytes[start...].prefix { $0 <= 0x20 }.endIndex
      guard argument < bytes.count, bytes[argument] == UInt8(ascii: "\""),
        let range = byStart[argument + 1]
      else {
        isWhole = false
        continue
      }
      names.insert(String(decoding: bytes[range], as: UTF8.self))
    }
    for range in quoted where bytes[range].starts(with: "-D".utf8) {
      let name = bytes[range].dropFirst(2).prefix { $0 != UInt8(ascii: "=") }
      if name.isEmpty { isWhole = false }
      names.insert(String(decoding: name, as: UTF8.self))
    }
  }
}

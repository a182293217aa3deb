import SourceText

/// The line of a project file that sets a build setting: `INFOPLIST_FILE = App/Info.plist;`.
struct BuildSettingLine {
  private let bytes: [UInt8]
  private let line: Range<Int>

  /// - Parameter offset: somewhere on the line.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset <= bytes.count else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    self.bytes = bytes
    line = start..<end
  }

  /// Replaces the value of a setting, in the quotes that it has, or in those that it needs.
  func setting(_ key: String, to value: String, _ format: TextFormat) -> TextChange? {
    let marks: Set<UInt8> = [UInt8(ascii: "="), UInt8(ascii: ":")]
    guard let start = firstIndex(of: Array(key.utf8)),
      let mark = bytes[start..<line.upperBound].firstIndex(where: marks.contains)
    else { return nil }
    let rest = bytes[(mark + 1)..<line.upperBound]
    guard let first = rest.firstIndex(where: { !$0.isBlankOfText }) else { return nil }
    let quote = bytes[first]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = bytes[(first + 1)..<line.upperBound].firstIndex(of: quote) else { return nil }
      return format.replacing(first + 1..<end, by: value, in: bytes)
    }
    let ends: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: ",")]
    var end = bytes[first..<line.upperBound].firstIndex(where: ends.contains) ?? line.upperBound
    while end > first, bytes[end - 1].isBlankOfText { end -= 1 }
    return format.replacing(first..<end, by: value, in: bytes)
  }

  private func firstIndex(of key: [UInt8]) -> Int? {
    guard line.count >= key.count else { return nil }
    return (line.lowerBound...(line.upperBound - key.count)).first {
      bytes[$0..<$0 + key.count].elementsEqual(key)
    }
  }
}

/// The label of an argument in Swift: `size: `, with nothing but white space between it and the value.
struct ArgumentLabel {
  let word: Range<Int>
  /// The comma between the argument and the one before it, where nothing but white space follows that.
  let comma: Int?

  /// - Parameter offset: where the value begins.
  init?(_ label: String, before offset: Int, in bytes: [UInt8]) {
    func lastOfText(before end: Int) -> Int? {
      bytes[..<end].lastIndex { !$0.isBlankOfText }
    }
    guard offset <= bytes.count, let colon = lastOfText(before: offset),
      bytes[colon] == UInt8(ascii: ":"), let end = lastOfText(before: colon)
    else { return nil }
    let start = end + 1 - label.utf8.count
    guard start > 0, bytes[start...end].elementsEqual(label.utf8),
      let before = lastOfText(before: start),
      // What stands directly before it would belong to another word.
      before < start - 1 || bytes[before] == UInt8(ascii: ",") || bytes[before] == UInt8(ascii: "(")
    else { return nil }
    word = start..<end + 1
    comma = bytes[before] == UInt8(ascii: ",") && !Self.isAfterComment(before, bytes) ? before : nil
  }

  /// Whether what stands at an offset may be in a comment that began on its line.
  private static func isAfterComment(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let slash = UInt8(ascii: "/")
    return zip(line, line.dropFirst()).contains { $0 == slash && $1 == slash }
  }
}

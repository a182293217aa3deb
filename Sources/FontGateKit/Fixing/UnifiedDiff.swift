/// What differs between two versions of a file, as `diff -u` writes it.
struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// The lines of context around a change.
  private static let context = 3

  init(old: [UInt8], new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// - Parameter path: relative to the folder in which the diff is applied.
  func text(path: String) -> String {
    guard old != new else { return "" }
    let (first, second) = (Self.name("a/" + path), Self.name("b/" + path))
    // A name with a space ends with a tab, where it stands alone.
    let end = path.utf8.contains(UInt8(ascii: " ")) && !first.hasPrefix("\"") ? "\t" : ""
    return "diff --git \(first) \(second)\n--- \(first)\(end)\n+++ \(second)\(end)\n"
      + hunks.map(text).joined()
  }

  /// A stretch of old lines and what takes its place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Lines with their ends; the last may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Git's way of writing names with characters that would end them.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
    }
    guard !isPlain else { return path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += "\\\""
      case UInt8(ascii: "\\"): result += "\\\\"
      case ..<0x20, 0x7F...:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result + "\""
  }
}

extension UnifiedDiff {
  /// The changes: few edits of single lines, so lines are compared in order, and where they differ, the next
  /// that are alike again are looked for near.
  private var changes: [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (skippedOld, skippedNew) = nextAlike(left, right)
      changes.append(
        Change(old: left..<left + skippedOld, new: right..<right + skippedNew))
      left += skippedOld
      right += skippedNew
    }
    return changes
  }

  /// How many lines of both are passed over until they are alike again, as few as possible.
  private func nextAlike(_ left: Int, _ right: Int) -> (old: Int, new: Int) {
    let (oldRest, newRest) = (old.count - left, new.count - right)
    var sum = 1
    while sum <= min(oldRest + newRest, 2000) {
      for skippedOld in max(0, sum - newRest)...min(sum, oldRest) {
        let skippedNew = sum - skippedOld
        if isAlike(left + skippedOld, right + skippedNew, atLeast: skippedOld == skippedNew ? 1 : 2)
        {
          return (skippedOld, skippedNew)
        }
      }
      sum += 1
    }
    return (oldRest, newRest)
  }

  /// Whether both go on alike for some lines, or end.
  private func isAlike(_ left: Int, _ right: Int, atLeast least: Int) -> Bool {
    let rest = (old.count - left, new.count - right)
    if rest == (0, 0) { return true }
    let length = min(least, rest.0, rest.1)
    guard length > 0, length == least || rest.0 == rest.1 else { return false }
    return old[left..<left + length].elementsEqual(new[right..<right + length])
  }

  /// Changes that stand so near each other that their context would overlap are one.
  private var hunks: [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func text(_ changes: [Change]) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.position(oldRange)) +\(Self.position(newRange)) @@\n"
    var line = oldRange.lowerBound
    for change in changes {
      text += old[line..<change.old.lowerBound].map { Self.line(" ", $0) }.joined()
      text += old[change.old].map { Self.line("-", $0) }.joined()
      text += new[change.new].map { Self.line("+", $0) }.joined()
      line = change.old.upperBound
    }
    return text + old[line..<oldRange.upperBound].map { Self.line(" ", $0) }.joined()
  }

  private static func position(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: bytes, as: UTF8.self)
    return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}

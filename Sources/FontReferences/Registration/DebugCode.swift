import NameFlow
import SourceText

extension SourceText {
  /// Whether a line (from 1) is compiled for debugging alone: it stands in `#if DEBUG`.
  func isForDebugging(line number: Int) -> Bool {
    guard number > 1, number <= lineCount else { return false }
    var conditions: [Bool] = []
    for line in (1..<number).lazy.compactMap(line) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("#") else { continue }
      if text.hasPrefix("#if") {
        conditions.append(text.asksForDebugging)
      } else if text.hasPrefix("#el") {
        if !conditions.isEmpty { conditions[conditions.count - 1] = text.asksForDebugging }
      } else if text.hasPrefix("#endif") {
        _ = conditions.popLast()
      }
    }
    return conditions.contains(true)
  }
}

extension Substring {
  /// Whether a condition holds only for debugging: `#if DEBUG`, `#ifdef DEBUG`, `#if DEBUG && os(iOS)`.
  fileprivate var asksForDebugging: Bool {
    contains("DEBUG") && !contains("!") && !contains("||") && !hasPrefix("#ifndef")
  }
}

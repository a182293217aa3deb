import Foundation
import SourceText

/// What a style sheet, or the value of a `style` attribute, says about fonts.
struct StyleSheet {
  struct Face {
    var family: String?
    var source: Range<Int>?
    var files: [String] = []
    var hasOtherSources = false
  }

  /// The lists of families outside of `@font-face`.
  var lists: [FontFamilyList] = []
  var faces: [Face] = []
}

extension StyleSheet {
  /// Reads a stretch of CSS, once from its start to its end: what is nested is counted, not followed.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var scanner = StyleSheetScanner(bytes: bytes, range: range)
    scanner.scan()
    self = scanner.sheet
  }
}

private struct StyleSheetScanner {
  let bytes: [UInt8]
  let range: Range<Int>
  var sheet = StyleSheet()
  private var offset: Int
  private var depth = 0
  /// Whether a declaration may start here.
  private var isAtStart = true
  private var expectsFace = false
  private var face: (StyleSheet.Face, depth: Int)?

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    offset = range.lowerBound
  }

  mutating func scan() {
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"): offset = commentEnd(offset)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = stringEnd(offset)
        isAtStart = false
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: ";"):
        offset += 1
        isAtStart = true
      case UInt8(ascii: "@"):
        let word = self.word(from: offset + 1)
        expectsFace = word.text == "font-face"
        offset = word.end
        isAtStart = false
      case let byte where byte <= 0x20: offset += 1
      case let byte where isAtStart && Self.isLetter(byte): declaration()
      default:
        offset += 1
        isAtStart = false
      }
    }
    if let face { sheet.faces.append(face.0) }
  }

  private mutating func open() {
    offset += 1
    depth += 1
    isAtStart = true
    if expectsFace { face = (StyleSheet.Face(), depth) }
    expectsFace = false
  }

  private mutating func close() {
    if let face, face.depth == depth {
      sheet.faces.append(face.0)
      self.face = nil
    }
    offset += 1
    depth -= 1
    isAtStart = true
  }

  /// `name: value;`, or the start of a selector.
  private mutating func declaration() {
    let word = self.word(from: offset)
    offset = word.end
    isAtStart = false
    var colon = word.end
    while let byte = at(colon), byte <= 0x20 { colon += 1 }
    guard at(colon) == UInt8(ascii: ":"), ["font-family", "font", "src"].contains(word.text) else {
      return
    }
    let (value, isSelector) = value(from: colon + 1)
    offset = value.upperBound
    guard !isSelector else { return }
    if face != nil {
      if word.text == "src" { addSource(value) }
      if word.text == "font-family" {
        face?.0.family =
          FontFamilyList(bytes, value, isShorthand: false).families.first?.name
      }
    } else if word.text != "src" {
      let list = FontFamilyList(bytes, value, isShorthand: word.text == "font")
      if !list.families.isEmpty { sheet.lists.append(list) }
    }
  }

  /// What stands up to `;` or `}`, or up to `{` where it turns out to be a selector (`font:hover {`).
  private func value(from start: Int) -> (value: Range<Int>, isSelector: Bool) {
    var end = start
    while end < range.upperBound {
      switch bytes[end] {
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return (start..<end, false)
      case UInt8(ascii: "{") where at(end + 1) != UInt8(ascii: "{"): return (start..<end, true)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): end = stringEnd(end)
      case UInt8(ascii: "("): end = bracketEnd(end)
      case UInt8(ascii: "/") where at(end + 1) == UInt8(ascii: "*"): end = commentEnd(end)
      default: end += 1
      }
    }
    return (start..<range.upperBound, false)
  }

  private mutating func addSource(_ value: Range<Int>) {
    face?.0.source = value
    var index = value.lowerBound
    while index < value.upperBound {
      guard Self.isLetter(bytes[index]) else {
        index += 1
        continue
      }
      let word = self.word(from: index)
      index = max(word.end, index + 1)
      guard at(word.end) == UInt8(ascii: "(") else { continue }
      let end = bracketEnd(word.end)
      if word.text == "url" { addFile(word.end + 1..<max(end - 1, word.end + 1)) }
      if word.text == "local" { face?.0.hasOtherSources = true }
      index = end
    }
  }

  private mutating func addFile(_ range: Range<Int>) {
    let marks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "'")]
    let start = bytes[range].firstIndex { !marks.contains($0) } ?? range.upperBound
    let end = bytes[start..<range.upperBound].lastIndex { !marks.contains($0) } ?? start
    let text = String(decoding: bytes[start..<min(end + 1, range.upperBound)], as: UTF8.self)
    let url = text.removingPercentEncoding ?? text
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let isElsewhere =
      url.hasPrefix("/") || url.contains(":") || url.contains { "{}$%<>\\".contains($0) }
    if isElsewhere {
      face?.0.hasOtherSources = true
    } else if !path.isEmpty {
      face?.0.files.append(String(path))
    }
  }
}

// MARK: Bytes

extension StyleSheetScanner {
  private func at(_ index: Int) -> UInt8? { range.contains(index) ? bytes[index] : nil }

  private func commentEnd(_ start: Int) -> Int {
    var index = start + 2
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return range.upperBound
  }

  /// Behind the closing quote, or the end of the line where there is none.
  private func stringEnd(_ start: Int) -> Int {
    var index = start + 1
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == bytes[start] || bytes[index] == 0x0A { return index + 1 }
      index += 1
    }
    return range.upperBound
  }

  /// Behind the bracket that closes the one at the start. What `url(…)` holds is no CSS.
  private func bracketEnd(_ start: Int) -> Int {
    var index = start
    var depth = 0
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = stringEnd(index)
        continue
      case UInt8(ascii: "}"): return index
      default: break
      }
      index += 1
    }
    return range.upperBound
  }

  /// The word that starts here, in lower case.
  private func word(from start: Int) -> (text: String, end: Int) {
    var end = start
    while let byte = at(end), Self.isLetter(byte) || (byte >= 0x30 && byte <= 0x39) { end += 1 }
    // No word that matters is longer.
    let text =
      end - start > 16 ? "" : String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    return (text, end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

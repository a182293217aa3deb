import SourceText

/// The parts of an HTML page that are CSS.
struct WebPage {
  /// `<style>` elements and `style` attributes.
  var styles: [Range<Int>] = []
  /// The families of `<font face="…">`.
  var families: [Range<Int>] = []
}

extension WebPage {
  /// Reads a page, once from its start to its end; that its elements fit together does not matter.
  init(_ bytes: [UInt8]) {
    var scanner = PageScanner(bytes: bytes)
    scanner.scan()
    self = scanner.page
  }
}

private struct PageScanner {
  let bytes: [UInt8]
  var page = WebPage()
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if bytes[offset...].starts(with: "<!--".utf8) {
        offset = end(of: "-->", from: offset + 4)
      } else {
        tag()
      }
    }
  }

  private mutating func tag() {
    let name = word(from: offset + 1)
    offset += 1 + name.count
    guard !name.isEmpty else { return }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      attribute(of: name)
    }
    offset = min(offset + 1, bytes.count)
    guard name == "style" || name == "script" else { return }
    let start = offset
    offset = self.start(of: "</" + name, from: offset)
    if name == "style" { page.styles.append(start..<offset) }
  }

  private mutating func attribute(of tag: String) {
    let name = word(from: offset)
    guard !name.isEmpty else {
      offset += 1
      return
    }
    offset += name.utf8.count
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return }
    offset += 1
    skipSpace()
    let value = self.value()
    if name == "style" { page.styles.append(value) }
    if name == "face", tag == "font" { page.families.append(value) }
  }

  private mutating func value() -> Range<Int> {
    guard offset < bytes.count else { return offset..<offset }
    let quote = bytes[offset]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? offset + 1 : offset
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if isQuoted ? byte == quote : byte <= 0x20 || byte == UInt8(ascii: ">") { break }
      end += 1
    }
    offset = isQuoted ? min(end + 1, bytes.count) : end
    return start..<end
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  /// The word of ASCII that starts here, in lower case.
  private func word(from start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < 64 {
      let lower = bytes[end] | 0x20
      guard (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || bytes[end] == 0x2D
      else { break }
      end += 1
    }
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self).lowercased()
  }

  /// Where a mark stands that ends what is no HTML, or the end of the page.
  private func start(of mark: String, from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if zip(bytes[index...], mark).allSatisfy({ $0 == $1 || ($0 | 0x20) == $1 }) { return index }
      index += 1
    }
    return bytes.count
  }

  private func end(of mark: String, from start: Int) -> Int {
    min(self.start(of: mark, from: start) + mark.utf8.count, bytes.count)
  }
}

package import SourceText

/// Words that are looked for in a text, all at once: files that hold none of them need not be parsed.
package struct Needles: Sendable {
  /// A text, what may not stand right behind it, and what must stand behind it and blanks.
  package struct Needle: Sendable {
    package var bytes: [UInt8]
    package var excludesBehind: [UInt8] = []
    /// One of them must; anything may where there are none.
    package var leadsTo: [[UInt8]] = []

    package init(bytes: [UInt8], excludesBehind: [UInt8] = [], leadsTo: [[UInt8]] = []) {
      self.bytes = bytes
      self.excludesBehind = excludesBehind
      self.leadsTo = leadsTo
    }

    /// The byte to look for first: a capital, a dot or a bracket, for they are rarer than the rest.
    var anchor: Int {
      bytes.firstIndex { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
        ?? bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") } ?? 0
    }
  }

  /// For each byte the needles it anchors, with the byte's place in them.
  private let byAnchor: [[(needle: Needle, anchor: Int)]]
  private let isAnchor: [Bool]
  let identity = Identity()

  package init(_ needles: [Needle]) {
    var table: [[(needle: Needle, anchor: Int)]] = Array(repeating: [], count: 256)
    for needle in needles where !needle.bytes.isEmpty {
      let anchor = needle.anchor
      table[Int(needle.bytes[anchor])].append((needle, anchor))
    }
    byAnchor = table
    isAnchor = table.map { !$0.isEmpty }
  }

  /// Tells needles that are made once and looked for often from others.
  final class Identity: Sendable, Hashable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Any of these words.
  package init(words: [String]) {
    self.init(words.map { Needle(bytes: Array($0.utf8)) })
  }

  /// Whether one of the needles stands in a text.
  package func occur(in text: SourceText) -> Bool {
    let bytes = text.utf8
    var index = 0
    while let next = nextAnchor(in: bytes, from: index) {
      for (needle, anchor) in byAnchor[Int(bytes[next])]
      where stands(needle, at: next - anchor, bytes) {
        return true
      }
      index = next + 1
    }
    return false
  }

  /// Where the next byte stands that anchors a needle.
  private func nextAnchor(in bytes: [UInt8], from start: Int) -> Int? {
    let end = bytes.count
    var index = start
    while index < end {
      if isAnchor[Int(bytes[index])] { return index }
      index += 1
    }
    return nil
  }

  /// Which of the needles stand in a text.
  package func found(in text: SourceText) -> Set<[UInt8]> {
    let bytes = text.utf8
    var found: Set<[UInt8]> = []
    var index = 0
    while let next = nextAnchor(in: bytes, from: index) {
      for (needle, anchor) in byAnchor[Int(bytes[next])]
      where stands(needle, at: next - anchor, bytes) {
        found.insert(needle.bytes)
      }
      index = next + 1
    }
    return found
  }

  private func stands(_ needle: Needle, at start: Int, _ bytes: [UInt8]) -> Bool {
    let end = start + needle.bytes.count
    guard start >= 0, end <= bytes.count else { return false }
    var index = needle.bytes.count - 1
    while index >= 0 {
      if bytes[start + index] != needle.bytes[index] { return false }
      index -= 1
    }
    if end < bytes.count, needle.excludesBehind.contains(bytes[end]) { return false }
    guard !needle.leadsTo.isEmpty else { return true }
    var next = end
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return needle.leadsTo.contains { bytes[next...].starts(with: $0) }
  }
}

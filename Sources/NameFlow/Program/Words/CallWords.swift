import SourceText

/// How a call of a function looks in a text: files with its name in none of these forms are not parsed
/// for its calls.
package struct CallWords: Sendable {
  private let name: [UInt8]
  /// The labels its first argument can have.
  private var labels: Set<[UInt8]> = []
  /// Whether its first argument may have no label, or be missing with all others.
  private var mayBeginUnlabelled = false
  private var mayBeEmpty = false
  /// Whether it may be handed on without being called: `names.forEach(load)`.
  private let mayBeHandedOn: Bool

  package init(_ function: Declaration) {
    name = Array(function.name.utf8)
    mayBeHandedOn = function.parameters.count == 1
    for parameter in function.parameters {
      var isClosure = false
      if case .function? = parameter.type { isClosure = true }
      guard let label = parameter.label, !isClosure else {
        mayBeginUnlabelled = true
        return
      }
      labels.insert(Array(label.utf8))
      guard parameter.value != nil || parameter.isVariadic else { return }
    }
    mayBeEmpty = true
  }

  /// Whether a text may hold a call; it need not.
  func mayOccur(in text: SourceText) -> Bool {
    text.utf8.hasWord(name) { mayBeCall(text.utf8, behind: $0.upperBound) }
  }

  private func mayBeCall(_ bytes: [UInt8], behind end: Int) -> Bool {
    guard end < bytes.count else { return false }
    let mark = Self.pastBlanks(bytes, end)
    guard mark < bytes.count else { return mayBeHandedOn }
    switch bytes[mark] {
    case UInt8(ascii: "("): return mayBegin(bytes, Self.pastBlanks(bytes, mark + 1))
    // Arguments may still follow, and a closure may be all there is.
    case UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"),
      UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "{"):
      return true
    default: return mayBeHandedOn
    }
  }

  /// Whether the first argument, or the end of all, stands at an offset.
  private func mayBegin(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard !mayBeginUnlabelled, start < bytes.count else { return true }
    switch bytes[start] {
    case UInt8(ascii: ")"): return mayBeEmpty
    case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"), 0x80...: return true
    default: break
    }
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) {
      // What is not ASCII may be the same letters in other bytes.
      if bytes[end] >= 0x80 { return true }
      end += 1
    }
    return labels.contains(Array(bytes[start..<end]))
  }

  private static func pastBlanks(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  @inlinable package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// How a property that cannot be called looks in a text where it is read: `.font` and `font`, but not
/// `.font(…)`.
struct ReadWords: Sendable {
  private let name: [UInt8]

  init(_ property: Declaration) { name = Array(property.name.utf8) }

  /// Whether a text may read the property; it need not.
  func mayOccur(in text: SourceText) -> Bool {
    let bytes = text.utf8
    return bytes.hasWord(name) { word in
      let isMember = word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: ".")
      let isCalled = word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: "(")
      return !isMember || !isCalled
    }
  }
}

extension [UInt8] {
  /// Whether a name stands somewhere as a whole word, in a place that passes a test.
  package func hasWord(_ name: [UInt8], where passes: (Range<Int>) -> Bool) -> Bool {
    var start = 0
    while let found = firstIndex(of: name, in: start..<count) {
      start = found + name.count
      let isInside =
        found > 0 && CallWords.isWord(self[found - 1])
        || start < count && CallWords.isWord(self[start])
      if !isInside, passes(found..<start) { return true }
    }
    return false
  }
}

import SourceText

/// What code says it expects where a lookup finds a class: `Cell *cell = [[NSClassFromString(name) alloc] init]`,
/// `NSClassFromString(name) as? Cell.Type`.
///
/// Told by the words alone.
struct ExpectedClass {
  /// It is one of these, or an heir of one.
  let names: Set<String>

  /// How far behind a lookup the end of its method is looked for.
  private static let farthest = 3_000

  /// - Parameter end: where the name of the lookup ends.
  init?(of lookup: String, endingAt end: Int, in bytes: [UInt8]) {
    guard let close = ClassLookup.close(of: bytes[end...]) else { return nil }
    let start = end - lookup.utf8.count
    var before = Backwards(bytes[..<start])
    let found =
      if before.skips(UInt8(ascii: "=")), let variable = before.word(), before.word() == "Class" {
        Self.made(of: variable, in: bytes, from: close + 1)
      } else {
        Self.typed(before: bytes[..<start]) ?? Self.made(behind: bytes[(close + 1)...])
          ?? Self.cast(behind: bytes[(close + 1)...])
      }
    guard let found else { return nil }
    names = found
  }

  /// What the class in a variable is said to be wherever its method makes something of it; `nil` where the method does
  /// anything else with it than to ask whether there is one.
  private static func made(
    of variable: String, in bytes: [UInt8], from start: Int
  ) -> Set<String>? {
    let limit = min(start + farthest, bytes.count)
    guard let end = bytes.firstIndex(of: Array("\n}".utf8), in: start..<limit) else { return nil }
    let word = Array(variable.utf8)
    var names: Set<String> = []
    var next = start
    while let place = bytes.firstIndex(of: word, in: next..<end) {
      next = place + word.count
      guard !CallWords.isWord(bytes[place - 1]), !CallWords.isWord(bytes[next]) else { continue }
      let before = bytes[..<place]
      let behind = bytes[next...]
      if isOnlyAsked(before, behind) || isSetAnew(behind) { continue }
      guard let found = typed(before: before) ?? made(behind: behind) else { return nil }
      names.formUnion(found)
    }
    return names.isEmpty ? nil : names
  }

  /// `if (type)`, `!type`, `type == nil`, `type && …`
  private static func isOnlyAsked(
    _ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>
  ) -> Bool {
    let last = before.last { $0 > UInt8(ascii: " ") }
    let next = behind.first { $0 > UInt8(ascii: " ") }
    return last.map("(!&|".utf8.contains) == true && next.map(")=!&|".utf8.contains) == true
  }

  /// `type = [Page class]`: what it is then is no matter of the lookup.
  private static func isSetAnew(_ behind: ArraySlice<UInt8>) -> Bool {
    let next = behind.drop { $0 <= UInt8(ascii: " ") }
    return next.first == UInt8(ascii: "=") && next.dropFirst().first != UInt8(ascii: "=")
  }

  /// The type of what is made there: `Cell *cell = [[`, `(Cell *)[[`.
  private static func typed(before bytes: ArraySlice<UInt8>) -> Set<String>? {
    var before = Backwards(bytes)
    guard before.skips(UInt8(ascii: "[")) else { return nil }
    while before.skips(UInt8(ascii: "[")) {}
    if before.skips(UInt8(ascii: ")")) {
      guard before.skips(UInt8(ascii: "*")), let type = before.word(),
        before.skips(UInt8(ascii: "("))
      else { return nil }
      return [type]
    }
    guard before.skips(UInt8(ascii: "=")), var word = before.word() else { return nil }
    while !before.skips(UInt8(ascii: "*")) {
      guard word != "return", let next = before.word() else { return nil }
      word = next
    }
    return before.word().map { [$0] }
  }

  /// The class that alone of UIKit's, but for its heirs, knows the initializer: `alloc] initWithNibName:nil bundle:nil]`.
  private static func made(behind bytes: ArraySlice<UInt8>) -> Set<String>? {
    let space = UInt8(ascii: " ")
    let alloc = bytes.prefix(200).drop { $0 <= space }
    guard alloc.starts(with: "alloc".utf8) else { return nil }
    let bracket = alloc.dropFirst(5).drop { $0 <= space }
    guard bracket.first == UInt8(ascii: "]") else { return nil }
    let message = bracket.dropFirst().drop { $0 <= space }
    return message.starts(with: "initWithNibName:".utf8) ? ["UIViewController"] : nil
  }

  /// `as? Cell.Type`
  private static func cast(behind bytes: ArraySlice<UInt8>) -> Set<String>? {
    let line = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    guard let line = String(validating: line, as: UTF8.self) else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 1, ["as?", "as!"].contains(words[0]) else { return nil }
    let path = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      .split(separator: ".")
    return path.count > 1 && path.last == "Type" ? [String(path[path.count - 2])] : nil
  }
}

/// Marks and words, the last first.
private struct Backwards {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func skips(_ mark: UInt8) -> Bool {
    while let last = rest.last, last <= UInt8(ascii: " ") { rest.removeLast() }
    guard rest.last == mark else { return false }
    rest.removeLast()
    return true
  }

  mutating func word() -> String? {
    while let last = rest.last, last <= UInt8(ascii: " ") { rest.removeLast() }
    let start = rest.lastIndex { !CallWords.isWord($0) }.map { $0 + 1 } ?? rest.startIndex
    let word = String(decoding: rest[start...], as: UTF8.self)
    rest = rest[..<start]
    return word.isEmpty ? nil : word
  }
}

/// Tags and the text between them.
extension JSTokenizer {
  /// Whether `<` begins a tag and neither compares nor encloses types.
  var beginsTag: Bool {
    guard mayHoldMarkup, !noTags.contains(offset), operandMayFollow else { return false }
    if byte(1) == UInt8(ascii: ">") { return true }
    guard byte(1).isJSWord, !byte(1).isJSDigit else { return false }
    var index = offset + 1
    while index < bytes.count, bytes[index].isJSWord { index += 1 }
    let length = index - offset - 1
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: ",") || bytes[index...].starts(with: "extends ".utf8) {
      return false
    }
    // `<T>(value: T) => …`
    let isParameter = length == 1 && byte(1) >= 0x41 && byte(1) <= 0x5A
    return !(isParameter && bytes[index...].starts(with: ">(".utf8))
  }

  mutating func readTag() {
    if passBlank() { return }
    let start = offset
    let next = byte()
    if next.isJSWord {
      while isAtWord || byte() == UInt8(ascii: "-") { offset += 1 }
      append(.word, from: start)
    } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      offset += 1
      while offset < bytes.count, byte() != next { offset += 1 }
      offset = min(offset + 1, bytes.count)
      append(.string, from: start)
    } else if next == UInt8(ascii: "{") {
      offset += 1
      append(.mark, from: start)
      push(.tagBrace, at: start)
    } else if next == UInt8(ascii: "<") {
      passTypeArguments()
    } else {
      offset += 1
      append(.mark, from: start)
      if next == UInt8(ascii: ">") { endTag() }
    }
  }

  /// `<List<Item> data={…}>`: the types are passed over.
  private mutating func passTypeArguments() {
    var depth = 0
    while offset < bytes.count {
      if byte() == UInt8(ascii: "<") { depth += 1 }
      if byte() == UInt8(ascii: ">"), bytes[offset - 1] != UInt8(ascii: "=") { depth -= 1 }
      offset += 1
      if depth == 0 { return }
    }
  }

  private mutating func endTag() {
    guard let tag = open.popLast() else { return }
    if tag.kind == .closingTag {
      if open.last?.kind == .children { open.removeLast() }
      return
    }
    let before = tokens.count - 2
    let isEmpty =
      before >= 0 && tokens[before].kind == .mark
      && bytes[Int(tokens[before].start)] == UInt8(ascii: "/")
    if !isEmpty { open.append(Open(kind: .children, token: tag.token, offset: tag.offset)) }
  }

  mutating func readChildren() {
    let start = offset
    while offset < bytes.count, byte() != UInt8(ascii: "<"), byte() != UInt8(ascii: "{") {
      offset += 1
    }
    if offset > start { append(.markupText, from: start) }
    guard offset < bytes.count else { return }
    let mark = offset
    offset += 1
    let isBrace = bytes[mark] == UInt8(ascii: "{")
    append(.mark, from: mark)
    tokens[tokens.count - 1].isTag = !isBrace
    if isBrace { return push(.tagBrace, at: mark) }
    while passBlank() {}
    if byte() == UInt8(ascii: "/") {
      let slash = offset
      offset += 1
      append(.mark, from: slash)
      push(.closingTag, at: open.last?.offset ?? mark)
    } else {
      push(.tag, at: mark)
    }
  }
}

/// Tags.
extension JSParser {
  /// `<Name …>…</Name>`; the `<` stands here.
  mutating func markup() -> JSNode.ID {
    deeper { $0.element(from: $0.position) }
  }

  private mutating func element(from start: Int) -> JSNode.ID {
    position += 1
    let component = tagName()
    let attributes = attributes()
    var children: [JSNode.ID] = []
    var texts: [Range<Int>] = []
    if take(.slash) {
      _ = take(.greater)
    } else if take(.greater) {
      children = self.children(&texts)
    }
    return node(
      .markup(
        JSMarkup(component: component, attributes: attributes, children: children, texts: texts)),
      from: start)
  }

  private mutating func tagName() -> JSNode.ID? {
    let start = position
    guard let first = takeWord() else { return nil }
    var result = node(.name(first), from: start)
    while isAt(.period) || isAt(.colon), token(at: position + 1).kind == .word {
      let name = range(from: position + 1, count: 1)
      let word = string(token(at: position + 1))
      position += 2
      result = node(.member(result, word, name: name), from: start)
    }
    return result
  }

  private mutating func attributes() -> [JSAttribute] {
    var attributes: [JSAttribute] = []
    while token.kind != .end, !isAt(.greater), !isAt(.slash) {
      let start = position
      if isAt(.openBrace) {
        let end = partner
        position += 1
        _ = take(.ellipsis)
        let value = expression()
        position = min(end + 1, tokens.count - 1)
        attributes.append(JSAttribute(name: nil, nameRange: range(from: start), value: value))
      } else if let name = takeWord() {
        let nameRange = range(from: start, count: 1)
        let value = take(.assign) ? attributeValue() : nil
        attributes.append(JSAttribute(name: name, nameRange: nameRange, value: value))
      } else {
        position += 1
      }
    }
    return attributes
  }

  private mutating func attributeValue() -> JSNode.ID? {
    if token.kind == .string {
      let start = position
      // In a tag a backslash means itself.
      let text = String(
        decoding: bytes[Int(token.start)..<Int(token.end)].dropFirst().dropLast(), as: UTF8.self)
      position += 1
      return node(.string(text), from: start)
    }
    if isAt(.openBrace) {
      let end = partner
      position += 1
      let value = expression()
      position = min(end + 1, tokens.count - 1)
      return value
    }
    return isAt(.less) ? markup() : nil
  }

  private mutating func children(_ texts: inout [Range<Int>]) -> [JSNode.ID] {
    var children: [JSNode.ID] = []
    while token.kind != .end {
      if token.kind == .markupText {
        texts.append(Int(token.start)..<Int(token.end))
        position += 1
      } else if isAt(.openBrace) {
        let end = partner
        position += 1
        _ = take(.ellipsis)
        if position < end { children.append(expression()) }
        position = min(end + 1, tokens.count - 1)
      } else if isAt(.less) {
        if isAt(.slash, ahead: 1) {
          while token.kind != .end, !take(.greater) { position += 1 }
          return children
        }
        let before = position
        children.append(markup())
        if position <= before { return children }
      } else {
        return children
      }
    }
    return children
  }
}

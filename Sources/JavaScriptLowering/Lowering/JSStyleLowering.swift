import NameFlow

/// CSS in templates and strings.
extension JSExtractor {
  /// An object of what a template or a string declares about the font, with what its insertions give spread into it;
  /// `nil` for what is no CSS.
  mutating func style(_ id: JSNode.ID) -> Node.ID? {
    guard mayBeStyle(id) else { return nil }
    let style = JSStyleText(id, in: tree)
    guard style.isStyle else { return nil }
    let fields = style.parts.map { part -> Node.Field in
      switch part {
      case .declarations(let insertion):
        return Node.Field(key: .spread, value: expression(insertion))
      case .family(let pieces, let range):
        let pieces = pieces.map { piece -> Node.Piece in
          switch piece {
          case .text(let text): .literal(text)
          case .insertion(let insertion): .value(expression(insertion))
          }
        }
        return Node.Field(key: .name(Node.fontFamily), value: add(.text(pieces), range))
      }
    }
    return add(.record(Node.Record(fields: fields)), tree[id].range)
  }

  private func mayBeStyle(_ id: JSNode.ID) -> Bool {
    switch tree[id].kind {
    case .string(let text): text.contains("font-family")
    case .template(let texts, _):
      texts.contains { $0.contains("font-family") || $0.contains("\n") }
    default: false
    }
  }
}

extension JSTree {
  /// Whether a tag makes a style of the template behind it: those of styled-components and Emotion.
  package func isStyled(_ tag: JSNode.ID) -> Bool {
    isWritten(tag, as: "css") || begins(tag, with: "styled") || ends(tag, with: ".attrs")
  }
}

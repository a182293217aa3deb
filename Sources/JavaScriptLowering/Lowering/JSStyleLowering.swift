import NameFlow
import SourceText

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
    case .string(let text): text.holds("font-family") && !Self.isMarkup(text)
    case .template(let texts, _):
      texts.contains { $0.utf8.contains(UInt8(ascii: "\n")) || $0.holds("font-family") }
        && !Self.isMarkup(texts.first ?? "")
    default: false
    }
  }

  /// Whether a text begins with an element: `<svg>…</svg>`.
  private static func isMarkup(_ text: String) -> Bool {
    text.first { !$0.isWhitespace } == "<"
  }
}

extension JSTree {
  /// Whether a tag makes a style of the template behind it: those of styled-components and Emotion.
  package func isStyled(_ tag: JSNode.ID) -> Bool {
    (isWritten(tag, as: "css") || begins(tag, with: "styled") || ends(tag, with: ".attrs")
      || nameOfStyles(tag) != nil) && !styles(aPageBy: tag)
  }

  /// Whether a tag writes CSS into a page of a browser: `createGlobalStyle`, or `styled.h1` of an element of HTML.
  private func styles(aPageBy tag: JSNode.ID) -> Bool {
    if let name = nameOfStyles(tag), ["createGlobalStyle", "injectGlobal"].contains(name) {
      return true
    }
    var node = tag
    for _ in 0..<12 {
      switch self[node].kind {
      case .call(let base, _): node = base
      case .member(let base, let name, _):
        if case .name = self[base].kind {
          return Self.elements.contains(name) && nameOfStyles(base) == "default"
        }
        node = base
      default: return false
      }
    }
    return false
  }

  private static let elements: Set<String> = [
    "a", "article", "aside", "b", "body", "button", "code", "div", "em", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "html", "i", "img", "input", "label",
    "li", "main", "nav", "ol", "p", "pre", "section", "select", "small", "span", "strong",
    "table", "tbody", "td", "textarea", "th", "thead", "tr", "ul", "video",
  ]

  /// Whether a tag, or what is called, makes a component: `styled.Text`, whatever `styled` is called here.
  package func makesStyled(_ tag: JSNode.ID) -> Bool {
    begins(tag, with: "styled") || nameOfStyles(tag).map { $0 != "css" } ?? false
  }

  /// What the packages export that a tag begins with: `default` of `import S from 'styled-components/native'`, with
  /// `S.Text` as the tag.
  private func nameOfStyles(_ tag: JSNode.ID) -> String? {
    var node = tag
    for _ in 0..<12 {
      switch self[node].kind {
      case .member(let base, _, _), .call(let base, _): node = base
      case .name(let name):
        guard let binding = binding(name, in: self[node].scope) else { return nil }
        switch bindings[binding].kind {
        // `const q = styled`
        case .variable(let value?) where bindings[binding].path.isEmpty:
          guard case .name = self[value].kind else { return nil }
          node = value
        case .imported(let index):
          guard imports.indices.contains(index),
            Self.packagesOfStyles.contains(imports[index].module)
          else { return nil }
          return imports[index].name ?? "default"
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  private static let packagesOfStyles: Set<String> = [
    "styled-components", "styled-components/native", "styled-components/macro", "@emotion/native",
    "@emotion/primitives", "@emotion/styled",
  ]
}

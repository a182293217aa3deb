import JavaScriptLowering
import SourceText

/// The fonts that CSS names in the templates of styled-components and Emotion:
/// `` styled.Text`font-family: Lobster-Regular;` ``.
struct JSStyledTemplate {
  let code: JSCode
  let module: Int

  func uses(tag: JSNode.ID, template: JSNode.ID) -> [JSFontUse] {
    let tree = code.program.trees[module]
    guard tree.isStyled(tag) else { return [] }
    return JSStyleText(template, in: tree).parts.compactMap { part in
      switch part {
      case .declarations(let insertion):
        guard code.hasStyleTexts else { return nil }
        return JSFontUse(value: .declarations(insertion), module: module)
      case .family(let pieces, let range):
        return JSFontUse(value: value(pieces, range, in: template), module: module)
      }
    }
  }

  private func value(
    _ pieces: [JSStyleText.Piece], _ range: Range<Int>, in template: JSNode.ID
  ) -> JSFontUse.Value {
    var insertion: JSNode.ID?
    var texts = [""]
    for piece in pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .insertion(let node):
        insertion = insertion ?? node
        texts.append("")
      }
    }
    guard let insertion else { return .literal(texts[0], range, in: template) }
    return .insertion(insertion, between: texts)
  }
}

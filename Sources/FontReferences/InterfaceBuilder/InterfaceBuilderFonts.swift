import SourceText

/// The forms in which an Interface Builder document names a font.
enum InterfaceBuilderFonts {
  /// Every font that a document names, in its order.
  static func references(in document: MarkupElement) -> [FontReference] {
    let platforms = InterfaceBuilderTarget.platforms(of: document)
    let isLaunchScreen = InterfaceBuilderTarget.isLaunchScreen(document)
    var references: [FontReference] = []
    var waiting = [(element: document, siblings: [MarkupElement]())]
    // A stack of its own: a document may be nested as deep as it likes.
    while let (element, siblings) = waiting.popLast() {
      if var reference = reference(of: element, among: siblings) {
        reference.platforms = platforms
        reference.isOnLaunchScreen = isLaunchScreen
        references.append(reference)
      }
      let children = element.children
      waiting += children.reversed().map { (element: $0, siblings: children) }
    }
    return references
  }

  private static func reference(
    of element: MarkupElement, among siblings: [MarkupElement]
  ) -> FontReference? {
    switch element.name {
    case "object": ArchivedFont.reference(of: element, among: siblings)
    case "fontDescription": description(element)
    case "font": font(element)
    case "userDefinedRuntimeAttribute": RuntimeFontAttribute.reference(of: element)
    default: nil
    }
  }

  /// `<fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>`;
  /// with `type` or `style` it is a system font.
  private static func description(_ element: MarkupElement) -> FontReference? {
    guard let name = element[attribute: "name"] ?? element[attribute: "family"] else { return nil }
    return reference(.interfaceBuilderDescription, name)
  }

  /// `<font key="NSFont" size="14" name="Lobster"/>` of an attributed string, or a control's
  /// `<font key="font" …/>` on macOS; with `metaFont` it is a system font.
  private static func font(_ element: MarkupElement) -> FontReference? {
    guard let name = element[attribute: "name"] else { return nil }
    let isAttribute = element[attribute: "key"]?.value == "NSFont"
    return reference(isAttribute ? .interfaceBuilderFont : .interfaceBuilderControlFont, name)
  }

  static func reference(
    _ api: FontAPI, _ name: MarkupAttribute, undetermined: String? = nil
  ) -> FontReference {
    let candidate = NameCandidate(name: name.value, place: name.place, certainty: .literal)
    return FontReference(
      api: api, place: name.place, text: name.value,
      candidates: undetermined == nil ? [candidate] : [], undetermined: undetermined)
  }
}

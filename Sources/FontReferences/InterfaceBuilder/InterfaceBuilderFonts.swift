import SourceText

/// The forms in which an Interface Builder document names a font.
struct InterfaceBuilderFonts {
  /// The fonts that a document names, in its order, as far as they are followed.
  private(set) var references: [FontReference]
  /// How many it names.
  private(set) var count: Int
  /// The class of the object that loads the document, where one is named.
  private(set) var owner: String?
  /// The classes of its objects that are none of the platform's.
  private(set) var classes: Set<String> = []
  /// The properties of code that lead to the objects whose texts are drawn in the fonts, by the places of the fonts.
  private(set) var outlets: [SourcePlace: Set<String>] = [:]
  /// The outlets that lead to what has the fonts, by the places of the fonts.
  private(set) var owned: [SourcePlace: Set<ReplacedFonts.Outlet>] = [:]

  init(_ text: SourceText) throws(DocumentError) {
    var references: [FontReference] = []
    var count = 0
    var owner: String?
    var classes: Set<String> = []
    var texts = InterfaceTexts(text.path)
    func take(_ found: FontReference?, in element: MarkupElement? = nil) {
      guard var found else { return }
      count += 1
      if let element { texts.add(to: &found, in: element) }
      if count <= ReferenceReading.mostReferences { references.append(found) }
    }
    // A document may be large, and little of it is about fonts: each element is looked at as it ends.
    let document = try MarkupDocument.read(text) { element in
      let isDescribed = ArchivedFont.isDescribed(among: element.children)
      let type = element[attribute: "customClass"]?.value
      if Self.isOwner(element) { owner = type }
      if let type { classes.insert(type) }
      for index in element.children.indices {
        take(
          Self.reference(of: element.children[index], besideDescription: isDescribed), in: element)
      }
      texts.end(element, &references)
      for index in element.children.indices { element.children[index].children = [] }
      return Self.isOfMatter(element)
    }
    take(Self.reference(of: document, besideDescription: false))
    let platforms = InterfaceBuilderTarget.platforms(of: document)
    let isLaunchScreen = InterfaceBuilderTarget.isLaunchScreen(document)
    for index in references.indices {
      references[index].platforms = platforms
      references[index].isOnLaunchScreen = isLaunchScreen
    }
    self.references = references.sorted { $0.place < $1.place }
    self.count = count
    self.outlets = texts.outletsByPlace
    owned = texts.ownedByPlace
    self.owner = owner
    self.classes = classes
  }

  /// Whether an element stands for what loads the document: "File's Owner".
  private static func isOwner(_ element: MarkupElement) -> Bool {
    element[attribute: "placeholderIdentifier"]?.value == "IBFilesOwner"
      || element.name == "customObject" && element[attribute: "id"]?.value == "-2"
  }

  /// Whether whatever holds an element looks at it: at what names a font, and at the values of what does.
  private static func isOfMatter(_ element: MarkupElement) -> Bool {
    InterfaceBuilderTarget.roots.contains(element.name) || element[attribute: "key"] != nil
      || element[attribute: "class"] != nil || element[attribute: "keyPath"] != nil
      || ["fontDescription", "font", "segments", "segment", "userDefinedRuntimeAttributes"]
        .contains(element.name)
  }

  private static func reference(
    of element: MarkupElement, besideDescription: Bool
  ) -> FontReference? {
    switch element.name {
    case "object":
      ArchivedFont.reference(of: element, besideDescription: besideDescription)
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

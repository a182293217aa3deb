import JavaScriptLowering
import NameFlow

extension JSFontUse.Face {
  /// The face that a component's properties ask for; `nil` where they may say another.
  init?(beside markup: JSMarkup, of component: Value) {
    var own: PackageFacts.Weight?
    if case .external(let library, let path) = component, let name = path.last {
      own = PackageFacts.weight(of: name, in: library)
      // The weight of its size is one of the styles that are left out.
      let isUnstyled = markup.attributes.contains { $0.name == "unstyled" && $0.value == nil }
      if isUnstyled, case .ofSize? = own { own = PackageFacts.Weight.none }
    }
    self.init(markup.attributes.map { ($0.name, $0.value) }, ofComponent: own)
  }

  /// The face among members, of which those without a name may say another.
  ///
  /// - Parameter own: the weight that counts where the members say none.
  init?(
    _ members: [(name: String?, value: JSNode.ID?)], ofComponent own: PackageFacts.Weight? = nil
  ) {
    let names = Set(members.compactMap(\.name))
    let written = members.last { $0.name == "fontWeight" }?.value
    guard members.allSatisfy({ $0.name != nil }) else { return nil }
    switch (written, own) {
    case (nil, nil): return nil
    // A style may say another, and a shorthand is a name like any other.
    case (nil, PackageFacts.Weight.none?): guard names.isSubset(of: Self.plain) else { return nil }
    case (nil, .fixed?): guard !names.contains(where: Self.saysFace) else { return nil }
    default: break
    }
    weight = written == nil ? own ?? .none : .written
    self.written = written
    slant = members.last { $0.name == "fontStyle" }?.value
  }

  /// Members of a text that say nothing of its weight.
  private static let plain: Set<String> = [
    "fontFamily", "fontSize", "fontStyle", "color", "key", "testID", "textAlign", "numberOfLines",
    "onPress", "size", "lineHeight", "letterSpacing", "margin", "padding", "ellipse", "unstyled",
    "placeholder", "placeholderTextColor", "value", "defaultValue", "onChangeText", "flex", "width",
    "height", "autoFocus", "multiline", "editable", "secureTextEntry", "keyboardType",
  ]

  /// Whether a member of a text of NativeBase may say a weight or a slant without naming it.
  private static func saysFace(_ member: String) -> Bool {
    ["bold", "italic", "variant", "style", "sx"].contains(member) || member.hasPrefix("_")
  }
}

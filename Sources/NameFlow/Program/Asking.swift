/// Which members of a type something asks for that the sources do not show: the platform, through what the type
/// inherits from or conforms to.
package struct Asking: Hashable, Sendable {
  /// Whether it may ask for any.
  package var isOfAll = false
  /// Whether it calls functions that are told who calls them: those of delegates and data sources.
  package var isOfToldFunctions = false
  /// The names that it asks for, and with what the names of functions begin.
  package var names: Set<String> = []
  package var beginnings: Set<String> = []

  package static let nothing = Asking()
  package static let all = Asking(isOfAll: true)

  package mutating func formUnion(_ other: Asking) {
    isOfAll = isOfAll || other.isOfAll
    isOfToldFunctions = isOfToldFunctions || other.isOfToldFunctions
    names.formUnion(other.names)
    beginnings.formUnion(other.beginnings)
  }

  /// Whether it may ask for a member.
  func mayBe(of part: Outline.Part) -> Bool {
    isOfAll || names.contains(part.name)
      || part.isFunction && isOfToldFunctions && part.hasParameters
      || part.isFunction && beginnings.contains { part.name.hasPrefix($0) }
  }
}

extension Asking {
  /// What a type of the platform asks those for that inherit from it or conform to it, by the documentation of its
  /// requirements. A class of it calls methods that override its own, and what a selector names.
  package static func by(_ name: String) -> Asking {
    if let known = requirements[name] { return known }
    if PlainTypes.isClass(name) || PlainTypes.askForValues(name) { return .nothing }
    guard PlainTypes.hasPrefixOfPlatform(name) else { return .all }
    // Those of the watch tell nobody who calls: `applicationDidBecomeActive()`.
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      return name.hasPrefix("WK") ? .all : Asking(isOfToldFunctions: true)
    }
    if name.hasSuffix("Representable") {
      return Asking(beginnings: ["dismantle", "handle", "make", "sizeThatFits", "update"])
    }
    return .all
  }

  private static let requirements: [String: Asking] = {
    var all: [String: Asking] = [:]
    for name in ["App", "Commands", "Scene", "View", "ViewModifier", "Widget", "WidgetBundle"] {
      all[name] = Asking(names: ["body"])
    }
    for name in [
      "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle",
      "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle",
      "NavigationSplitViewStyle", "PrimitiveButtonStyle", "ProgressViewStyle", "TableStyle",
      "TextEditorStyle", "TextFieldStyle", "ToggleStyle",
    ] {
      all[name] = Asking(names: ["makeBody", "_body"])
    }
    let shape: Set = [
      "animatableData", "inset", "layoutDirectionBehavior", "path", "role", "sizeThatFits",
    ]
    for name in ["Animatable", "InsettableShape", "Shape"] { all[name] = Asking(names: shape) }
    all["EnvironmentKey"] = Asking(names: ["defaultValue"])
    all["PreferenceKey"] = Asking(names: ["defaultValue", "reduce"])
    all["Layout"] = Asking(
      names: [
        "animatableData", "explicitAlignment", "layoutProperties", "makeCache", "placeSubviews",
        "sizeThatFits", "spacing", "updateCache",
      ])
    all["CustomStringConvertible"] = Asking(names: ["description"])
    for name in ["Error", "LocalizedError"] {
      all[name] = Asking(
        names: [
          "errorDescription", "failureReason", "helpAnchor", "localizedDescription",
          "recoverySuggestion",
        ])
    }
    all["Identifiable"] = Asking(names: ["id"])
    all["ObservableObject"] = Asking(names: ["objectWillChange"])
    return all
  }()
}

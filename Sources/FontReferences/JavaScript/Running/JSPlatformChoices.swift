import JavaScriptLowering

/// Objects of which one value counts on each platform: those that `Platform.select` is given, in place or by
/// their names, and those that packages choose from in the same way.
extension JSRunningCode {
  /// The values of an object that count on iOS; `nil` where something else than a choice by platform takes it.
  func chosenByPlatform(of object: JSSite) -> [JSNode.ID]? {
    let tree = program.trees[object.module]
    guard case .object(let properties) = tree[object.node].kind, Self.areOfPlatforms(properties)
    else { return nil }
    if let known = choices[object] { return known }
    let chosen = isGivenToChoice(object) ? Self.chosen(of: properties) : nil
    choices[object] = .some(chosen)
    return chosen
  }

  private static let platforms: Set<String> = [
    "ios", "android", "native", "default", "web", "windows", "macos", "visionos", "tvos",
    "harmony",
  ]

  private static func areOfPlatforms(_ properties: [JSProperty]) -> Bool {
    var areNamed = false
    for property in properties {
      guard case .name(let name) = property.key else { continue }
      guard platforms.contains(name) else { return false }
      areNamed = true
    }
    return areNamed
  }

  private static func chosen(of properties: [JSProperty]) -> [JSNode.ID]? {
    for wanted in ["ios", "native", "default"] {
      for property in properties {
        if case .name(wanted) = property.key { return [property.value] }
      }
    }
    let isOpen = properties.contains { if case .name = $0.key { false } else { true } }
    return isOpen ? nil : []
  }

  private func isGivenToChoice(_ object: JSSite) -> Bool {
    if isArgumentOfChoice(object) { return true }
    guard let variable = binding(of: object.node, in: object.module),
      let mentions = mentions(of: variable), !mentions.isEmpty
    else { return false }
    // What is not given to a choice may go through all of it, but takes nothing of one platform.
    return mentions.contains(where: isArgumentOfChoice)
      && !mentions.contains(where: isAskedForPlatform)
  }

  /// `fonts.web`
  private func isAskedForPlatform(_ site: JSSite) -> Bool {
    let tree = program.trees[site.module]
    guard let parent = code.parent(of: site),
      case .member(let owner, let name, _) = tree[parent].kind
    else { return false }
    return owner == site.node && Self.platforms.contains(name)
  }

  /// `Platform.select(…)`, `platformSelect(…)` of NativeWind, `configureFonts(…)` and
  /// `configureFonts({ config: … })` of React Native Paper.
  private func isArgumentOfChoice(_ site: JSSite) -> Bool {
    let tree = program.trees[site.module]
    guard let parent = code.parent(of: site) else { return false }
    switch tree[parent].kind {
    case .call(let callee, let arguments):
      guard arguments.first == site.node else { return false }
      switch tree.lastName(of: callee) {
      case "configureFonts", "platformSelect": return true
      case "select":
        guard case .member(let owner, _, _) = tree[callee].kind else { return false }
        return tree.ends(owner, with: "Platform")
      default: return false
      }
    case .object(let properties) where properties.contains { $0.isSpread(of: site.node) }:
      // `Platform.select({ ...fonts, ...own })`
      return isArgumentOfChoice(JSSite(module: site.module, node: parent))
    case .spread: return isArgumentOfChoice(JSSite(module: site.module, node: parent))
    case .object(let properties):
      guard let call = code.parent(of: JSSite(module: site.module, node: parent)),
        case .call(let callee, let arguments) = tree[call].kind, arguments.first == parent,
        tree.lastName(of: callee) == "configureFonts"
      else { return false }
      return properties.contains { property in
        guard case .name("config") = property.key else { return false }
        return property.value == site.node
      }
    default: return false
    }
  }
}

extension JSProperty {
  fileprivate func isSpread(of node: JSNode.ID) -> Bool {
    if case .spread = key { value == node } else { false }
  }
}

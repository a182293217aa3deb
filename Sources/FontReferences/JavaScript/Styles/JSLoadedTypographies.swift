import JavaScriptLowering
import NameFlow

/// Typographies that code gives to React Native UI Lib, `Typography.loadTypographies({ title: { … } })`: a text of the
/// library is drawn with one that is named beside it, `<Text title>`.
final class JSLoadedTypographies {
  private let code: JSCode
  /// Where typographies are taken, by their names; `nil` where that is not known.
  private lazy var takers: [String: [JSSite]]? = findTakers()

  init(_ code: JSCode) {
    self.code = code
  }

  /// Whether a style is one of a typography that nothing takes.
  func isUnused(_ style: JSNode.ID, in module: Int) -> Bool {
    guard code.program.modules[module].text.holds("loadTypographies"),
      let name = name(of: style, in: module), let takers
    else { return false }
    return !(takers[name] ?? []).contains(where: code.running.contains)
  }

  /// The name of the typography that a style is, or is a part of.
  private func name(of style: JSNode.ID, in module: Int) -> String? {
    let tree = code.program.trees[module]
    var node = style
    var name: String?
    while let parent = code.parent(of: JSSite(module: module, node: node)) {
      switch tree[parent].kind {
      case .object(let properties):
        let property = properties.first { $0.value == node }
        if case .name(let key)? = property?.key { name = key }
      case .call(let callee, let arguments):
        if tree.lastName(of: callee) == "loadTypographies" {
          return arguments.first == node ? name : nil
        }
      case .spread, .conditional, .binary: break
      default: return nil
      }
      node = parent
    }
    return nil
  }

  private func findTakers() -> [String: [JSSite]]? {
    var takers: [String: [JSSite]] = [:]
    let areTextsTaken = code.program.trees.enumerated().contains { module, tree in
      code.program.live.contains(module)
        && tree.imports.contains { Self.isLibrary($0.module) && !Self.drawsNoText($0.name) }
    }
    for (module, tree) in code.program.trees.enumerated() where code.program.live.contains(module) {
      for (id, node) in tree.nodes.enumerated() {
        switch node.kind {
        case .markup(let markup):
          guard mayBeText(markup, tree, wrapped: areTextsTaken) else { continue }
          for attribute in markup.attributes {
            guard let name = attribute.name, mayBeTrue(attribute.value, tree) else { continue }
            takers[name, default: []].append(JSSite(module: module, node: id))
          }
        case .object(let properties):
          for property in properties {
            // What a name that is worked out stands for is not known.
            guard case .boolean(true) = tree[property.value].kind else { continue }
            guard case .name(let name) = property.key else { return nil }
            takers[name, default: []].append(JSSite(module: module, node: id))
          }
        case .member(let object, let name, _):
          guard case .name("Typography") = tree[object].kind else { continue }
          takers[name, default: []].append(JSSite(module: module, node: id))
        case .name("Typography"):
          guard let parent = code.parent(of: JSSite(module: module, node: id)) else { return nil }
          // What takes all of them takes any.
          if case .member(id, _, _) = tree[parent].kind { continue }
          return nil
        default: continue
        }
      }
    }
    return takers
  }

  /// Whether a tag may be one of the library's components, or one of the app's that holds one.
  private func mayBeText(_ markup: JSMarkup, _ tree: JSTree, wrapped: Bool) -> Bool {
    guard let component = markup.component else { return false }
    guard case .name(let name) = tree[component].kind, let binding = tree.binding(name, in: 0),
      case .imported(let number) = tree.bindings[binding].kind,
      tree.imports.indices.contains(number)
    else { return wrapped }
    let module = tree.imports[number].module
    return Self.isLibrary(module) || wrapped && module != "react-native"
  }

  private static func isLibrary(_ module: String) -> Bool {
    module == "react-native-ui-lib" || module.hasPrefix("react-native-ui-lib/")
  }

  /// Whether an export is no component that draws text.
  private static func drawsNoText(_ name: String?) -> Bool {
    [
      "Typography", "Colors", "Assets", "Spacings", "BorderRadiuses", "Shadows", "ThemeManager",
      "Constants", "View", "TouchableOpacity", "Image", "Icon",
    ].contains(name)
  }

  /// Whether a property may say that something is so: `<Text title>`, `<Text title={isLarge}>`.
  private func mayBeTrue(_ value: JSNode.ID?, _ tree: JSTree) -> Bool {
    switch value.map({ tree[$0].kind }) {
    case .string?, .number?, .object?, .array?, .function?: false
    default: true
    }
  }
}

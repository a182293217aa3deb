import JavaScriptLowering
import NameFlow

/// Fonts that packages draw icons with, where code takes in such a package and draws one:
/// `import Icon from 'react-native-vector-icons/Feather'`.
///
/// Expo loads such fonts itself, and code may: `Icon.loadFont()`.
struct JSIconFonts {
  private(set) var references: [FontReference] = []

  /// A name under which a module has a component that draws icons.
  private struct Component {
    var module: Int
    var binding: Int
    var fonts: [PackageFacts.IconFont]
  }

  init(_ code: JSCode) {
    let loaded = Self.loaded(code)
    for component in Self.components(code) {
      let (module, binding, fonts) = (component.module, component.binding, component.fonts)
      let tree = code.program.trees[module]
      let declared = tree.bindings[binding]
      guard loaded.isDisjoint(with: fonts.map(\.file)),
        let use = code.running.use(of: declared.name, binding, in: module, where: code.isReached)
      else { continue }
      let place = tree.place(declared.range)
      let candidates = fonts.map { font in
        var candidate = NameCandidate(
          name: font.name, place: place, certainty: .constant,
          uses: [FontUse(place: code.program.place(use), what: declared.name)])
        candidate.fileOfPackage = font.file
        candidate.filesOfPackage = Set(fonts.map(\.file))
        return candidate
      }
      references.append(
        FontReference(
          api: .reactNative, place: place, text: declared.name, candidates: candidates))
    }
  }

  /// Those that modules import of the packages, themselves or through others of the app.
  private static func components(_ code: JSCode) -> [Component] {
    var components: [Component] = []
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module) && !file.package.dependencies.contains("expo")
      && file.text.holds("vector-icons")
    {
      let tree = code.program.trees[module]
      for (binding, declared) in tree.bindings.enumerated() {
        guard case .imported(let number) = declared.kind, tree.imports.indices.contains(number)
        else { continue }
        let fonts = PackageFacts.iconFonts(of: tree.imports[number].module)
        if fonts.isEmpty { continue }
        components.append(Component(module: module, binding: binding, fonts: fonts))
      }
      for export in tree.exports {
        guard case .imported(let name, "default") = export.value, let own = export.name else {
          continue
        }
        let fonts = PackageFacts.iconFonts(of: name)
        if fonts.isEmpty { continue }
        components += takers(of: own, from: module, code).compactMap { taker in
          taker.binding.map { Component(module: taker.module, binding: $0, fonts: fonts) }
        }
      }
    }
    return components
  }

  /// The names under which other modules import an export.
  private static func takers(
    of name: String, from module: Int, _ code: JSCode
  ) -> [JSRunningCode.Variable] {
    var takers: [JSRunningCode.Variable] = []
    var seen: Set<Int> = []
    var waiting = [(module: module, name: name)]
    while let (module, name) = waiting.popLast() {
      guard seen.insert(module).inserted else { continue }
      for importer in code.running.importers[module] ?? [] {
        switch importer {
        case .variable(let variable, name): takers.append(variable)
        case .passing(let module, let own, name): waiting.append((module, own ?? name))
        case .passing(let module, nil, nil): waiting.append((module, name))
        default: continue
        }
      }
    }
    return takers
  }

  /// The files that code loads.
  private static func loaded(_ code: JSCode) -> Set<String> {
    var files: Set<String> = []
    for (module, file) in code.program.modules.enumerated() where file.text.holds("loadFont") {
      let tree = code.program.trees[module]
      for node in tree.nodes {
        guard case .member(let object, "loadFont", _) = node.kind,
          case .name(let name) = tree[object].kind,
          let binding = tree.binding(name, in: tree[object].scope),
          case .imported(let number) = tree.bindings[binding].kind,
          tree.imports.indices.contains(number)
        else { continue }
        files.formUnion(PackageFacts.iconFonts(of: tree.imports[number].module).map(\.file))
      }
    }
    return files
  }
}

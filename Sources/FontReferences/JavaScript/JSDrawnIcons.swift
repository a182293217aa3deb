import JavaScriptLowering
import NameFlow

/// Where tags of components of packages draw icons of the sets that other packages bring:
/// `<IconButton icon="camera" />` of react-native-paper.
struct JSDrawnIcons {
  private(set) var drawings: [Drawing] = []

  struct Drawing {
    /// The component's name in the tag.
    var site: JSSite
    var fonts: [PackageFacts.IconFont]
    /// Whether some call surely gets there.
    var isReached: Bool
  }

  init(_ code: JSCode) {
    guard !Self.mayDrawOthers(code) else { return }
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module) && !file.package.dependencies.contains("expo")
      && PackageFacts.packagesWithIcons.contains(where: file.text.holds)
    {
      let tree = code.program.trees[module]
      for node in tree.nodes {
        guard case .markup(let markup) = node.kind, let component = markup.component else {
          continue
        }
        let site = JSSite(module: module, node: component)
        guard let external = Self.external(code.asking { code.values(site) }),
          PackageFacts.drawsIcons(external.library)
        else { continue }
        let fonts = PackageFacts.iconFonts(
          drawnBy: external.path.joined(separator: "."), of: external.library,
          with: file.package.dependencies
        ) { markup.said($0, in: tree) }
        guard !fonts.isEmpty, code.running.contains(site) else { continue }
        let isReached = code.isReached(site)
        guard isReached != false else { continue }
        drawings.append(Drawing(site: site, fonts: fonts, isReached: isReached == true))
      }
    }
  }

  private static func external(_ values: Values) -> (library: String, path: [String])? {
    guard values.items.count == 1, case .external(let library, let path) = values.items[0].value
    else { return nil }
    return (library, path)
  }

  /// Whether an app gives such a package components of its own for icons: `<PaperProvider settings={…}>`,
  /// `registerCustomIconType`.
  private static func mayDrawOthers(_ code: JSCode) -> Bool {
    code.program.modules.enumerated().contains { module, file in
      code.program.live.contains(module)
        && PackageFacts.packagesWithIcons.contains(where: file.text.holds)
        && (file.text.holds("registerCustomIconType") || file.text.holds("settings={"))
    }
  }
}

extension JSMarkup {
  /// What a property says.
  fileprivate func said(_ name: String, in tree: JSTree) -> PackageFacts.Said {
    guard !attributes.contains(where: { $0.name == nil }) else { return .other }
    guard let attribute = attributes.last(where: { $0.name == name }) else { return .nothing }
    guard let value = attribute.value, case .string(let text) = tree[value].kind else {
      return .other
    }
    return .text(text)
  }
}

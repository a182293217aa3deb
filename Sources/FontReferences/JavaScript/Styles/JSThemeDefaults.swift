import JavaScriptLowering
import NameFlow

/// Fonts of a theme that a library's components are drawn with where nothing names any: NativeBase draws
/// `<Heading>` with the theme's `heading`, and `<Text>` with its `body`.
struct JSThemeDefaults {
  private(set) var references: [FontReference] = []

  /// A font of the theme, and those who look it up alike.
  private struct Subject: Hashable {
    var library: String
    var font: String
    /// The package of the code.
    var home: String
  }

  init(_ code: JSCode, _ tokens: JSThemeTokens) {
    var seen: Set<Subject> = []
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module)
      && PackageFacts.themedPackages.contains(where: file.text.holds)
    {
      let tree = code.program.trees[module]
      for (binding, declared) in tree.bindings.enumerated() {
        guard case .imported(let number) = declared.kind, tree.imports.indices.contains(number),
          let name = tree.imports[number].name,
          let font = PackageFacts.fontOfTheme(of: name, in: tree.imports[number].module)
        else { continue }
        let library = tree.imports[number].module
        let home = code.program.packages.home(of: module)
        guard !seen.contains(Subject(library: library, font: font, home: home)),
          let use = code.running.use(of: declared.name, binding, in: module)
        else { continue }
        seen.insert(Subject(library: library, font: font, home: home))
        let asker = JSThemeTokens.Asker(module: module, libraries: [library])
        let place = tree.place(declared.range)
        let found = code.asking { tokens.fonts(of: font, by: asker) }
        let candidates = found.items.compactMap { item -> NameCandidate? in
          guard case .text(let name) = item.value, let origin = item.trail.origin else {
            return nil
          }
          var candidate = NameCandidate(
            name: name, place: code.evaluator.program.place(origin.file, origin.range),
            certainty: .constant,
            uses: [FontUse(place: code.program.place(use), what: declared.name)],
            isReachable: item.trail.isProven)
          candidate.isSure = item.trail.isSure
          return candidate
        }
        guard !candidates.isEmpty else { continue }
        references.append(
          FontReference(
            api: .reactNative, place: place, text: declared.name, candidates: candidates))
      }
    }
  }
}

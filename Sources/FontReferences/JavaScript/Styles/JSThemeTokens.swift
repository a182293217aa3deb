import JavaScriptLowering
import NameFlow

/// Names of a component library's theme, such as `'$body'`: the library looks them up in what the app
/// gave it, and asks for the font that stands there. Another app's theme is not asked, nor another library's.
struct JSThemeTokens {
  let code: JSCode
  /// The themes that apps give to libraries.
  private let themes: [Theme]
  private let translations: JSTranslatedNames

  struct Theme {
    var values: Values
    var module: Int
    /// The name that the library's packages share.
    var library: String
  }

  /// Where a name of a theme stands, and the packages that look it up.
  struct Asker {
    var module: Int
    /// The packages whose components or functions are given it; none where that is not known.
    var libraries: [String] = []
    /// The face that is asked for beside the name.
    var face: JSFontUse.Face?
    /// Whether React Native itself takes the style that the name stands in.
    var isPlain = false
  }

  /// The functions that libraries are given their themes by; the last three make one part of it.
  static let makers: Set<String> = [
    "build", "createTamagui", "createConfig", "createTheme", "extendTheme", "createStitches",
    "createTokens", "createRestyle", "makeTheme",
  ]
  /// Where the fonts of a theme stand.
  private static let ways: [[String]] = [
    [], ["fonts"], ["tokens", "fonts"], ["theme", "fonts"], ["theme", "tokens", "fonts"],
    ["tokens", "fontFamily"], ["theme", "tokens", "fontFamily"],
  ]

  init(_ code: JSCode) {
    self.code = code
    translations = JSTranslatedNames(code)
    let evaluator = code.evaluator
    themes = Self.makers.sorted().flatMap { evaluator.callIndex.calls[$0] ?? [] }.compactMap {
      call in
      guard case .call(let callee, let arguments) = evaluator.program[call].kind,
        let theme = arguments.first, code.site(call).map(code.program.mayCallPackage) ?? true
      else { return nil }
      func solved(_ node: Node.ID) -> Values {
        let spot = Program.Spot(file: call.file, node: node)
        return code.asking { evaluator.solve(spot) { evaluator.values(spot, $0) } }
      }
      for item in solved(callee).items {
        guard case .external(let library, _) = item.value, !library.isEmpty else { continue }
        return Theme(
          values: solved(theme.value), module: Int(call.file), library: Self.maker(of: library))
      }
      return nil
    }
  }

  /// `tamagui` of `@tamagui/core`, `gluestack` of `@gluestack-ui/themed` and `@gluestack-style/react`.
  private static func maker(of library: String) -> String {
    let name = library.drop { $0 == "@" }.prefix { $0 != "/" }
    return String(name.prefix { $0 != "-" })
  }

  /// The themes that are looked up: those of the asking package and of what it takes in; of a package without
  /// any, those of the apps that take it in.
  private func themes(for asker: Asker) -> [Theme] {
    let known = Set(themes.map(\.library))
    let libraries = Set(asker.libraries.map(Self.maker)).intersection(known)
    let possible = themes.filter { libraries.isEmpty || libraries.contains($0.library) }
    guard !possible.isEmpty else { return [] }
    let packages = code.program.packages
    let home = packages.home(of: asker.module)
    let own = packages.reach(of: home)
    if let last = lastOfTamagui(possible, for: home) { return last }
    let found = possible.filter { own.contains(packages.home(of: $0.module)) }
    guard found.isEmpty else { return found }
    let others = packages.reaches(holding: home).reduce(into: Set()) { $0.formUnion($1) }
    return possible.filter { others.contains(packages.home(of: $0.module)) }
  }

  /// The configurations of Tamagui that the apps themselves make which have a package, where each does: all of an app is
  /// drawn by the one that is made last.
  private func lastOfTamagui(_ themes: [Theme], for package: String) -> [Theme]? {
    guard themes.allSatisfy({ $0.library == "tamagui" }) else { return nil }
    let packages = code.program.packages
    let byHome = Dictionary(grouping: themes.filter { code.program.live.contains($0.module) }) {
      packages.home(of: $0.module)
    }
    let apps = packages.roots(holding: package).map { app in
      app.sorted().flatMap { byHome[$0] ?? [] }
    }
    return apps.contains(where: \.isEmpty) ? nil : apps.flatMap { $0 }
  }

  /// Whether a text is a name of a theme; no font is called so.
  static func isToken(_ text: String) -> Bool { text.hasPrefix("$") && text.count > 1 }

  /// The names of a font of the theme; none where no theme says them.
  ///
  /// - Parameter spot: where it is asked for.
  func fonts(of name: String, by asker: Asker, at spot: Program.Spot) -> Values {
    let themes = themes(for: asker)
    return configured(fonts(of: "$" + name, in: themes, faces(asker)), in: themes, by: asker, spot)
  }

  /// Whether there is no theme.
  var isEmpty: Bool { themes.isEmpty }

  /// Values in which those that are names of a theme are what they stand for.
  func lookedUp(_ values: Values, by asker: Asker) -> Values {
    let themes = themes(for: asker)
    return values.flatMap { item in
      guard case .text(let token) = item.value, Self.isToken(token) else {
        return Values(item: item)
      }
      let found = fonts(of: token, in: themes, faces(asker))
      guard !found.items.isEmpty else {
        // Nobody looks it up: it is asked for as it is.
        let isPlain = asker.isPlain && themes.isEmpty && !translations.mayHold(token)
        return isPlain ? Values(item: item) : .unknown("'\(token)' is an unknown theme name")
      }
      // A theme that gives a font no name draws it with the system's.
      return found.map { font in
        font.value == .absent ? Possible(value: .text("System"), trail: font.trail) : font
      }
    }
  }

  /// Values in which those that are names of a theme's fonts are these; others are fonts' own names.
  func lookedUpInTheme(_ values: Values, by asker: Asker, at spot: Program.Spot) -> Values {
    let themes = themesOrGiven(for: asker)
    let ofSystem = asker.libraries.reduce(into: Set<String>()) {
      $0.formUnion(PackageFacts.namesOfSystemFonts(in: $1))
    }
    return values.flatMap { item in
      guard case .text(let name) = item.value else { return Values(item: item) }
      let found = configured(fonts(of: name, in: themes, nil), in: themes, by: asker, spot)
      if !found.items.isEmpty { return found }
      // Where the app says nothing, the theme's fonts are the system's.
      if ofSystem.contains(name) { return Values(.text("System"), item.trail) }
      if !name.contains(where: \.isUppercase), themes.contains(where: mayHoldMore) {
        return .unknown("'\(name)' is an unknown theme name")
      }
      return Values(item: item)
    }
  }

  /// The themes that are looked up; where no function makes any, those that the library's providers are given.
  private func themesOrGiven(for asker: Asker) -> [Theme] {
    let made = themes(for: asker)
    guard made.isEmpty else { return made }
    return asker.libraries.filter(PackageFacts.takesNamesOfTheme)
      .filter { PackageFacts.namesOfSystemFonts(in: $0).isEmpty }
      .map { library in
        Theme(
          values: code.evaluator.theme(of: library), module: asker.module,
          library: Self.maker(of: library))
      }
  }

  /// Whether a theme may have fonts that are not known.
  private func mayHoldMore(_ theme: Theme) -> Bool {
    theme.values.items.contains { item in
      guard case .record(let record) = item.value else { return true }
      guard record["fonts"] != nil else { return record.isOpen }
      return member(["fonts"], of: item).items.contains { fonts in
        if case .record(let record) = fonts.value { record.isOpen } else { true }
      }
    }
  }

  private func fonts(of token: String, in themes: [Theme], _ asked: [Face]?) -> Values {
    var result = Values()
    for theme in themes {
      for item in theme.values.items {
        for way in Self.ways {
          for name in [token, String(token.dropFirst())] where name == token || !way.isEmpty {
            let own = member(way + [name], of: item)
            // `heading.bold` is what stands so in the table of the heading's fonts.
            let found =
              own.items.isEmpty && name.contains(".")
              ? member(way + name.split(separator: ".").map(String.init), of: item) : own
            result.add(found.flatMap { names($0, asked) })
          }
        }
      }
    }
    return result
  }

  func member(_ way: [String], of item: Possible) -> Values {
    way.reduce(Values(item: item)) { values, name in
      values.flatMap { item in
        guard case .record(let record) = item.value, let field = record[name] else {
          return Values()
        }
        return code.evaluator.values(field, of: item)
      }
    }
  }

  /// The names of what stands for a font: itself, or the family and the faces that it is made of.
  ///
  /// - Parameter asked: the faces that are asked for; `nil` where that is not known.
  private func names(_ item: Possible, _ asked: [Face]?) -> Values {
    guard case .record(let record) = item.value else { return Values(item: item) }
    if let asked, record["face"] != nil {
      let found = asked.map { name(of: $0, item) }
      if !found.contains(where: \.items.isEmpty) {
        return found.reduce(into: Values()) { $0.add($1) }
      }
    }
    let faces = member(["face"], of: item).flatMap { face -> Values in
      guard case .record(let weights) = face.value else { return Values() }
      return everything(in: weights, face).flatMap { styles in
        guard case .record(let record) = styles.value else { return Values(item: styles) }
        return everything(in: record, styles)
      }
    }
    guard faces.items.isEmpty, let family = record["family"] else { return faces.unsure }
    return code.evaluator.values(family, of: item)
  }

  struct Face {
    /// `nil` for the font's weight for a size that is not known.
    var weight: String?
    var slant: String
  }

  /// What a font has for a face, and without that its family; nothing where its weight is not known.
  private func name(of face: Face, _ font: Possible) -> Values {
    guard let weight = face.weight ?? onlyWeight(of: font) else { return Values() }
    let sized = member(["weight", String(weight.dropFirst())], of: font)
    let weights = weight.hasPrefix("$") ? sized.items.compactMap(\.value.written) : [weight]
    let names = weights.reduce(into: Values()) {
      $0.add(member(["face", $1, face.slant], of: font))
    }
    return names.items.isEmpty ? member(["family"], of: font) : names
  }

  /// The weight that a font has for all sizes.
  private func onlyWeight(of font: Possible) -> String? {
    let weights = member(["weight"], of: font).items.flatMap { item -> [Possible] in
      guard case .record(let record) = item.value, !record.isOpen else { return [item] }
      return everything(in: record, item).items
    }
    let written = Set(weights.map(\.value.written))
    return written.count == 1 ? written.first ?? nil : nil
  }

  /// The faces that the members beside a name ask for.
  func faces(_ asker: Asker) -> [Face]? {
    guard let face = asker.face else { return nil }
    let weights: [String?]
    switch face.weight {
    case .none: return [Face(weight: "", slant: "normal")]
    case .ofSize: weights = [nil]
    case .fixed(let weight): weights = [weight]
    case .written:
      guard let known = face.written.flatMap({ written($0, asker) }) else { return nil }
      weights = known
    }
    guard let slant = face.slant else { return weights.map { Face(weight: $0, slant: "normal") } }
    guard let slants = written(slant, asker) else { return nil }
    return weights.flatMap { weight in slants.map { Face(weight: weight, slant: $0) } }
  }

  private func written(_ node: JSNode.ID, _ asker: Asker) -> [String]? {
    let values = code.values(JSSite(module: asker.module, node: node)).items
    let texts = values.compactMap(\.value.written)
    return texts.isEmpty || texts.count < values.count ? nil : texts
  }

  func everything(in record: Record, _ item: Possible) -> Values {
    record.names.reduce(into: Values()) { all, name in
      if let field = record[name] { all.add(code.evaluator.values(field, of: item)) }
    }
  }
}

extension JSFontUse {
  /// Who looks up the names of a theme that are given here.
  fileprivate var tokenLibraries: [String] {
    if case .given(_, let library) = value { libraries + [library] } else { libraries }
  }

  var asker: JSThemeTokens.Asker {
    JSThemeTokens.Asker(
      module: module, libraries: tokenLibraries, face: face, isPlain: isOfReactNative)
  }
}

extension JSProgram {
  /// Whether what is called may be a package's: it is not what a function of the app is given.
  fileprivate func mayCallPackage(_ call: JSSite) -> Bool {
    let tree = trees[call.module]
    guard case .call(var callee, _) = tree[call.node].kind else { return true }
    while case .member(let object, _, _) = tree[callee].kind { callee = object }
    guard case .name(let name) = tree[callee].kind,
      let binding = tree.binding(name, in: tree[callee].scope)
    else { return true }
    if case .parameter = tree.bindings[binding].kind { return false }
    return true
  }
}

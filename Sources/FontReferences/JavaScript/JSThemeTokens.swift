import NameFlow

/// Names of a component library's theme, such as `'$body'`: the library looks them up in what the app
/// gave it, and asks for the font that stands there.
struct JSThemeTokens {
  let code: JSCode
  /// The themes that the app gives to libraries.
  private let themes: [Values]

  /// The functions that libraries are given their themes by; the last three make one part of it.
  static let makers: Set<String> = [
    "build", "createTamagui", "createConfig", "createTheme", "extendTheme", "createStitches",
    "createTokens", "createRestyle",
  ]
  /// Where the fonts of a theme stand.
  private static let ways: [[String]] = [
    [], ["fonts"], ["tokens", "fonts"], ["theme", "fonts"], ["theme", "tokens", "fonts"],
    ["tokens", "fontFamily"], ["theme", "tokens", "fontFamily"],
  ]

  init(_ code: JSCode) {
    self.code = code
    let evaluator = code.evaluator
    themes = Self.makers.sorted().flatMap { evaluator.callIndex.calls[$0] ?? [] }.compactMap {
      call in
      guard case .call(let callee, let arguments) = evaluator.program[call].kind,
        let theme = arguments.first
      else { return nil }
      func solved(_ node: Node.ID) -> Values {
        let spot = Program.Spot(file: call.file, node: node)
        return code.asking { evaluator.solve(spot) { evaluator.values(spot, $0) } }
      }
      let isOfLibrary = solved(callee).items.contains { item in
        if case .external(let library, _) = item.value { !library.isEmpty } else { false }
      }
      return isOfLibrary ? solved(theme.value) : nil
    }
  }

  /// Whether a text is a name of a theme; no font is called so.
  static func isToken(_ text: String) -> Bool { text.hasPrefix("$") && text.count > 1 }

  /// Values in which those that are names of a theme are what they stand for.
  func lookedUp(_ values: Values) -> Values {
    values.flatMap { item in
      guard case .text(let token) = item.value, Self.isToken(token) else {
        return Values(item: item)
      }
      let found = fonts(of: token)
      return found.items.isEmpty
        ? .unknown("'\(token)' is an unknown theme name") : found
    }
  }

  /// Values in which those that are names of a theme's fonts are these; others are fonts' own names.
  func lookedUpInTheme(_ values: Values) -> Values {
    values.flatMap { item in
      guard case .text(let name) = item.value else { return Values(item: item) }
      let found = configured(fonts(of: name))
      if !found.items.isEmpty { return found }
      // Where the app says nothing, the theme's fonts are the system's.
      let isSystem = PackageFacts.namesOfSystemFonts.contains(name)
      return isSystem ? Values(.text("System"), item.trail) : Values(item: item)
    }
  }

  /// Names of fonts in which those of `fontConfig` are the faces that it says.
  private func configured(_ names: Values) -> Values {
    names.flatMap { item in
      guard case .text(let name) = item.value else { return Values(item: item) }
      var faces = Values()
      for theme in themes.flatMap(\.items) {
        for weights in member(["fontConfig", name], of: theme).items {
          guard case .record(let record) = weights.value else { continue }
          for styles in everything(in: record, weights).items {
            guard case .record(let record) = styles.value else {
              faces.add(styles)
              continue
            }
            faces.add(everything(in: record, styles))
          }
        }
      }
      return faces.items.isEmpty ? Values(item: item) : faces.unsure
    }
  }

  private func fonts(of token: String) -> Values {
    var result = Values()
    for theme in themes {
      for item in theme.items {
        for way in Self.ways {
          for name in [token, String(token.dropFirst())] where name == token || !way.isEmpty {
            result.add(member(way + [name], of: item).flatMap(names))
          }
        }
      }
    }
    return result
  }

  private func member(_ way: [String], of item: Possible) -> Values {
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
  private func names(_ item: Possible) -> Values {
    guard case .record(let record) = item.value else { return Values(item: item) }
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

  private func everything(in record: Record, _ item: Possible) -> Values {
    record.names.reduce(into: Values()) { all, name in
      if let field = record[name] { all.add(code.evaluator.values(field, of: item)) }
    }
  }
}

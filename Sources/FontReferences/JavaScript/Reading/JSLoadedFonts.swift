import SourceText

/// The fonts that expo-font loads while the app runs: `useFonts({ Lobster: require('./Lobster.ttf') })`.
struct JSLoadedFonts {
  let evaluator: JSEvaluator
  private(set) var fonts: [LoadedFont] = []
  /// Calls whose fonts are not all known.
  private(set) var unknown: [FontRegistration] = []

  init(_ evaluator: JSEvaluator) {
    self.evaluator = evaluator
  }

  mutating func add(_ call: JSSite) {
    let tree = evaluator.program.trees[call.module]
    guard case .call(let callee, let arguments) = tree[call.node].kind, !arguments.isEmpty else {
      return
    }
    evaluator.reset()
    guard let function = Self.loader(evaluator.values(JSSite(module: call.module, node: callee)))
    else { return }
    let given = arguments.map { evaluator.values(JSSite(module: call.module, node: $0)) }
    var areKnown = true
    for value in given[0] {
      switch value.content {
      case .object(let object): areKnown = add(object, at: call) && areKnown
      case .text(let name):
        let assets = given.count > 1 ? given[1] : []
        add(name, assets, at: value.site ?? call)
      case .nothing, .boolean: continue
      default: areKnown = false
      }
    }
    if !areKnown {
      var registration = FontRegistration(
        function: function, place: evaluator.program.place(call))
      registration.namesAreGiven = true
      unknown.append(registration)
    }
  }

  /// The function of expo-font that something is.
  private static func loader(_ values: [JSValue]) -> String? {
    for value in values {
      guard case .library(let library, let path) = value.content, let name = path.last else {
        continue
      }
      if library.hasPrefix("expo") || library.hasPrefix("@expo") { return name }
    }
    return nil
  }

  private mutating func add(_ object: JSObject, at call: JSSite) -> Bool {
    for key in object.keys {
      guard let thunk = object[key] else { continue }
      let site: JSSite = if case .node(let site, _, _) = thunk { site } else { call }
      add(key, evaluator.values(thunk), at: site)
    }
    return !object.isOpen
  }

  private mutating func add(_ name: String, _ values: [JSValue], at site: JSSite) {
    let place = evaluator.program.place(site)
    var files: [String?] = []
    for value in values {
      switch value.content {
      case .library(let library, let path) where library.hasPrefix("@expo-google-fonts/"):
        for other in path.last.map(Self.names) ?? [] {
          fonts.append(LoadedFont(name: other, file: nil, place: place))
        }
      case .library(let library, _) where library.hasPrefix(Self.assetPrefix):
        files.append(String(library.dropFirst(Self.assetPrefix.count)))
      case .object(let source):
        // { uri: require('./Lobster.ttf'), display: … }
        files += assets(source)
      default: break
      }
    }
    for file in files.isEmpty ? [nil] : files {
      fonts.append(LoadedFont(name: name, file: file, place: place))
    }
  }

  private func assets(_ source: JSObject) -> [String?] {
    ["uri", "default"].compactMap { source[$0] }.flatMap(evaluator.values).compactMap { value in
      guard case .library(let library, _) = value.content, library.hasPrefix(Self.assetPrefix)
      else {
        return nil
      }
      return String(library.dropFirst(Self.assetPrefix.count))
    }
  }

  static let assetPrefix = "asset:"

  /// The names that a font of Google's has by itself: `OpenSans_700Bold_Italic` is the face
  /// `OpenSans-BoldItalic` of the family `Open Sans`.
  private static func names(of export: String) -> [String] {
    let parts = export.split(separator: "_")
    guard let family = parts.first, parts.count > 1 else { return [] }
    let style = parts.dropFirst().joined().drop { $0.isNumber }
    var spaced = ""
    for (index, letter) in family.enumerated() {
      let before = spaced.last
      if index > 0, letter.isUppercase, before?.isLowercase == true { spaced.append(" ") }
      spaced.append(letter)
    }
    return [spaced, family + "-" + style].map { String($0) }
  }
}

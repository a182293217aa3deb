import FileTree
import JavaScriptLowering
import NameFlow
import SourceText

/// The fonts that expo-font loads while the app runs: `useFonts({ Lobster: require('./Lobster.ttf') })`.
struct JSLoadedFonts {
  let code: JSCode
  private(set) var fonts: [LoadedFont] = []
  /// Calls whose fonts are not all known.
  private(set) var unknown: [FontRegistration] = []

  private var evaluator: Evaluator { code.evaluator }
  /// Whether the system has what is loaded by its own names, too: only where all packages that say so ask for older
  /// versions of expo-font it surely has not (fact P16).
  private let areRegistered: Bool

  init(_ code: JSCode) {
    self.code = code
    let packages = Set(code.program.modules.map(\.package))
    let versions = packages.compactMap(\.registersLoadedFonts)
    areRegistered =
      versions.isEmpty || versions.contains(true) || code.program.replaced.contains("expo-font")
      || packages.contains { $0.registersLoadedFonts == nil && $0.mayLoadFonts }
  }

  mutating func add(_ call: JSSite) {
    let tree = code.program.trees[call.module]
    guard case .call(let callee, let arguments) = tree[call.node].kind else { return }
    if let name = absentLoader(callee, in: call.module) {
      return leave(name, at: call, because: "its module is not in this repository")
    }
    guard !arguments.isEmpty else { return }
    let function = code.asking {
      Self.loader(code.values(JSSite(module: call.module, node: callee)))
    }
    guard let function else { return }
    let package = code.program.modules[call.module].package
    let given = code.asking {
      arguments.map { code.values(JSSite(module: call.module, node: $0)) }
    }
    var areKnown = true
    for item in given[0].items {
      switch item.value {
      case .record(let record): areKnown = add(record, item, at: call, package) && areKnown
      case .text(let name):
        let assets = given.count > 1 ? given[1] : Values()
        add(name, assets, at: place(item.trail) ?? code.program.place(call), package)
      case .absent, .truth: continue
      case .external(let module, let path) where PackageFacts.isFontOfIcons(path, of: module):
        continue
      default: areKnown = false
      }
    }
    if !areKnown { leave(function, at: call) }
  }

  /// Notes a call that loads fonts under names that are not known.
  private mutating func leave(
    _ function: String, at call: JSSite, because reason: String = "its argument is unknown"
  ) {
    let place = code.program.place(call)
    var registration = FontRegistration(
      function: function, place: place,
      coverage: [RegisteredFonts(.undeterminable(reason), place: place)])
    registration.namesAreGiven = true
    unknown.append(registration)
  }

  /// What is called where it is a function of a module of the app's own that is not here, in an app that may load fonts.
  private func absentLoader(_ callee: JSNode.ID, in module: Int) -> String? {
    let file = code.program.modules[module]
    let tree = code.program.trees[module]
    var node = callee
    if case .member(let base, _, _) = tree[callee].kind { node = base }
    guard file.package.mayLoadFonts, let source = tree.imported(by: node)?.module,
      source.hasPrefix("."), code.program.names.module(source, from: file.path) == nil
    else { return nil }
    return tree.lastName(of: callee)
  }

  private func place(_ trail: Trail) -> SourcePlace? {
    trail.origin.map { evaluator.program.place($0.file, $0.range) }
  }

  /// expo-font, and what only hands on to it.
  private static let libraries: Set<String> = ["expo-font", "@use-expo/font"]

  /// The function of expo-font that something is.
  private static func loader(_ values: Values) -> String? {
    for item in values.items {
      guard case .external(let library, let path) = item.value, let name = path.last else {
        continue
      }
      let isOfFonts =
        libraries.contains(library) || library.hasPrefix("@expo-google-fonts/")
        || library == "expo" && path.contains("Font")
        // Up to version 32 Expo was a global object, too.
        || library.isEmpty && path.starts(with: ["Expo", "Font"])
      if isOfFonts { return name }
    }
    return nil
  }

  private mutating func add(
    _ record: Record, _ item: Possible, at call: JSSite, _ package: JSPackage
  ) -> Bool {
    for name in record.names {
      guard let field = record[name] else { continue }
      var place = code.program.place(call)
      if case .node(let spot, _, _)? = field.values.first { place = evaluator.program.place(spot) }
      add(name, code.asking { evaluator.values(field, of: item) }, at: place, package)
    }
    return !record.isOpen
  }

  private mutating func add(
    _ name: String, _ values: Values, at place: SourcePlace, _ package: JSPackage
  ) {
    var files: [String?] = []
    var absent: String?
    var isMissing = false
    for item in values.items {
      switch item.value {
      case .external(let library, _) where library.hasPrefix(Evaluator.assetPrefix):
        files.append(String(library.dropFirst(Evaluator.assetPrefix.count)))
      case .external(let file, let path)
      where FontSuffix.ends(file) && (path.isEmpty || path == ["default"]):
        absent = file.lastComponent
      case .external(let library, let path) where library.hasPrefix("@expo-google-fonts/"):
        // What the package does not export is no font, and nothing is loaded.
        if let name = path.last, path.count == 1,
          !GoogleFont.isExport(name, of: package.version { $0 == library })
        {
          isMissing = true
          continue
        }
        for other in areRegistered ? path.last.map(GoogleFont.names) ?? [] : [] {
          var font = LoadedFont(name: other, file: nil, place: place)
          font.isOfFont = true
          fonts.append(font)
        }
      case .record(let source):
        // { uri: require('./Lobster.ttf'), display: … }
        files += assets(source, item)
      default: break
      }
    }
    if isMissing, values.items.count == 1 { return }
    for file in files.isEmpty ? [nil] : files {
      var font = LoadedFont(name: name, file: file, place: place)
      font.fileName = file == nil ? absent : nil
      font.isRegistered = areRegistered
      fonts.append(font)
    }
  }

  private func assets(_ source: Record, _ item: Possible) -> [String?] {
    ["uri", "default"].compactMap { source[$0] }.flatMap {
      evaluator.values($0, of: item).items
    }.compactMap { item in
      guard case .external(let library, _) = item.value,
        library.hasPrefix(Evaluator.assetPrefix)
      else { return nil }
      return String(library.dropFirst(Evaluator.assetPrefix.count))
    }
  }
}

extension JSPackage {
  /// The first versions that register with the system what they load: expo-font 12, which is that of Expo 51.
  private static let registering = (fonts: 12, expo: 51)

  /// Whether it has expo-font, by itself or with Expo.
  fileprivate var mayLoadFonts: Bool {
    !dependencies.isDisjoint(with: ["expo", "expo-font"])
  }

  /// Whether the version of expo-font that it asks for registers what it loads with the system; `nil` where that is not
  /// known.
  fileprivate var registersLoadedFonts: Bool? {
    let expo = majorVersion { $0 == "expo" }.flatMap { (20..<1_000).contains($0) ? $0 : nil }
    let own = majorVersion { $0 == "expo-font" }.map { $0 >= Self.registering.fonts }
    // What it asks for by itself counts before what comes with Expo.
    if own == nil, dependencies.contains("expo-font") { return nil }
    let answers = [own, expo.map { $0 >= Self.registering.expo }].compactMap { $0 }
    return answers.isEmpty ? nil : answers.contains(true)
  }
}

import JavaScriptLowering
import NameFlow
import SourceText

/// Fonts that a configuration of Tailwind names, and the classes that ask for them.
///
/// NativeWind makes a style of every class that an app's code names: of `font-title` the family that
/// `title` is in `theme.fontFamily` or `theme.extend.fontFamily`. React Native draws with one font, so only
/// the first of a list counts.
struct JSTailwind {
  let code: JSCode
  /// The classes that plugins make, by the keys of `fontFamily` that they take.
  private let pluginClasses: [String: [String]]
  /// The classes of style sheets that take others, by these.
  var applied: [String: [String]] = [:]
  var variables = JSTailwindVariables()

  init(code: JSCode) {
    self.code = code
    var classes: [String: [String]] = [:]
    for (module, file) in code.program.modules.enumerated()
    where Self.isConfiguration(file.path) && file.text.holds("fontFamily.") {
      let tree = code.program.trees[module]
      for (key, name) in Self.computedClasses(in: module, of: code) {
        classes[key, default: []].append(name)
      }
      for node in tree.nodes {
        guard case .object(let properties) = node.kind else { continue }
        for property in properties {
          guard case .name(let name) = property.key, name.hasPrefix("."),
            case .object(let styles) = tree[property.value].kind
          else { continue }
          for key in styles.compactMap({ Self.key(takenBy: $0.value, in: tree) }) {
            classes[key, default: []].append(String(name.dropFirst()))
          }
        }
      }
    }
    pluginClasses = classes
  }

  /// The key of `theme('fontFamily.title')`.
  static func key(takenBy value: JSNode.ID, in tree: JSTree) -> String? {
    guard case .call(let callee, let arguments) = tree[value].kind,
      tree.lastName(of: callee) == "theme", let first = arguments.first,
      case .string(let path) = tree[first].kind, path.hasPrefix("fontFamily.")
    else { return nil }
    return String(path.dropFirst("fontFamily.".count))
  }

  private static let packages: Set<String> = ["nativewind", "twrnc", "tailwind-rn", "uniwind"]
  /// What stands before a class that is for other platforms: `android:font-title`.
  private static let others = ["android:", "web:", "windows:", "macos:"]
  /// The most places that are told.
  private static let mostUses = 20

  /// Whether an app draws with Tailwind's classes.
  static func isUsed(by package: JSPackage) -> Bool {
    !packages.isDisjoint(with: package.dependencies)
  }

  /// Whether a text that stands for a family may be a list, of which the first counts, in quotes or without:
  /// NativeWind makes CSS of it.
  static func takesFirst(_ package: JSPackage) -> Bool {
    package.dependencies.contains("nativewind")
  }

  static func isConfiguration(_ path: String) -> Bool {
    let name = path.pathComponents.last?.split(separator: ".") ?? []
    return name.count == 3 && name[0] == "tailwind" && name[1] == "config"
  }

  /// The order in which Tailwind looks for its configuration, by what is behind the last dot: that of its
  /// `resolveConfigPath`.
  private static let order = ["js", "cjs", "mjs", "ts", "cts", "mts"]

  /// Whether a file is a configuration that nothing reads: beside it stands one that comes before it, and no other code
  /// has its name.
  static func isPassedOver(_ path: String, beside code: [SourceText]) -> Bool {
    guard isConfiguration(path), let index = order.firstIndex(of: path.pathExtension), index > 0
    else { return false }
    let stem = String(path.dropLast(path.pathExtension.count))
    let first = Set(order[..<index].map { stem + $0 })
    let name = Array(path.lastComponent.utf8)
    return code.contains { first.contains($0.path) }
      && !code.contains { file in
        let bytes = file.utf8
        return file.path != path && bytes.firstIndex(of: name, in: 0..<bytes.count) != nil
      }
  }

  /// Where code names the class of a key of `fontFamily`, or one that a plugin makes of it; of a variable, a class that
  /// takes it.
  func uses(of key: String) -> [FontUse] {
    if key.hasPrefix("--") {
      return Array(variables.takers(of: key).flatMap(uses).prefix(Self.mostUses))
    }
    if key.hasPrefix(".") {
      let name = String(key.dropFirst())
      let uses = uses(ofClass: name, where: isClassName) + usesOfClasses(applying: [name])
      return Array(uses.prefix(Self.mostUses))
    }
    let name = key == "DEFAULT" ? "font" : "font-" + key
    let made = pluginClasses[key] ?? []
    let own = ([name] + made).flatMap { uses(ofClass: $0) }
    return Array((own + usesOfClasses(applying: [name] + made)).prefix(Self.mostUses))
  }

  /// The uses of the classes of style sheets that take some, or take those that do.
  private func usesOfClasses(applying classes: [String]) -> [FontUse] {
    guard !applied.isEmpty else { return [] }
    var found: [String] = []
    var seen = Set(classes)
    var waiting = classes
    while let name = waiting.popLast(), found.count < Self.mostApplying {
      for other in applied[name] ?? [] where seen.insert(other).inserted {
        found.append(other)
        waiting.append(other)
      }
    }
    return found.flatMap { uses(ofClass: $0, where: isClassName) }
  }

  /// Of more classes that take one it is not looked who uses them.
  private static let mostApplying = 200

  /// - Parameter isUse: whether a word counts where it stands.
  private func uses(
    ofClass name: String, where isUse: (Range<Int>, Int) -> Bool = { _, _ in true }
  ) -> [FontUse] {
    let word = Array(name.utf8)
    var uses: [FontUse] = []
    for (number, module) in code.program.modules.enumerated()
    where code.program.live.contains(number) && !Self.isConfiguration(module.path)
      && !module.isDocument
    {
      let bytes = module.text.utf8
      var start = 0
      while uses.count < Self.mostUses,
        let hit = bytes.firstIndex(of: word, in: start..<bytes.count)
      {
        let range = hit..<(hit + word.count)
        start = range.upperBound
        guard isClass(range, in: bytes), isUse(range, number), runs(range, in: number) else {
          continue
        }
        uses.append(FontUse(place: module.text.place(range), what: name))
      }
    }
    return uses
  }

  /// Whether a word, which may be any, surely names a class: it stands in a `className`, or is given to `tw`.
  private func isClassName(_ range: Range<Int>, in module: Int) -> Bool {
    let tree = code.program.trees[module]
    var node = code.node(at: range, in: module)
    while let child = node {
      let parent = code.parent(of: JSSite(module: module, node: child))
      switch parent.map({ tree[$0].kind }) {
      case .markup(let markup)?:
        return markup.attributes.contains {
          $0.value == child && ($0.name?.hasSuffix("lassName") ?? false)
        }
      case .tagged(let callee, _)?, .call(let callee, _)?:
        if tree.begins(callee, with: "tw") { return true }
      default: break
      }
      node = parent
    }
    return false
  }

  /// Whether a word is one of the classes of a tag whose code runs.
  func isClassOfTag(_ range: Range<Int>, in module: Int) -> Bool {
    isClass(range, in: code.program.modules[module].text.utf8) && isClassName(range, in: module)
      && runs(range, in: module)
  }

  /// Whether a word is a class of a tag that nothing else gives a font to.
  func isOnlyFont(_ range: Range<Int>, in module: Int) -> Bool {
    let tree = code.program.trees[module]
    guard isClass(range, in: code.program.modules[module].text.utf8), runs(range, in: module),
      let text = code.node(at: range, in: module), case .string(let classes) = tree[text].kind,
      let tag = code.parent(of: JSSite(module: module, node: text)),
      case .markup(let markup) = tree[tag].kind,
      markup.attributes.contains(where: { $0.name == "className" && $0.value == text }),
      markup.attributes.allSatisfy({ $0.name != nil && $0.name != "style" })
    else { return false }
    return classes.split(separator: " ").count { $0.contains("font-") } == 1
  }

  /// Whether code for iOS gets to a place.
  private func runs(_ range: Range<Int>, in module: Int) -> Bool {
    code.node(at: range, in: module).map {
      code.running.contains(JSSite(module: module, node: $0))
    } ?? true
  }

  /// Whether a word stands by itself among classes, and is for iOS.
  private func isClass(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let ends = Set(" \t\n\r'\"`".utf8)
    guard range.upperBound < bytes.count, ends.contains(bytes[range.upperBound]),
      range.lowerBound > 0
    else { return false }
    let before = bytes[range.lowerBound - 1]
    if ends.contains(before) || before == UInt8(ascii: "!") { return true }
    guard before == UInt8(ascii: ":") else { return false }
    return !Self.others.contains { prefix in
      range.lowerBound >= prefix.utf8.count
        && bytes[(range.lowerBound - prefix.utf8.count)..<range.lowerBound].elementsEqual(
          prefix.utf8)
    }
  }
}

extension JSTailwind {
  /// Whether a table of families has a key.
  private static func names(_ key: String, _ tree: JSTree) -> Bool {
    tree.nodes.contains { node in
      guard case .object(let properties) = node.kind else { return false }
      return properties.contains { property in
        guard case .name("fontFamily") = property.key,
          case .object(let families) = tree[property.value].kind
        else { return false }
        return families.contains { if case .name(key) = $0.key { true } else { false } }
      }
    }
  }

  /// The uses of a table of families: each key's, of a list the first name.
  static func uses(of table: JSSite, in code: JSCode) -> [JSFontUse] {
    let tree = code.program.trees[table.module]
    // A plugin's style takes what stands under the key.
    if let key = key(takenBy: table.node, in: tree), names(key, tree) { return [] }
    if let keys = computedKeys(takenBy: table, in: code), keys.allSatisfy({ names($0, tree) }) {
      return []
    }
    guard case .object(let properties) = tree[table.node].kind else {
      return usesElsewhere(of: table, in: code) ?? [
        JSFontUse(value: .node(table.node), module: table.module, tailwindClass: "")
      ]
    }
    return properties.flatMap { property -> [JSFontUse] in
      let value = JSSite(module: table.module, node: property.value)
      return switch property.key {
      case .name(let key): use(of: value, as: key, in: code).map { [$0] } ?? []
      case .spread: usesElsewhere(of: value, in: code) ?? []
      case .computed: []
      }
    }
  }

  /// Those of a table that is written elsewhere: `fontFamily` of `require('./fonts')`; `nil` where it is not
  /// known which that is.
  private static func usesElsewhere(of table: JSSite, in code: JSCode) -> [JSFontUse]? {
    var uses: [JSFontUse] = []
    var isFound = false
    for item in code.asking({ code.values(table) }).items {
      guard case .record(let record) = item.value, !record.isOpen else { return nil }
      isFound = true
      for name in record.names {
        for value in record[name]?.values ?? [] {
          guard case .node(let spot, _, _) = value, let site = code.site(spot) else { continue }
          uses += use(of: site, as: name, in: code).map { [$0] } ?? []
        }
      }
    }
    return isFound ? uses : nil
  }

  private static func use(of value: JSSite, as key: String, in code: JSCode) -> JSFontUse? {
    let tree = code.program.trees[value.module]
    var node = value.node
    if case .array(let names) = tree[node].kind {
      guard let first = names.first else { return nil }
      node = first
    }
    // What is a list of other platforms' families, a variable of CSS.
    if case .spread = tree[node].kind { return nil }
    return JSFontUse(
      value: .node(node), module: value.module, tailwindClass: key,
      takesFirst: takesFirst(code.program.modules[value.module].package))
  }
}

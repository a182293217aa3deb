import JavaScriptLowering
import NameFlow
import SourceText

/// Variables of CSS that families are taken from: `title: ['var(--font-title)']`.
///
/// NativeWind looks a variable up where a text is drawn: style sheets set it (`:root { --font-title: "Lobster" }`), and
/// code does for the views within one (`style={vars({ '--font-title': 'Lobster' })}`). Such a family is no name.
struct JSTailwindVariables {
  /// The keys of `fontFamily`, and the classes, that take a variable.
  private var takers: [String: [String]] = [:]
  /// What code sets.
  private(set) var uses: [JSFontUse] = []
  private var settings: [JSTailwindSheets.Setting] = []
  private var isSetByCode: Set<String> = []

  /// No variables.
  init() {}

  /// - Parameter families: what configurations of Tailwind say.
  init(_ code: JSCode, _ families: [JSFontUse], _ sheets: JSTailwindSheets) {
    var taken: [(variable: String, taker: String)] = []
    for use in families where use.takesFirst {
      guard let key = use.tailwindClass, !key.isEmpty, case .node(let node) = use.value,
        Self.mayBeVariable(node, in: code.program.trees[use.module])
      else { continue }
      for item in code.asking({ code.values(JSSite(module: use.module, node: node)) }).items {
        guard case .text(let text) = item.value, let variable = Variable(text) else { continue }
        taken.append((variable.name, key))
      }
    }
    let all = sheets.variables
    taken += all.taken
    guard !taken.isEmpty else { return }
    takers = Self.takers(taken)
    settings = all.settings.filter { takers[$0.name] != nil }
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module) && JSTailwind.takesFirst(file.package) {
      find(in: module, of: code)
    }
  }

  /// `var(--font-title, "Lobster")`
  struct Variable {
    var name: String
    var fallback: String?

    init?(_ text: String) {
      let start = "var("
      let text = text.trimmed
      guard text.hasPrefix(start), let close = text.lastIndex(of: ")") else { return nil }
      let inner = text[text.index(text.startIndex, offsetBy: start.count)..<close]
      let name = inner.prefix { $0 != "," && $0 != ")" }.filter { !$0.isWhitespace }
      guard name.hasPrefix("--"), name.count > 2 else { return nil }
      self.name = name
      guard let comma = inner.firstIndex(of: ",") else { return }
      let bytes = Array(inner[comma...].utf8)
      fallback =
        FontFamilyList(bytes, 1..<bytes.count, isShorthand: false).families.first?.name
    }
  }

  private static func mayBeVariable(_ node: JSNode.ID, in tree: JSTree) -> Bool {
    if case .string(let text) = tree[node].kind { return text.contains("var(") }
    return tree.text.holds("var(")
  }

  /// By the variables, the keys and the classes that take them, by way of others, too.
  private static func takers(
    _ taken: [(variable: String, taker: String)]
  ) -> [String: [String]] {
    let direct = Dictionary(grouping: taken, by: \.variable).mapValues { $0.map(\.taker).unique }
    var takers: [String: [String]] = [:]
    for variable in direct.keys {
      var found: [String] = []
      var seen: Set<String> = [variable]
      var waiting = [variable]
      while let next = waiting.popLast(), seen.count < mostTakers {
        for taker in direct[next] ?? [] where seen.insert(taker).inserted {
          if taker.hasPrefix("--") { waiting.append(taker) } else { found.append(taker) }
        }
      }
      if !found.isEmpty { takers[variable] = found.sorted() }
    }
    return takers
  }

  /// What takes a variable, of which more are not looked at.
  private static let mostTakers = 100

  // MARK: What sets them

  /// Adds what the code of a module sets.
  private mutating func find(in module: Int, of code: JSCode) {
    guard code.program.modules[module].text.holds("--") else { return }
    let tree = code.program.trees[module]
    for (id, node) in tree.nodes.enumerated() {
      guard case .object(let properties) = node.kind else { continue }
      for property in properties {
        guard case .name(let key) = property.key, key.hasPrefix("--"), takers[key] != nil else {
          continue
        }
        var use = JSFontUse(value: .node(property.value), module: module, tailwindClass: key)
        use.isSure = Self.isGiven(id, in: module, of: code)
        if code.running.contains(JSSite(module: module, node: property.value)) {
          isSetByCode.insert(key)
        }
        uses.append(use)
      }
    }
  }

  /// Whether an object is given to what sets variables, not put together with others.
  private static func isGiven(_ object: JSNode.ID, in module: Int, of code: JSCode) -> Bool {
    let tree = code.program.trees[module]
    guard let taker = code.parent(of: JSSite(module: module, node: object)) else { return false }
    switch tree[taker].kind {
    case .call(let callee, _): return tree.lastName(of: callee) == "vars"
    case .markup(let markup):
      return markup.component.flatMap(tree.lastName) == "VariableContextProvider"
    default: return false
    }
  }

  // MARK: Answers

  /// The keys and the classes that take a variable.
  func takers(of variable: String) -> [String] { takers[variable] ?? [] }

  /// What a variable of a configuration is; `nil` for a family that is none. Nothing where what sets it is told.
  func value(of family: String, _ trail: Trail) -> Values? {
    guard let variable = Variable(family) else { return nil }
    if isSetByCode.contains(variable.name) || settings.contains(where: { $0.name == variable.name })
    {
      return Values(.absent, trail)
    }
    if let fallback = variable.fallback { return Values(.text(fallback), trail).unsure }
    return Values(.unknown("no code sets '\(variable.name)'"), trail)
  }

  /// The names that style sheets set.
  func references(_ tailwind: JSTailwind) -> [FontReference] {
    settings.compactMap { setting in
      guard let family = setting.family, !setting.isTold else { return nil }
      let uses = tailwind.uses(of: setting.name)
      let place = setting.sheet.place(family.range)
      var candidate = NameCandidate(
        name: family.name, place: place, certainty: .literal, uses: uses,
        isReachable: !uses.isEmpty, isLive: !uses.isEmpty)
      candidate.isSure = setting.isSure && !isSetByCode.contains(setting.name)
      return FontReference(
        api: .reactNative, place: place, text: family.name, candidates: [candidate],
        isLive: !uses.isEmpty)
    }
  }
}

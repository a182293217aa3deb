public import SourceText

/// Reads which fonts the JavaScript and TypeScript of React Native apps ask for.
///
/// A name is followed through constants, objects, functions, components and modules; of what is chosen
/// by platform only what iOS gets counts.
public struct JavaScriptReader: Sendable {
  public init() {}

  /// - Parameter texts: the code of the folder with its `package.json`, `tsconfig.json` and
  ///   `babel.config.js`; files of no React Native app are left alone.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    let files = JSAppFiles(texts)
    guard !files.modules.isEmpty || !files.unchecked.isEmpty else { return ReferenceReading() }
    let program = JSProgram(files)
    // The stack of such a thread holds the deepest way that is followed.
    var reading =
      ParserThreads.map([program]) { program -> ReferenceReading in
        JSReading(program).read()
      }.first ?? ReferenceReading()
    reading.unchecked = program.unchecked
    reading.comments = program.modules.flatMap { $0.text.toolComments(.javaScript) }
    return reading
  }
}

/// The references of a program.
private final class JSReading {
  private let evaluator: JSEvaluator
  private let styles: JSStyleUses
  private var nameBudget = FollowingBudget.names
  private var knownVariants: [JSSite: [FontVariant]] = [:]

  init(_ program: JSProgram) {
    evaluator = JSEvaluator(program)
    styles = JSStyleUses(evaluator)
  }

  func read() -> ReferenceReading {
    var reading = ReferenceReading()
    var loaded = JSLoadedFonts(evaluator)
    for module in evaluator.program.modules.indices {
      let search = JSFontUseSearch(evaluator, module: module)
      for use in search.uses { reading.references += reference(use).map { [$0] } ?? [] }
      for call in search.loads { loaded.add(JSSite(module: module, node: call)) }
    }
    reading.registrations = loaded.unknown
    reading.loadedFonts = loaded.fonts
    return reading
  }

  private func reference(_ use: JSFontUse) -> FontReference? {
    evaluator.reset()
    let tree = evaluator.program.trees[use.module]
    switch use.value {
    case .literal(let name, let range):
      let place = tree.place(range)
      return FontReference(
        api: .reactNative, place: place, text: name,
        candidates: [NameCandidate(name: name, place: place, certainty: .literal)])
    case .foreign(let node, let reason):
      return FontReference(
        api: .reactNative, place: tree.place(node), text: tree.shortString(node), candidates: [],
        undetermined: reason)
    case .insertion(let node):
      let site = JSSite(module: use.module, node: node)
      let values = evaluator.values(site).flatMap { value -> [JSValue] in
        guard case .function = value.content else { return [value] }
        var properties = JSObject(isOpen: true, isOfArguments: true)
        properties.set("theme", .values(evaluator.theme(of: "styled-components")))
        return evaluator.invoke(value, [.values([JSValue(.object(properties))])], site)
      }
      return reference(values, at: node, use)
    case .node(let node):
      return reference(
        evaluator.valuesForCallers(JSSite(module: use.module, node: node)), at: node, use)
    }
  }

  /// `nil` where the place holds a table of fonts, and asks for none.
  private func reference(
    _ values: [JSValue], at node: JSNode.ID, _ use: JSFontUse
  ) -> FontReference? {
    let tree = evaluator.program.trees[use.module]
    let isTable = values.contains { value in
      switch value.content {
      case .object, .array, .function: true
      default: false
      }
    }
    if values.contains(where: \.isDeclaration) { return nil }
    if isTable, !values.contains(where: { $0.text != nil }) { return nil }
    let style = use.style.map { styles.finding($0, in: use.module) } ?? JSStyleUses.Finding()
    var unknown = values.lazy.compactMap { $0.reason }.first
    var candidates = values.compactMap { candidate($0, at: node, in: use.module, style) }
    if unknown == nil { candidates += values.compactMap { missing($0, style) } }
    nameBudget.beginQuestion()
    if !nameBudget.take(candidates.count) {
      candidates = []
      unknown = unknown ?? JSEvaluator.tooMuch
    }
    for index in candidates.indices {
      candidates[index].variants = use.style.map { variants($0, in: use.module) } ?? []
    }
    return FontReference(
      api: .reactNative, place: tree.place(node), text: tree.shortString(node),
      candidates: candidates, undetermined: unknown, isLive: style.isLive,
      isCarriedOn: candidates.isEmpty && unknown == nil)
  }
}

// MARK: Names

extension JSReading {
  private func candidate(
    _ value: JSValue, at node: JSNode.ID, in module: Int, _ style: JSStyleUses.Finding
  ) -> NameCandidate? {
    guard let name = value.text else { return nil }
    let program = evaluator.program
    let site = value.site ?? JSSite(module: module, node: node)
    let isHere = site == JSSite(module: module, node: node)
    return NameCandidate(
      name: name, place: program.place(site),
      certainty: value.isDerived ? .derived : isHere ? .literal : .constant, flow: value.flow,
      uses: style.uses, isReachable: value.isReachable && style.mayStyleText,
      isLive: style.isLive)
  }

  private func missing(_ value: JSValue, _ style: JSStyleUses.Finding) -> NameCandidate? {
    guard case .missing(let key) = value.content else { return nil }
    var candidate = NameCandidate(
      name: key.object + "." + key.key, place: key.place, certainty: .constant, uses: style.uses,
      isReachable: value.isReachable && style.mayStyleText, isLive: style.isLive)
    candidate.missingKey = MissingKey(
      key: key.key, object: key.object, objectPlace: key.objectPlace, keys: key.keys)
    return candidate
  }

  /// `fontWeight` and `fontStyle` beside the name.
  private func variants(_ style: JSNode.ID, in module: Int) -> [FontVariant] {
    let site = JSSite(module: module, node: style)
    if let known = knownVariants[site] { return known }
    let variants = findVariants(style, in: module)
    knownVariants[site] = variants
    return variants
  }

  private func findVariants(_ style: JSNode.ID, in module: Int) -> [FontVariant] {
    let tree = evaluator.program.trees[module]
    guard case .object(let properties) = tree[style].kind else { return [] }
    return properties.compactMap { property in
      guard case .name(let key) = property.key, key == "fontWeight" || key == "fontStyle" else {
        return nil
      }
      let values = evaluator.values(JSSite(module: module, node: property.value))
      guard values.count == 1, let text = values[0].asText else { return nil }
      let place = tree.place(property.value)
      let what = "\(key): \(tree.shortString(property.value))"
      if key == "fontStyle" {
        return text == "normal"
          ? nil : FontVariant(weight: nil, isItalic: true, what: what, place: place)
      }
      let weight = text == "bold" ? 700 : text == "normal" ? 400 : Int(text)
      return weight.map { FontVariant(weight: $0, isItalic: false, what: what, place: place) }
    }
  }
}

extension JSValue {
  /// Whether it says what a component may be given: `fontFamily: PropTypes.string`.
  fileprivate var isDeclaration: Bool {
    guard case .library(let library, let path) = content else { return false }
    return library == "prop-types" || path.contains("PropTypes") || path.contains("propTypes")
  }

  /// Why it is not known; `nil` where it is.
  fileprivate var reason: String? {
    switch content {
    case .unknown(let reason): reason
    case .library(let library, let path):
      path.isEmpty || library.isEmpty
        ? "'\((path + [library]).joined())' is not followed"
        : "'\(path.joined(separator: "."))' of '\(library)' is not followed"
    case .number, .boolean, .classType, .module: "its value is no text"
    case .text, .nothing, .missing, .object, .array, .function: nil
    }
  }
}

import SourceText

/// What libraries give: `Platform`, `StyleSheet`, React's hooks, themes.
extension JSEvaluator {
  func libraryMember(_ name: String, _ library: String, _ path: [String]) -> [JSValue] {
    if path.last == "Platform", name == "OS" { return [JSValue(.text("ios"))] }
    if path.last == "Platform", name == "isMacCatalyst" || name == "isVision" {
      return JSValue.unknown("the device")
    }
    return [JSValue(.library(library, path: path + [name]))]
  }

  func libraryCall(
    _ library: String, _ path: [String], _ arguments: [JSThunk], _ site: JSSite
  ) -> [JSValue] {
    func first() -> [JSValue] { arguments.first.map(values) ?? [JSValue(.nothing)] }
    func object(_ key: String, _ values: [JSValue]) -> JSObject {
      var object = JSObject(isOpen: true)
      object.set(key, .values(values))
      return object
    }
    switch path.last {
    case "select" where path.dropLast().last == "Platform": return first().flatMap(selected)
    case "create", "compose", "freeze", "memo", "forwardRef", "observer", "useCallback",
      "preventExtensions", "seal", "createStyleSheet", "styleSheetFactory", "cloneDeep":
      return first()
    case "keys" where path.first == "Object", "values" where path.first == "Object",
      "entries" where path.first == "Object":
      return first().flatMap { list(path.last ?? "", of: $0) }
    case "assign" where path.first == "Object":
      var result = JSObject()
      for argument in arguments { spread(merged(values(argument)), into: &result) }
      return [JSValue(.object(result))]
    case "merge", "extend", "deepmerge", "mergeDeep":
      return JSValue.unknown("'\(path.last ?? "")' merges objects")
    case "flatten" where path.dropLast().last == "StyleSheet": return first()
    case "useMemo", "useStyles", "useAnimatedStyle":
      return first().flatMap { invoke($0, [], site) }
    case "useState":
      let start = first().flatMap { value -> [JSValue] in
        if case .function = value.content { return invoke(value, [], site) }
        return [value]
      }
      return [JSValue(.array([start + JSValue.unknown("a state"), JSValue.unknown("a setter")]))]
    case "useRef":
      return [JSValue(.object(object("current", first())))]
    case "createContext":
      var context = object(Self.contextKey, first())
      context.site = site
      return [JSValue(.object(context), site: site)]
    case "useContext", "use": return first().flatMap(provided)
    case "useTheme": return theme(of: library)
    case "String": return first()
    default:
      let name = (path.isEmpty ? [library] : path).filter { $0 != "default" }.joined(separator: ".")
      return JSValue.unknown("what '\(name.isEmpty ? library : name)' gives is not known")
    }
  }

  private static let contextKey = "#default"

  /// The value for iOS of `Platform.select`'s object.
  private func selected(_ value: JSValue) -> [JSValue] {
    guard case .object(let object) = value.content else {
      return value.isUnknown ? [value] : JSValue.unknown("a choice by platform")
    }
    for key in ["ios", "native", "default"] {
      if let found = object[key] { return values(found) }
    }
    return object.isOpen ? JSValue.unknown("a choice by platform") : [JSValue(.nothing)]
  }

  /// What a context holds: what its providers are given, else what it was made with.
  private func provided(_ context: JSValue) -> [JSValue] {
    guard case .object(let object) = context.content, let start = object[Self.contextKey] else {
      return context.isUnknown ? [context] : JSValue.unknown("a context")
    }
    let given = each(index.providers) { site -> [JSValue] in
      guard case .markup(let markup) = program[site].kind, let component = markup.component,
        case .member(let owner, _, _) = program.trees[site.module][component].kind,
        let value = markup.attributes.first(where: { $0.name == "value" })?.value, take(1),
        values(JSSite(module: site.module, node: owner)).contains(where: { $0.site == context.site }
        )
      else { return [] }
      return values(JSSite(module: site.module, node: value))
    }
    return given.isEmpty ? values(start) : given
  }

  /// The themes that providers of libraries are given.
  func theme(of library: String) -> [JSValue] {
    let before = cuts
    let themes = knownThemes ?? givenThemes()
    if cuts == before { knownThemes = themes }
    guard !themes.isEmpty else { return JSValue.unknown("the theme of '\(library)'") }
    return themes
  }

  private func givenThemes() -> [JSValue] {
    let themes = each(index.themes) { site -> [JSValue] in
      guard case .markup(let markup) = program[site].kind, take(1),
        let value = markup.attributes.first(where: { $0.name == "theme" })?.value
      else { return [] }
      return values(JSSite(module: site.module, node: value))
    }
    let objects = themes.filter { if case .object = $0.content { true } else { false } }
    return objects.map { value in
      guard case .object(var object) = value.content else { return value }
      // The library has keys of its own.
      object.isOpen = true
      var theme = value
      theme.content = .object(object)
      return theme
    }
  }

  /// What a method of a text or a list gives; `nil` where that is not known.
  func builtIn(_ method: String, of value: JSValue, _ arguments: [JSThunk]) -> [JSValue]? {
    switch value.content {
    case .text(let text):
      guard let changed = changed(text, method, arguments) else { return nil }
      var result = value
      result.content = JSValue.text(changed).content
      result.isDerived = true
      return [result]
    case .array(let items) where method == "join":
      let separator = arguments.first.map(values)?.first?.asText ?? ","
      var results = items.first ?? [JSValue(.text(""))]
      for item in items.dropFirst() {
        guard take(results.count) else { return tooInvolved }
        results = joined(joined(results, [JSValue(.text(separator))]), item)
      }
      return results
    default: return nil
    }
  }

  private func changed(_ text: String, _ method: String, _ arguments: [JSThunk]) -> String? {
    let texts = arguments.map { values($0) }.map { $0.count == 1 ? $0.first?.text : nil }
    switch (method, texts.count) {
    case ("toLowerCase", 0): return text.lowercased()
    case ("toUpperCase", 0): return text.uppercased()
    case ("trim", 0): return text.filter { !$0.isWhitespace }.isEmpty ? "" : text
    case ("toString", 0): return text
    case ("concat", 1): return texts[0].map { text + $0 }
    case ("replace", 2), ("replaceAll", 2):
      guard let old = texts[0], let new = texts[1], !old.isEmpty else { return nil }
      guard let range = text.range(of: old) else { return text }
      return text.replacingCharacters(in: range, with: new)
    default: return nil
    }
  }
}

extension String {
  /// Where a text first stands in this one.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String
  {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

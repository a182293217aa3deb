import JavaScriptLowering
import SourceText

/// Objects that have a font's key and are data: settings, messages of a store, texts in a language.
///
/// What surely is a style goes by the place it is used at; this is asked of the others.
struct JSDataObjects {
  let code: JSCode
  let module: Int

  /// What an object may be.
  enum Likeness {
    /// Nothing speaks against a style.
    case style
    /// It has what no style has beside what a style has.
    case perhapsStyle
    case data
  }

  private var tree: JSTree { code.program.trees[module] }

  func likeness(of object: JSNode.ID) -> Likeness {
    guard case .object(let properties) = tree[object].kind else { return .style }
    if isOfUnreadDefaults(object) { return .data }
    switch taker(of: object) {
    case .data: return .data
    case .style: return .style
    case nil: if drawsNothing(with: object) { return .data }
    }
    var hasForeign = false
    var hasStyle = false
    for property in properties {
      guard case .name(let key) = property.key, key != "fontFamily" else { continue }
      if isImpossible(property.value, under: key) { return .data }
      switch tree[property.value].kind {
      // Parts of a theme, and what a component is told to do.
      case .object, .array, .function: continue
      default: break
      }
      if JSStyleKeys.isStyle(key) { hasStyle = true } else { hasForeign = true }
    }
    guard hasForeign else { return .style }
    return hasStyle && !isOfSettings(object) ? .perhapsStyle : .data
  }

  /// Whether a state of React that is called after settings begins with an object:
  /// `const [settings, setSettings] = useState({ … })`.
  private func isOfSettings(_ object: JSNode.ID) -> Bool {
    guard let call = code.parent(of: JSSite(module: module, node: object)),
      case .call(let callee, [object]) = tree[call].kind, tree.lastName(of: callee) == "useState"
    else { return false }
    return tree.bindings.contains { binding in
      guard case .variable(call) = binding.kind, !Self.namesStyle(binding.name) else {
        return false
      }
      let name = binding.name.lowercased()
      return ["setting", "preference"].contains(where: name.contains)
    }
  }

  /// Whether an object is what a component is given where nobody gives it anything, and the component neither reads the
  /// font's key nor hands its properties on: `Toast.defaultProps = { fontFamily: 'Lobster' }`.
  private func isOfUnreadDefaults(_ object: JSNode.ID) -> Bool {
    guard let parent = code.parent(of: JSSite(module: module, node: object)),
      case .assignment("=", let target, object) = tree[parent].kind,
      case .member(let owner, "defaultProps", _) = tree[target].kind,
      case .name(let name) = tree[owner].kind,
      let component = tree.binding(name, in: tree[owner].scope),
      let range = range(ofComponent: component)
    else { return false }
    let text = tree.text.utf8[range]
    // What inherits it may read what it does not.
    guard !isInherited(name) else { return false }
    return !["fontFamily", "..."].contains { text.firstRange(of: $0.utf8) != nil }
      && !givesPropertiesAway(text)
  }

  private func range(ofComponent binding: Int) -> Range<Int>? {
    let node = tree.nodes.indices.first { node in
      code.running.binding(of: node, in: module)?.binding == binding
    }
    return node.map { tree[$0].range }
  }

  private func isInherited(_ name: String) -> Bool {
    let words = Array(("extends " + name).utf8)
    return code.program.trees.contains { tree in
      let text = tree.text.utf8
      return text.firstIndex(of: words, in: text.indices) != nil
    }
  }

  /// Whether a text names the properties as a whole but where a constructor hands them to the class above.
  private func givesPropertiesAway(_ text: ArraySlice<UInt8>) -> Bool {
    let word = Array("props".utf8)
    var rest = text
    while let found = rest.firstRange(of: word) {
      let before = text[..<found.lowerBound]
      let isOfConstructor = ["constructor(", "super("].contains { before.ends(with: $0.utf8) }
      let next = text[found.upperBound...].first
      // `this.props.message`, `const { message } = this.props;`
      let isRead =
        next == UInt8(ascii: ".") || next == UInt8(ascii: "?") || next == UInt8(ascii: ";")
        || next.map(Self.isLetter) == true
      if !isOfConstructor, !isRead { return true }
      rest = text[found.upperBound...]
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  /// Whether a style's key has a text that it cannot have: `fontSize: 'Size of the text'`.
  private func isImpossible(_ value: JSNode.ID, under key: String) -> Bool {
    guard ["fontSize", "lineHeight", "letterSpacing"].contains(key),
      case .string(let text) = tree[value].kind
    else { return false }
    let isNumber = text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // A token of a theme: `$sm`, `lg`, `text.body`.
    return !isNumber && text.utf8.count > 3 && !text.hasPrefix("$") && !text.contains(".")
      && (text.contains(" ") || text.contains("-") || text.first?.isUppercase == true)
  }

  /// What takes an object, itself or under a key, as far as its name says: what keeps, sends, or counts it, or what
  /// draws with it.
  private func taker(of object: JSNode.ID) -> Taker? {
    var node = object
    var isOfList = false
    for _ in 0..<8 {
      guard let parent = code.parent(of: JSSite(module: module, node: node)) else { return nil }
      switch tree[parent].kind {
      case .object(let properties):
        for property in properties where property.value == node {
          guard case .name(let key) = property.key else { continue }
          if Self.keysOfData.contains(key) { return .data }
          if Self.namesStyle(key) { return .style }
        }
        node = parent
      case .array:
        isOfList = true
        node = parent
      case .spread, .conditional, .binary: node = parent
      // What a function gives is that of who calls it: `setLayers((old) => [...old, { … }])`.
      case .function(let function) where tree.functions[function].gives(node): node = parent
      case .returns:
        guard let function = code.function(around: JSSite(module: module, node: parent)) else {
          return nil
        }
        node = function
      case .call(let callee, let arguments) where arguments.contains(node):
        guard let name = tree.lastName(of: callee) else { return nil }
        if case .function = tree[node].kind {
          if name == "map" {
            isOfList = true
            node = parent
            continue
          }
          guard isSetter(callee) else { return nil }
          // What stands in a list is what is drawn: `setTextLayers((old) => [...old, { … }])`.
          if isOfList, !Self.namesStyleItself(name) { return .data }
        }
        return Self.namesStyle(name) ? .style : Self.keepsData(name) ? .data : nil
      default: return nil
      }
    }
    return nil
  }

  private enum Taker { case style, data }

  /// Whether a function sets a state of React, `const [layers, setLayers] = useState([])`, or one of a store:
  /// `const setLayers = useBoard((board) => board.setLayers)`.
  private func isSetter(_ callee: JSNode.ID) -> Bool {
    guard case .name(let name) = tree[callee].kind,
      let binding = tree.binding(name, in: tree[callee].scope),
      case .variable(let made?) = tree.bindings[binding].kind,
      case .call(let maker, let arguments) = tree[made].kind,
      let hook = tree.lastName(of: maker), hook.hasPrefix("use")
    else { return false }
    switch tree.bindings[binding].path.first {
    case .index(1)?: return hook == "useState"
    case .key(let member)?: return Self.keepsData(member)
    case nil:
      guard let selector = arguments.first, case .function(let number) = tree[selector].kind,
        let body = tree.functions[number].body, case .member(_, let member, _) = tree[body].kind
      else { return false }
      return Self.keepsData(member)
    default: return false
    }
  }

  /// Whether all places are seen that an object gets to, and nothing draws with it there.
  private func drawsNothing(with object: JSNode.ID) -> Bool {
    JSObjectFlow.drawsNothing(with: JSSite(module: module, node: object), code) {
      !Self.namesStyle($0) && Self.keepsData($0)
    }
  }

  /// Keys of what is sent, kept, or filled in.
  private static let keysOfData: Set<String> = [
    "payload", "params", "defaultValues", "initialValues", "variables",
    "translation", "translations", "queryParams", "searchParams", "initialState",
  ]

  /// Whether a function of a name keeps, sends, or counts what it is given: `setState`, `updateSettings`.
  private static func keepsData(_ name: String) -> Bool {
    if functionsOfData.contains(name) { return true }
    return verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first.map { $0.isUppercase } ?? true
    }
  }

  private static let functionsOfData: Set<String> = [
    "stringify", "navigate", "setParams", "fetch", "post", "put", "patch",
    "track", "capture", "logEvent", "log", "emit", "dispatch", "mutate", "mutateAsync",
    "setItem", "mergeItem", "useReducer",
  ]

  private static let verbs = ["set", "update", "change", "save", "store", "persist", "reset"]

  /// Whether a word says that something is a style: `setTextStyles`.
  private static func namesStyleItself(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["style", "font", "theme", "typograph"].contains(where: name.contains)
  }

  /// Whether a word is of what draws: `setDefaultStyle`, `headerTitleStyle`.
  private static func namesStyle(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["style", "font", "text", "theme", "typograph", "option", "prop"]
      .contains(where: name.contains)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with bytes: String.UTF8View) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}

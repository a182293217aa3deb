import JavaScriptLowering
import NameFlow
import SourceText

/// A place that says which font is drawn: `fontFamily: fonts.bold`.
struct JSFontUse: Sendable {
  /// What gives the name.
  var value: Value
  var module: Int
  /// The object literal it stands in, where it does.
  var style: JSNode.ID?
  /// The key under which a configuration of Tailwind has it.
  var tailwindClass: String?

  enum Value: Sendable {
    case node(JSNode.ID)
    /// A name as it stands in a template of CSS.
    case literal(String, Range<Int>)
    /// An insertion there: a value, or a function of the properties.
    case insertion(JSNode.ID)
    /// What a component of another package is given: what it makes of it is not known.
    case given(JSNode.ID, to: String)
  }
}

/// Finds the uses of a module that are live on iOS.
struct JSFontUseSearch {
  let code: JSCode
  let module: Int
  private(set) var uses: [JSFontUse] = []
  /// Calls that may load fonts.
  private(set) var loads: [JSNode.ID] = []

  private var tree: JSTree { code.program.trees[module] }
  private let isTailwind: Bool

  /// Keys that take a font's name; the last ones are those of react-native-calendars.
  private static let keys: Set<String> = [
    "fontFamily", "textDayFontFamily", "textMonthFontFamily", "textDayHeaderFontFamily",
    "todayButtonFontFamily",
  ]
  private static let svg: Set<String> = [
    "react-native-svg", "victory-native", "react-native-svg-charts", "react-native-gifted-charts",
  ]

  init(_ code: JSCode, module: Int) {
    self.code = code
    self.module = module
    let file = code.program.modules[module]
    isTailwind = JSTailwind.isConfiguration(file.path)
    guard !file.isDocument, Self.mayFind(in: file.text) else { return }
    // A stack of its own: a file may be as long as it likes.
    var waiting = Array(tree.body.reversed())
    while let id = waiting.popLast() {
      find(at: id)
      waiting += livingParts(of: id).reversed()
    }
    for binding in tree.bindings {
      for step in binding.path {
        if case .fallback(let node) = step { waiting.append(node) }
      }
    }
    while let id = waiting.popLast() {
      find(at: id)
      waiting += livingParts(of: id).reversed()
    }
  }
}

extension JSFontUseSearch {
  /// Whether a text holds a word without which there is nothing to find in it.
  static func mayFind(in text: SourceText) -> Bool {
    let words: [StaticString] = ["ontFamily", "font-family", "useFonts", "loadAsync"]
    return words.contains(where: text.holds)
  }
}

// MARK: What lives

extension JSFontUseSearch {
  /// The parts of a node that run on iOS.
  private func livingParts(of id: JSNode.ID) -> [JSNode.ID] {
    switch tree[id].kind {
    case .conditional(let condition, let yes, let no):
      return [condition] + living(condition, [yes], [no])
    case .choice(let condition, let yes, let no):
      return [condition] + living(condition, [yes], [no].compactMap { $0 })
    case .binary("&&", let left, let right):
      return [left] + living(left, [right], [])
    case .binary("||", let left, let right):
      return [left] + living(left, [], [right])
    case .call(let callee, let arguments):
      if let chosen = chosen(callee, arguments) { return chosen }
      return tree.parts(of: id)
    default: return tree.parts(of: id)
    }
  }

  private func living(
    _ condition: JSNode.ID, _ yes: [JSNode.ID], _ no: [JSNode.ID]
  ) -> [JSNode.ID] {
    switch platformTruth(condition) {
    case true?: yes
    case false?: no
    case nil: yes + no
    }
  }

  /// What a condition about the platform is.
  private func platformTruth(_ condition: JSNode.ID) -> Bool? {
    let words: [StaticString] = ["Platform", "OS", "ios", "iOS", "IOS", "ndroid", "NDROID", "eb"]
    let text = tree.text.utf8
    let range = tree[condition].range
    guard range.count < 200,
      words.contains(where: { text.firstIndex(of: Array($0.description.utf8), in: range) != nil })
    else { return nil }
    return code.asking {
      code.evaluator.truth(
        of: code.values(JSSite(module: module, node: condition)), asks: true
      ).isKnown
    }
  }

  /// The branch of `Platform.select({ … })` that counts; `nil` where it is no such call.
  private func chosen(_ callee: JSNode.ID, _ arguments: [JSNode.ID]) -> [JSNode.ID]? {
    guard case .member(let owner, "select", _) = tree[callee].kind, let first = arguments.first,
      case .object(let properties) = tree[first].kind, tree.ends(owner, with: "Platform")
    else { return nil }
    for wanted in ["ios", "native", "default"] {
      for property in properties {
        if case .name(wanted) = property.key { return [property.value] }
      }
    }
    let isOpen = properties.contains { if case .name = $0.key { false } else { true } }
    return isOpen ? nil : []
  }
}

// MARK: What is found

extension JSFontUseSearch {
  private mutating func find(at id: JSNode.ID) {
    switch tree[id].kind {
    case .object(let properties):
      for property in properties {
        guard case .name(let key) = property.key, Self.keys.contains(key) else { continue }
        if isTailwind {
          uses += JSTailwind.uses(of: property.value, in: tree, module: module)
        } else {
          add(property.value, in: id)
        }
      }
    case .markup(let markup):
      for attribute in markup.attributes {
        guard let name = attribute.name, Self.keys.contains(name), let value = attribute.value
        else { continue }
        add(value, on: markup)
      }
    case .assignment(let mark, let target, let value) where ["=", "||=", "??="].contains(mark):
      if let name = tree.memberName(of: target), Self.keys.contains(name) { add(value, in: nil) }
    case .call(let callee, _):
      let name = tree.lastName(of: callee)?.lowercased() ?? ""
      if name.contains("font") || name == "loadasync" { loads.append(id) }
    case .tagged(let tag, let template):
      uses += JSStyledTemplate.uses(tag: tag, template: template, in: tree, module: module)
    default: break
    }
  }

  private mutating func add(_ value: JSNode.ID, in style: JSNode.ID?) {
    switch tree[value].kind {
    // A table of fonts that goes by this key, or a function that makes a style.
    case .object, .function, .array, .classType: return
    default: break
    }
    uses.append(JSFontUse(value: .node(value), module: module, style: style))
  }

  /// A component of the app makes of it what its own code says; one of a library for drawings takes a
  /// name.
  private mutating func add(_ value: JSNode.ID, on markup: JSMarkup) {
    guard let component = markup.component else { return }
    let known = code.asking { code.values(JSSite(module: module, node: component)) }
    for component in known.items {
      switch component.value {
      case .function, .record: return
      case .external(let library, _) where !Self.svg.contains(library):
        guard library != "react-native" else { continue }
        uses.append(
          JSFontUse(
            value: .given(value, to: library.isEmpty ? "a component" : library), module: module))
        return
      default: break
      }
    }
    uses.append(JSFontUse(value: .node(value), module: module))
  }
}

extension JSTree {
  /// `fontFamily` of `style.fontFamily` and `style['fontFamily']`.
  fileprivate func memberName(of id: JSNode.ID) -> String? {
    switch self[id].kind {
    case .member(_, let name, _): return name
    case .element(_, let key):
      if case .string(let name) = self[key].kind { return name }
      return nil
    default: return nil
    }
  }
}

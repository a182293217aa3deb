/// The shapes of the calls of font APIs: callee and labels.
extension Evaluator {
  func shape(
    of target: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    func first(_ api: FontAPI, needsText: Bool = false) -> [FontCall] {
      [
        FontCall(
          api: api, name: Program.Spot(file: call.file, node: arguments[0].value), call: call,
          needsText: needsText)
      ]
    }
    switch program[target].kind {
    case .name(let name):
      if let api = Self.functions[name] { return first(api) }
      if name == "custom", let api = custom(labels), isInFont(target) { return first(api) }
      return made(resolve(path: [name], at: target), arguments, call)
    case .member(let base, let name):
      let base = base.map { Program.Spot(file: call.file, node: $0) }
      return member(name, base, arguments, call)
    default: return []
    }
  }

  private static let functions: [String: FontAPI] = [
    "CTFontCreateWithName": .ctFont, "CTFontCreateWithNameAndOptions": .ctFont,
    "CTFontDescriptorCreateWithNameAndSize": .ctFont,
    "CGFontCreateWithFontName": .cgFont,
  ]

  /// `custom(_:size:)` and its kin. Without these labels `.custom` is something else: a button's type, a
  /// sheet's detent.
  private func custom(_ labels: [String?]) -> FontAPI? {
    switch labels {
    case [nil, "size"]: .fontCustom
    case [nil, "size", "relativeTo"]: .fontCustomRelative
    case [nil, "fixedSize"]: .fontCustomFixed
    default: nil
    }
  }

  private func isInFont(_ spot: Program.Spot) -> Bool {
    let container = container(at: spot)
    return resolve(.named(container, []), in: [], spot.file) == .foreign(["Font"])
  }

  private func member(
    _ name: String, _ base: Program.Spot?, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    let value = Program.Spot(file: call.file, node: arguments[0].value)
    switch name {
    case "custom":
      guard let api = custom(labels), isFontType(base, call) else { break }
      return [FontCall(api: api, name: value, call: call)]
    case "init":
      return initialiser(base, arguments, call)
    case "addingAttributes", "withAttributes":
      return attributes(value, call)
    case "withFamily" where labels == [nil]:
      return [FontCall(api: .descriptorFamilyAttribute, name: value, call: call, needsText: true)]
    case "font" where labels.first == "withFamily":
      return [FontCall(api: .fontManagerFamily, name: value, call: call)]
    case "convert" where labels == [nil, "toFamily"]:
      return [
        FontCall(
          api: .fontManagerFamily, name: Program.Spot(file: call.file, node: arguments[1].value),
          call: call)
      ]
    default: break
    }
    guard let base, case .meta(let type)? = staticType(base), let path = type.path else { return [] }
    return made(resolve(path: path + [name], at: call), arguments, call)
  }

  /// Whether `.custom` is asked of SwiftUI's `Font`.
  private func isFontType(_ base: Program.Spot?, _ call: Program.Spot) -> Bool {
    guard let base else {
      guard let expected = expectedType(of: call) else {
        return resolve(path: ["Font"], at: call) == .foreign(["Font"]) || !hasOwnCustom(call)
      }
      switch expected {
      case .own: return false
      case .foreign(let path): return path.last != "FontFamily" && path.last != "ButtonType"
      default: return true
      }
    }
    switch program[base].kind {
    case .name("Self"), .name("self"): return isInFont(call)
    default: break
    }
    guard case .meta(.foreign(let path))? = staticType(base) else { return false }
    return path.last == "Font"
  }

  /// Whether the project's own `Font` has a `custom` of its own.
  private func hasOwnCustom(_ call: Program.Spot) -> Bool {
    guard case .own(let path) = resolve(path: ["Font"], at: call) else { return false }
    return !members("custom", of: path).isEmpty
  }

  /// `UIFont.init(…)`, `self.init(…)`, `super.init(…)`, `.init(…)`
  private func initialiser(
    _ base: Program.Spot?, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    guard let base else {
      guard let expected = expectedType(of: call) else {
        // `label.font = .init(name: "…", size: 12)`
        return arguments.map(\.label) == ["name", "size"] && isAssignedToFont(call)
          ? made(.foreign(["UIFont"]), arguments, call) : []
      }
      return made(expected, arguments, call)
    }
    if case .name(let word) = program[base].kind, ["self", "super", "Self"].contains(word) {
      let container = container(at: call)
      guard !container.isEmpty else { return [] }
      return made(resolve(.named(container, []), in: [], call.file), arguments, call)
    }
    guard case .meta(let type)? = staticType(base) else { return [] }
    return made(type, arguments, call)
  }

  private func isAssignedToFont(_ call: Program.Spot) -> Bool {
    var current = call
    for _ in 0..<6 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: call.file, node: parent)
      switch program[around].kind {
      case .unwrapped, .coalesced: current = around
      case .assignment(let target, _, _):
        if case .member(_, let name) = program[Program.Spot(file: call.file, node: target)].kind {
          return name.lowercased().hasSuffix("font")
        }
        return false
      default: return false
      }
    }
    return false
  }

  /// A call that makes a value of a type.
  private func made(
    _ type: TypeRef, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    func argument(_ index: Int, _ api: FontAPI, needsText: Bool = false) -> [FontCall] {
      [
        FontCall(
          api: api, name: Program.Spot(file: call.file, node: arguments[index].value),
          call: call, needsText: needsText)
      ]
    }
    if labels == ["fontNamed"], isLabelNode(type) { return argument(0, .skLabelNode) }
    guard let name = type.path?.last else { return [] }
    if case .own = type {
      switch (name, labels.first) {
      case ("FontConvertible", "name"): return argument(0, .swiftGen)
      case ("FontResource", "name"): return argument(0, .rSwift)
      default: return []
      }
    }
    switch (name, labels) {
    case ("UIFont", ["name", "size"]), ("NSUIFont", ["name", "size"]): return argument(0, .uiFont)
    case ("NSFont", ["name", "size"]), ("NSFont", ["name", "matrix"]): return argument(0, .nsFont)
    case ("UIFontDescriptor", ["name", "size"]), ("UIFontDescriptor", ["name", "matrix"]):
      return argument(0, .uiFontDescriptorName)
    case ("NSFontDescriptor", ["name", "size"]), ("NSFontDescriptor", ["name", "matrix"]):
      return argument(0, .nsFontDescriptorName)
    case ("UIFontDescriptor", ["fontAttributes"]), ("NSFontDescriptor", ["fontAttributes"]):
      return attributes(Program.Spot(file: call.file, node: arguments[0].value), call)
    case ("CTFont", _) where labels.prefix(2) == [nil, "size"]:
      return argument(0, .ctFont, needsText: true)
    case ("CGFont", [nil]): return argument(0, .cgFont, needsText: true)
    case ("FontConvertible", _) where labels.first == "name": return argument(0, .swiftGen)
    case ("FontResource", _) where labels.first == "name": return argument(0, .rSwift)
    case ("FontFamily", [nil]): return markdown(arguments[0].value, call)
    default: return []
    }
  }

  private func isLabelNode(_ type: TypeRef) -> Bool {
    switch type {
    case .foreign(let path): path.last == "SKLabelNode"
    case .own(let path): ancestors(of: path).contains("SKLabelNode")
    default: false
    }
  }

  /// `FontFamily(.custom("Lobster"))`
  private func markdown(_ value: Node.ID, _ call: Program.Spot) -> [FontCall] {
    guard case .call(let callee, let inner) = program[Program.Spot(file: call.file, node: value)].kind,
      case .member(_, "custom") = program[Program.Spot(file: call.file, node: callee)].kind,
      let name = inner.first, inner.count == 1
    else { return [] }
    return [
      FontCall(
        api: .markdownFamily, name: Program.Spot(file: call.file, node: name.value), call: call)
    ]
  }

  /// The names in the attributes of a descriptor.
  private func attributes(_ value: Program.Spot, _ call: Program.Spot) -> [FontCall] {
    var current = value
    while case .cast(let inner, _) = program[current].kind { current.node = inner }
    guard case .dictionary(let entries) = program[current].kind else { return [] }
    return entries.compactMap { entry in
      guard let api = attribute(Program.Spot(file: call.file, node: entry.key)) else { return nil }
      return FontCall(
        api: api, name: Program.Spot(file: call.file, node: entry.value), call: call)
    }
  }

  private func attribute(_ key: Program.Spot) -> FontAPI? {
    switch program[key].kind {
    case .member(_, "name"): .descriptorNameAttribute
    case .member(_, "family"): .descriptorFamilyAttribute
    case .name("UIFontDescriptorNameAttribute"), .name("NSFontNameAttribute"),
      .name("kCTFontNameAttribute"):
      .descriptorNameAttribute
    case .name("UIFontDescriptorFamilyAttribute"), .name("NSFontFamilyAttribute"),
      .name("kCTFontFamilyNameAttribute"):
      .descriptorFamilyAttribute
    case .cast(let inner, _): attribute(Program.Spot(file: key.file, node: inner))
    default: nil
    }
  }
}

import JavaScriptLowering
import NameFlow

/// The shapes of the calls of font APIs: callee and labels.
extension Evaluator {
  func shape(
    of target: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    let first = Program.Spot(file: call.file, node: arguments[0].value)
    switch program[target].kind {
    case .name(let name):
      if let api = Self.functions[name] { return [FontCall(api: api, name: first, call: call)] }
      if name == "custom", let api = custom(labels), isInFont(target) {
        return [FontCall(api: api, name: first, call: call)]
      }
      if name == "Self" { return made(resolve(path: ["Self"], at: target), arguments, call) }
      return meanings(of: name, at: target).flatMap { meaning in
        made(meaning.type, arguments, call).map { found in
          var found = found
          found.platforms = meaning.platforms
          return found
        }
      }
    case .member(let base, let name):
      let base = base.map { Program.Spot(file: call.file, node: $0) }
      return member(name, base, arguments, call)
    default: return []
    }
  }

  private static let functions: [String: FontAPI] = [
    "CTFontCreateWithName": .ctFont, "CTFontCreateWithNameAndOptions": .ctFont,
    "CTFontDescriptorCreateWithNameAndSize": .ctFontDescriptor,
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
    guard !container.isEmpty else { return false }
    return resolve(.named(container, []), in: [], spot.file) == .foreign(["Font"])
  }

  private func member(
    _ name: String, _ base: Program.Spot?, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    let first = Program.Spot(file: call.file, node: arguments[0].value)
    switch name {
    case "custom":
      guard let api = custom(labels), isFontType(base, call) else { break }
      return [FontCall(api: api, name: first, call: call)]
    case "init": return initialiser(base, arguments, call)
    case "addingAttributes" where labels == [nil]: return attributes(first)
    case "withFamily" where labels == [nil]:
      return [
        FontCall(
          api: .descriptorFamilyAttribute, name: first, call: call, subject: .perhapsName)
      ]
    case "font" where labels == ["withFamily", "traits", "weight", "size"]:
      return [FontCall(api: .fontManagerFamily, name: first, call: call)]
    case "convert" where labels == [nil, "toFamily"]:
      let name = Program.Spot(file: call.file, node: arguments[1].value)
      return [FontCall(api: .fontManagerFamily, name: name, call: call)]
    case "convert" where labels == [nil, "toFace"]:
      let name = Program.Spot(file: call.file, node: arguments[1].value)
      return [FontCall(api: .fontManagerFace, name: name, call: call)]
    case "fontWithName:size:", "fontWithName:matrix:":
      return [FontCall(api: fontMessage(to: base), name: first, call: call)]
    case "fontDescriptorWithName:size:", "fontDescriptorWithName:matrix:":
      let isMac = fontMessage(to: base) == .nsFont
      return [
        FontCall(
          api: isMac ? .nsFontDescriptorName : .uiFontDescriptorName, name: first, call: call)
      ]
    case "labelNodeWithFontNamed:":
      return [FontCall(api: .skLabelNode, name: first, call: call)]
    case "selectFont" where labels == ["name", "size", "textEncoding"]:
      return [FontCall(api: .cgContextSelectFont, name: first, call: call)]
    case let function where Self.functions[function] != nil:
      return Self.functions[function].map { [FontCall(api: $0, name: first, call: call)] } ?? []
    default: break
    }
    guard let base, case .meta(let type)? = staticType(base), let path = type.path else {
      return []
    }
    return made(resolve(path: path + [name], at: call), arguments, call)
  }

  /// The API of `fontWithName:` by what it is sent to: a macro may mean one class here, another there.
  private func fontMessage(to base: Program.Spot?) -> FontAPI {
    guard let base else { return .fontWithName }
    var types: [TypeRef?] = [staticType(base)?.ref]
    if case .name(let name) = program[base].kind {
      let globals = self.globals(name, seenFrom: base.file)
      if !globals.isEmpty { types = globals.map { typeOfDeclared($0)?.ref } }
    }
    let apis = Set(types.map { fontMessage(to: $0) })
    return apis.count == 1 ? apis.first ?? .fontWithName : .fontWithName
  }

  private func fontMessage(to type: TypeRef?) -> FontAPI {
    guard let path = type?.path else { return .fontWithName }
    let kin = [path.joined(separator: ".")] + ancestors(of: path.joined(separator: "."))
    let isMac = kin.contains { $0.hasPrefix("NSFont") }
    return isMac ? .nsFont : kin.contains { $0.hasPrefix("UIFont") } ? .uiFont : .fontWithName
  }

  /// Whether `.custom` is asked of SwiftUI's `Font`.
  private func isFontType(_ base: Program.Spot?, _ call: Program.Spot) -> Bool {
    guard let base else {
      switch expectedType(of: call) {
      case .own?: return false
      case .foreign(let path)?: return path.last == "Font"
      case .array?, .dictionary?, .tuple?, .function?: return false
      case .other?, nil: return !isOwnFont(call)
      }
    }
    switch program[base].kind {
    case .name("Self"), .name("self"): return isInFont(call)
    case .name("Font"): return resolve(path: ["Font"], at: call) == .foreign(["Font"])
    default: break
    }
    guard case .meta(.foreign(let path))? = staticType(base) else { return false }
    return path == ["Font"]
  }

  /// Whether the project's own `Font` has a `custom` of its own.
  private func isOwnFont(_ call: Program.Spot) -> Bool {
    guard case .own(let path) = resolve(path: ["Font"], at: call) else { return false }
    return !members("custom", of: path).isEmpty
  }

  /// `UIFont.init(…)`, `self.init(…)`, `super.init(…)`, `.init(…)`
  private func initialiser(
    _ base: Program.Spot?, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    guard let base else {
      if let expected = expectedType(of: call) { return made(expected, arguments, call) }
      guard arguments.map(\.label) == ["name", "size"], isAssignedToFont(call) else { return [] }
      let imports = program.facts(call.file)?.imports ?? []
      let isMac = imports.contains("AppKit") || imports.contains("Cocoa")
      return made(.foreign([isMac ? "NSFont" : "UIFont"]), arguments, call)
    }
    if case .name(let word) = program[base].kind {
      if ["self", "super", "Self"].contains(word) {
        let container = container(at: call)
        guard !container.isEmpty else { return [] }
        return made(resolve(.named(container, []), in: [], call.file), arguments, call)
      }
      return shape(of: base, arguments, call)
    }
    guard case .meta(let type)? = staticType(base) else { return [] }
    return made(type, arguments, call)
  }

  /// `label.font = .init(name: "…", size: 12)`, `f(font: .init(…))`
  private func isAssignedToFont(_ call: Program.Spot) -> Bool {
    var current = call
    for _ in 0..<6 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: call.file, node: parent)
      switch program[around].kind {
      case .unwrapped, .coalesced, .ternary: current = around
      case .assignment(let target, _, _):
        return isFontName(lastName(Program.Spot(file: call.file, node: target)))
      case .binding(let pattern, _, _):
        return isFontName(lastName(Program.Spot(file: call.file, node: pattern)))
      case .call(let callee, let arguments):
        guard let argument = arguments.first(where: { $0.value == current.node }) else {
          return false
        }
        return isFontName(argument.label)
          || isFontName(lastName(Program.Spot(file: call.file, node: callee)))
      case .dictionary(let entries):
        guard let entry = entries.first(where: { $0.value == current.node }) else { return false }
        return isFontName(lastName(Program.Spot(file: call.file, node: entry.key)))
      default: return false
      }
    }
    return false
  }

  private func isFontName(_ name: String?) -> Bool {
    name?.lowercased().hasSuffix("font") ?? false
  }

  private func lastName(_ spot: Program.Spot) -> String? {
    switch program[spot].kind {
    case .name(let name), .member(_, let name), .bound(let name): name
    case .unwrapped(let inner, _): lastName(Program.Spot(file: spot.file, node: inner))
    default: nil
    }
  }
}

import JavaScriptLowering
import NameFlow

/// The initialisers that take a font's name.
extension Evaluator {
  /// The names in a call that makes a value of a type.
  func made(
    _ type: TypeRef, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> [FontCall] {
    let labels = arguments.map(\.label)
    func first(_ api: FontAPI, _ subject: FontCall.Subject = .name) -> [FontCall] {
      let name = Program.Spot(file: call.file, node: arguments[0].value)
      return [FontCall(api: api, name: name, call: call, subject: subject)]
    }
    if labels == ["fontNamed"], isLabelNode(type) { return first(.skLabelNode) }
    guard let name = type.path?.last else { return [] }
    switch (name, labels.first) {
    // Tuist puts the module's name before it.
    case (_, "name") where name.hasSuffix("FontConvertible"): return first(.swiftGen)
    // `fontName:` up to version 5 of R.swift.
    case ("FontResource", "name"), ("FontResource", "fontName"): return first(.rSwift)
    default: break
    }
    guard case .foreign = type else { return [] }
    switch (name, labels) {
    case ("UIFont", ["name", "size"]), ("NSUIFont", ["name", "size"]): return first(.uiFont)
    // What R.swift has made.
    case ("UIFont", ["resource", "size"]) where GeneratedResource.areMade(in: program):
      let resource = Program.Spot(file: call.file, node: arguments[0].value)
      return GeneratedResource.isDeclared(at: resource, self) ? [] : first(.rSwiftAccessor)
    case ("NSFont", ["name", "size"]), ("NSFont", ["name", "matrix"]): return first(.nsFont)
    case ("UIFontDescriptor", ["name", "size"]), ("UIFontDescriptor", ["name", "matrix"]):
      return first(.uiFontDescriptorName)
    case ("NSFontDescriptor", ["name", "size"]), ("NSFontDescriptor", ["name", "matrix"]):
      return first(.nsFontDescriptorName)
    case ("UIFontDescriptor", ["fontAttributes"]), ("NSFontDescriptor", ["fontAttributes"]):
      return attributes(Program.Spot(file: call.file, node: arguments[0].value))
    case ("CTFont", _) where labels.starts(with: [nil, "size"]):
      return isNoName(arguments[0].value, call) ? [] : first(.ctFont)
    case ("CGFont", [nil]):
      return isDataProvider(arguments[0].value, call) ? [] : first(.cgFont, .perhapsName)
    case ("FontFamily", [nil]): return markdown(arguments[0].value, call)
    case (_, ["name", "size"]) where name.hasSuffix("Font"):
      return aliased(call).map { first($0) } ?? []
    default: return []
    }
  }

  /// What a package's own name for `UIFont` or `NSFont` means: a font that stands where one of theirs has to.
  private func aliased(_ call: Program.Spot) -> FontAPI? {
    if let api = fontMaker(expectedType(of: call)) { return api }
    var current = call
    while case .node(let parent) = program[current].parent {
      let around = Program.Spot(file: call.file, node: parent)
      let beside: [Node.ID]
      switch program[around].kind {
      case .unwrapped: beside = []
      case .coalesced(let items): beside = items
      case .ternary(_, let then, let other): beside = [then, other]
      default: return nil
      }
      for id in beside where id != current.node {
        let spot = Program.Spot(file: call.file, node: id)
        if case .value(let type)? = staticType(spot), let api = fontMaker(type) { return api }
      }
      current = around
    }
    return nil
  }

  private func fontMaker(_ type: TypeRef?) -> FontAPI? {
    switch type {
    case .foreign(["UIFont"])?: .uiFont
    case .foreign(["NSFont"])?: .nsFont
    default: nil
    }
  }

  func isLabelNode(_ type: TypeRef) -> Bool {
    switch type {
    case .foreign(let path): path.last == "SKLabelNode"
    case .own(let path): ancestors(of: path).contains("SKLabelNode")
    default: false
    }
  }

  /// `CTFont(.system, size: 12)`, `CTFont(descriptor, size: 12)`
  private func isNoName(_ value: Node.ID, _ call: Program.Spot) -> Bool {
    let spot = Program.Spot(file: call.file, node: value)
    switch program[spot].kind {
    case .member(nil, _): return true
    case .name(let name), .member(_, let name):
      if case .value(let type)? = staticType(spot), type.isString { return false }
      return name.lowercased().hasSuffix("descriptor")
    case .call: return staticType(spot)?.ref.isString != true
    default: return false
    }
  }

  /// `CGFont(provider)` reads a file and asks for no name.
  private func isDataProvider(_ value: Node.ID, _ call: Program.Spot) -> Bool {
    let spot = Program.Spot(file: call.file, node: value)
    if staticType(spot)?.ref.path?.last == "CGDataProvider" { return true }
    switch program[spot].kind {
    case .name(let name), .member(_, let name): return name.lowercased().hasSuffix("provider")
    default: return false
    }
  }

  /// `FontFamily(.custom("Lobster"))`
  private func markdown(_ value: Node.ID, _ call: Program.Spot) -> [FontCall] {
    guard
      case .call(let callee, let inner) = program[Program.Spot(file: call.file, node: value)].kind,
      case .member(_, "custom") = program[Program.Spot(file: call.file, node: callee)].kind,
      let name = inner.first, inner.count == 1
    else { return [] }
    return [
      FontCall(
        api: .markdownFamily, name: Program.Spot(file: call.file, node: name.value), call: call)
    ]
  }
}

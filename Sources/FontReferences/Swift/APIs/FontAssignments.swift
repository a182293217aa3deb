/// Names that are assigned: `label.fontName = "Lobster"`, `layer.font = "Lobster" as CFTypeRef`.
extension Evaluator {
  func fontAssignment(_ spot: Program.Spot) -> FontCall? {
    guard case .assignment(let target, let value, false) = program[spot].kind,
      case .member(let base?, let member) =
        program[Program.Spot(file: spot.file, node: target)].kind
    else { return nil }
    let owner = Program.Spot(file: spot.file, node: base)
    let name = Program.Spot(file: spot.file, node: value)
    switch member {
    case "fontName" where isLabelNode(owner):
      return FontCall(api: .skLabelFontName, name: name, call: spot)
    case "font" where isText(name, of: owner):
      return FontCall(api: .textLayer, name: name, call: spot, needsText: true)
    default: return nil
    }
  }

  private func isLabelNode(_ spot: Program.Spot) -> Bool {
    var current = spot
    while case .unwrapped(let inner, _) = program[current].kind { current.node = inner }
    switch staticType(current) {
    case .value(.foreign(let path))?: return path.last == "SKLabelNode"
    case .value(.own(let path))?: return ancestors(of: path).contains("SKLabelNode")
    case nil:
      // A type no one knows, in a file that draws with SpriteKit.
      return program.facts(spot.file)?.imports.contains("SpriteKit") == true
    default: return false
    }
  }

  /// Whether a text is assigned to a layer's font.
  private func isText(_ value: Program.Spot, of owner: Program.Spot) -> Bool {
    if case .cast(let inner, let type?) = program[value].kind {
      let name = type.path?.last ?? ""
      guard ["CFTypeRef", "CFString", "AnyObject"].contains(name) else { return false }
      if case .text = program[Program.Spot(file: value.file, node: inner)].kind { return true }
      return staticType(Program.Spot(file: value.file, node: inner))?.ref.isString == true
    }
    if case .value(.foreign(let path))? = staticType(owner), path.last == "CATextLayer" {
      return staticType(value)?.ref.isString == true
    }
    return false
  }
}

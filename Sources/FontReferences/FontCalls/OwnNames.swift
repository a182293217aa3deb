import JavaScriptLowering
import NameFlow

/// What Core Text and descriptors say that a font which there is is called: nothing is asked for by it.
extension Evaluator {
  /// `CTFontCopyPostScriptName(font)`, `descriptor.object(forKey: .name)`
  func ownName(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> Values? {
    guard let name = program[callee].kind.lastName, let last = arguments.last else { return nil }
    switch name {
    case "CTFontCopyAttribute", "CTFontDescriptorCopyAttribute":
      guard isNameKey(last, call) else { return nil }
    case "object":
      guard case .member(let base?, _) = program[callee].kind, last.label == "forKey",
        isNameKey(last, call), isFont(Program.Spot(file: call.file, node: base))
      else { return nil }
    default: guard Self.ownNames.contains(name) else { return nil }
    }
    return nameOfFont(at: call)
  }

  private static let ownNames: Set<String> = [
    "CTFontCopyPostScriptName", "CTFontCopyFullName", "CTFontCopyDisplayName",
    "CTFontCopyFamilyName", "CTFontCopyName", "CGFontCopyPostScriptName", "CGFontCopyFullName",
  ]

  private func isNameKey(_ argument: Node.Argument, _ call: Program.Spot) -> Bool {
    let key = program[Program.Spot(file: call.file, node: argument.value)].kind.lastName ?? ""
    return [
      "kCTFontNameAttribute", "kCTFontDisplayNameAttribute", "kCTFontFamilyNameAttribute", "name",
      "family",
    ].contains(key)
  }
}

import NameFlow

/// What the engine is told of the platform: its font APIs, and the bundles and files that fonts are in.
struct FontLibrary: PlatformLibrary, Sendable {
  /// Functions that the configuration names, beside the platform's.
  var functions: [FontFunction] = []

  func sinks(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument],
    _ evaluator: Evaluator
  ) -> [Sink] {
    evaluator.fontCalls(call, callee, arguments, functions: functions).map(\.sink)
  }

  func isMadeByName(_ type: TypeRef) -> Bool { type.isFont }

  func result(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    evaluator.resourceCall(callee, arguments, call, frame)
  }

  func member(_ name: String, of object: AnyHashable, _ base: Possible) -> Values {
    guard let resource = object.base as? Resource else { return Values(item: base) }
    return resource.member(name, base)
  }

  func member(_ name: String, ofType path: [String]) -> Values? {
    ResourceBundle.member(name, of: path)
  }

  func appending(_ text: Possible, to object: Possible) -> Possible {
    object.value.resource?.appending(text, to: object) ?? object
  }
}

extension TypeRef {
  /// `UIFont`, `Font` and their kin.
  var isFont: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return ["UIFont", "NSFont", "Font", "CTFont", "CGFont", "UIFontDescriptor", "NSFontDescriptor"]
      .contains(name)
  }
}

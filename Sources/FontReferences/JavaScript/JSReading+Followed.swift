import JavaScriptLowering
import NameFlow
import SourceText

extension JSReading {
  /// How the names that are asked for on a line of a file were found, or why not.
  func followed(in path: String, line: Int) -> [FollowedCall] {
    guard let module = code.program.modules.firstIndex(where: { $0.path == path }) else {
      return []
    }
    return JSFontUseSearch(code, module: module).uses.compactMap { use in
      guard code.program.trees[module].place(use).stands(on: line) else { return nil }
      return followed(use)
    }
  }

  private func followed(_ use: JSFontUse) -> FollowedCall? {
    let tree = code.program.trees[use.module]
    let place = tree.place(use)
    switch use.value {
    case .literal(let name, _, _):
      let value = FollowedCall.Value(name: name, place: place, steps: [], isSure: true)
      let way = FollowedCall.Way(callers: [], conditions: [], values: [value])
      return FollowedCall(api: .reactNative, place: place, text: name, ways: [way])
    case .insertion(let node, _), .declarations(let node), .node(let node), .given(let node, _):
      guard let spot = code.spot(JSSite(module: use.module, node: node)) else { return nil }
      let change = asked(by: use)
      return CallExplanation(evaluator: evaluator).followed(
        spot, .reactNative, text: tree.shortString(node)
      ) { frame in question(use, spot, frame, change).values }
    }
  }
}

extension JSTree {
  /// Where a name is asked for.
  fileprivate func place(_ use: JSFontUse) -> SourcePlace {
    switch use.value {
    case .literal(_, let range, _): place(range)
    case .node(let node), .insertion(let node, _), .declarations(let node), .given(let node, _):
      place(node)
    }
  }
}

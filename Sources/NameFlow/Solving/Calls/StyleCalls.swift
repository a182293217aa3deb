import SourceText

/// Functions that are inserted into templates of CSS, which call them with the properties of the component.
extension Evaluator {
  /// What is inserted into a template of CSS, and what is given in its place, `styled.Text((props) => …)`; `nil` for
  /// any other call.
  func insertions(of call: Program.Spot) -> [Program.Spot]? {
    guard case .call(let callee, let arguments) = program[call].kind else { return nil }
    let inserted = arguments.map { Program.Spot(file: call.file, node: $0.value) }
    if case .name(Node.styles) = program[Program.Spot(file: call.file, node: callee)].kind {
      return Array(inserted.dropFirst())
    }
    return styles(Program.Spot(file: call.file, node: callee)) ? inserted : nil
  }

  /// Whether a function makes a styled component of styles: `styled.Text`, `styled(Text)`, `styled.Text.attrs`.
  private func styles(_ callee: Program.Spot) -> Bool {
    var next = callee
    for _ in 0..<6 {
      switch program[next].kind {
      case .member(let base?, _), .call(let base, _): next.node = base
      case .name(let name): return name == "styled" && next != callee
      default: return false
      }
    }
    return false
  }

  /// Whether a call stands for a template of CSS.
  package func isStyle(_ call: Program.Spot) -> Bool { insertions(of: call) != nil }

  /// The templates that call a function: those that it is written in, and those that name it.
  func styles(calling declared: Program.Declared) -> [Program.Spot] {
    var calls = names(of: declared).flatMap { callIndex.styled[$0] ?? [] }.unique.filter { call in
      (insertions(of: call) ?? []).contains { inserted in
        solve(inserted) { values(inserted, $0) }.items.contains { $0.value.isFunction(declared) }
      }
    }
    if let statement = program[declared].statement,
      case .node(let parent) = program[Program.Spot(file: declared.file, node: statement)].parent
    {
      let around = Program.Spot(file: declared.file, node: parent)
      if isStyle(around) { calls.append(around) }
    }
    return calls
  }

  /// What a function is given by a template of CSS, and the call in which it was made.
  func given(
    byStyle call: Program.Spot, to owner: Program.Declared, _ caller: Frame
  ) -> (elements: [[Lazy]], home: Frame?)? {
    for inserted in insertions(of: call) ?? [] {
      for item in values(inserted, caller).items where item.value.isFunction(owner) {
        guard case .function(_, _, let home) = item.value else { continue }
        return ([[properties(call, caller)]], home)
      }
    }
    return nil
  }

  /// The properties of a component that a template of CSS styles: what its tags give, where these are known, and the
  /// theme.
  package func properties(_ spot: Program.Spot, _ frame: Frame) -> Lazy {
    let theme = Record.Field(values: [.known(theme(of: "styled-components"))])
    if let given = properties(givenAt: spot) {
      return .known(
        given.map { item in
          guard case .record(var record) = item.value, record["theme"] == nil else { return item }
          record.set("theme", theme)
          return Possible(value: .record(record), trail: item.trail)
        })
    }
    var properties = Record(spot, frame)
    properties.isOpen = true
    properties.isArguments = true
    properties.set("theme", theme)
    return .known(Values(.record(properties)))
  }

  /// What the tags of a styled component give it; `nil` where that is not known.
  private func properties(givenAt spot: Program.Spot) -> Values? {
    guard let tags = tagsOfStyled?(spot) else { return nil }
    var result = Values()
    for tag in tags {
      guard budget > 0, case .call(_, let arguments) = program[tag].kind,
        let first = arguments.first
      else { return nil }
      let given = Program.Spot(file: tag.file, node: first.value)
      result.add(ofOtherCalls(solve(given) { values(given, $0) }))
    }
    return result.items.allSatisfy(\.value.isRecord) && !result.items.isEmpty ? result : nil
  }
}

extension Value {
  fileprivate var isRecord: Bool { if case .record = self { true } else { false } }

  fileprivate func isFunction(_ declared: Program.Declared) -> Bool {
    if case .function(let functions, _, _) = self { functions.contains(declared) } else { false }
  }
}

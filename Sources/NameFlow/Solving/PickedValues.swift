/// What a picker of the platform lets the user choose: what its content is tagged with.
extension Evaluator {
  /// A binding with what changes how it changes, and not the value: `$name.animation(.default)`.
  func wholeBinding(_ binding: Program.Spot) -> Program.Spot {
    var binding = binding
    for _ in 0..<4 {
      guard case .node(let parent) = program[binding].parent,
        case .member(binding.node?, let name) = program[at(parent, binding)].kind,
        name == "animation" || name == "transaction",
        case .node(let around) = program[at(parent, binding)].parent,
        case .call(parent, _) = program[at(around, binding)].kind
      else { return binding }
      binding = at(around, binding)
    }
    return binding
  }

  /// The values that a view with a selection may assign; anything where its content does not say.
  func picked(in call: Program.Spot, _ type: TypeRef) -> Values {
    guard case .call(let callee, let arguments) = program[call].kind,
      case .name(let view) = program[at(callee, call)].kind, Self.pickers.contains(view)
    else { return chosen(type) }
    var choice = Choice()
    for argument in arguments where isClosure(argument.value, call.file) {
      look(for: &choice, in: at(argument.value, call))
    }
    if choice.tags.isEmpty, view == "List", let elements = elements(givenTo: call) {
      choice.lists.append(elements)
    }
    guard !choice.tags.isEmpty || !choice.lists.isEmpty else { return chosen(type) }
    let key = FieldKey(type: "", name: "tag")
    var result = Values()
    for tag in choice.tags { result.add(solve(tag, for: key) { values(tag, $0, type) }) }
    for list in choice.lists {
      result.add(
        solve(list, for: key) { frame in
          let found = values(list, frame)
          return found.isOpen ? found : elements(of: found, list, isTried: false)
        })
    }
    if !choice.isWhole { result.add(chosen(type)) }
    return result
  }

  private static let pickers: Set<String> = ["List", "Picker"]

  private struct Choice {
    /// What views are tagged with.
    var tags: [Program.Spot] = []
    /// Lists, each element of which stands for itself.
    var lists: [Program.Spot] = []
    /// Whether no view of the sources stands among them, which has its own tags.
    var isWhole = true
  }

  private func look(for choice: inout Choice, in content: Program.Spot) {
    var pending = [content]
    while let next = pending.popLast() {
      let kind = program[next].kind
      if case .call(let callee, let arguments) = kind {
        switch program[at(callee, content)].kind {
        case .member(_, "tag"):
          guard let value = arguments.first, value.label == nil else { break }
          choice.tags.append(at(value.value, content))
          pending.append(at(callee, content))
          continue
        case .name("ForEach"):
          if let elements = elements(givenTo: next), !isTagged(next) {
            choice.lists.append(elements)
          }
        case .name: choice.isWhole = choice.isWhole && callees(of: next).isEmpty
        default: break
        }
      }
      pending += kind.children.map { at($0, content) }
    }
  }

  private func isTagged(_ spot: Program.Spot) -> Bool {
    var pending = [spot]
    while let next = pending.popLast() {
      if case .member(_, "tag") = program[next].kind { return true }
      pending += program[next].kind.children.map { at($0, spot) }
    }
    return false
  }

  /// The list in `ForEach(names, id: \.self) { … }`.
  private func elements(givenTo call: Program.Spot) -> Program.Spot? {
    guard case .call(_, let arguments) = program[call].kind, arguments.count > 1,
      arguments[0].label == nil, arguments[1].label == "id",
      case .keyPath(let names) = program[at(arguments[1].value, call)].kind,
      names.isEmpty || names == ["self"]
    else { return nil }
    return at(arguments[0].value, call)
  }

  private func at(_ id: Node.ID, _ beside: Program.Spot) -> Program.Spot {
    Program.Spot(file: beside.file, node: id)
  }
}

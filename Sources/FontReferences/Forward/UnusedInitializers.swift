import NameFlow
import SourceText

/// Initializers that nobody calls, though the type has others that are called.
extension Evaluator {
  /// Whether anything may make an instance by an initializer.
  func mayMake(_ initializer: Program.Declared) -> Bool {
    let declaration = program[initializer]
    let type = canonical(declaration.container, initializer.file)
    guard !program.isObjectiveC(initializer.file), !declaration.isOverride,
      declaration.parameters.contains(where: { isTelling($0, of: initializer) }),
      !declaration.parameters.contains(where: { Self.labels.contains($0.label ?? "") }),
      declaration.isPrivate || reachability?.mayBeNamedUnseen(initializer.file) == false,
      ancestors(of: type).allSatisfy({ isSilent($0) })
    else { return true }
    guard sites(of: initializer).isEmpty else { return true }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return program.containsMention(of: name) { isOpen($0, for: initializer) }
      || program.containsMention(of: "init") { mayCall(initializer, at: $0) }
  }

  /// Labels of initializers that others call: of protocols, and of what is read from a document.
  private static let labels: Set<String> = [
    "coder", "from", "rawValue", "stringLiteral", "arrayLiteral", "dictionaryLiteral", "nilLiteral",
    "integerLiteral", "floatLiteral", "booleanLiteral", "stringInterpolation", "stringValue",
    "intValue", "wrappedValue", "projectedValue",
  ]

  /// Whether a type that another inherits from or conforms to makes no instances of it by other initializers than
  /// those it declares.
  private func isSilent(_ type: String) -> Bool {
    switch shape(of: type) {
    case .contract: !ownMembers("init", of: type).contains { program[$0].kind == .initializer }
    case .structure, .enumeration, .reference, .addition: true
    case nil:
      Self.silent.contains(type) || ["UI", "NS", "SK", "CA"].contains { type.hasPrefix($0) }
    }
  }

  private static let silent: Set<String> = [
    "View", "ViewModifier", "Equatable", "Hashable", "Sendable", "Identifiable", "Error", "Codable",
    "Decodable", "Encodable", "CaseIterable", "Comparable", "CustomStringConvertible",
    "ButtonStyle", "LabelStyle", "TextFieldStyle", "ToggleStyle", "ObservableObject",
  ]

  /// Whether a parameter tells calls of its initializer from others: by its label, or by a type of the sources.
  private func isTelling(
    _ parameter: Declaration.Parameter, of initializer: Program.Declared
  ) -> Bool {
    parameter.label != nil || type(of: parameter, initializer)?.isOwn == true
  }

  private func type(
    of parameter: Declaration.Parameter, _ initializer: Program.Declared
  ) -> TypeRef? {
    parameter.type.map { resolve($0, in: container(of: initializer), initializer.file) }
  }

  /// Whether a name of a type stands for it other than in a call of something else, or before a member.
  private func isOpen(_ mention: Program.Spot, for initializer: Program.Declared) -> Bool {
    if let call = call(of: mention) {
      return callees(of: call).isEmpty && mayFit(call, initializer)
    }
    guard case .node(let parent) = program[mention].parent,
      case .member(mention.node, let member) =
        program[Program.Spot(file: mention.file, node: parent)].kind
    else { return true }
    return member == "self"
      || member == "init"
        && call(of: Program.Spot(file: mention.file, node: parent)) == nil
  }

  /// Whether `.init(…)` may be of the type.
  private func mayCall(_ initializer: Program.Declared, at mention: Program.Spot) -> Bool {
    guard case .member(let base, _) = program[mention].kind, let call = call(of: mention),
      mayFit(call, initializer)
    else { return false }
    let type = base.map { staticType(Program.Spot(file: mention.file, node: $0))?.ref }
    if let path = (type ?? expectedType(of: call))?.path {
      let made = canonical(path, mention.file)
      let own = canonical(program[initializer].container, initializer.file)
      guard made == own || ancestors(of: made).contains(own) else { return false }
    }
    let callees = callees(of: call)
    return callees.isEmpty || callees.contains(initializer)
  }

  /// Whether the arguments of a call may be those of an initializer, by their labels and types.
  private func mayFit(_ call: Program.Spot, _ initializer: Program.Declared) -> Bool {
    let parameters = program[initializer].parameters
    guard case .call(_, let arguments) = program[call].kind,
      let matched = matching(arguments, parameters, call.file)
    else { return false }
    return zip(parameters, matched).allSatisfy { parameter, values in
      guard let wanted = type(of: parameter, initializer), wanted.isOwn else { return true }
      return values.allSatisfy { value in
        guard
          case .value(let given)? = staticType(Program.Spot(file: call.file, node: value)),
          given != .other, shape(of: wanted.path?.joined(separator: ".") ?? "") != .contract,
          shape(of: wanted.path?.joined(separator: ".") ?? "") != .reference
        else { return true }
        return given == wanted
      }
    }
  }
}

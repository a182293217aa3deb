import NameFlow
import SourceText

/// Initializers that nobody calls, though the type has others that are called.
extension Evaluator {
  /// Whether anything may make an instance by an initializer.
  func mayMake(_ initializer: Program.Declared) -> Bool {
    let declaration = program[initializer]
    let type = canonical(declaration.container, initializer.file)
    guard !program.isObjectiveC(initializer.file), !declaration.isOverride,
      declaration.parameters.contains(where: { $0.label != nil }),
      !declaration.parameters.contains(where: { Self.labels.contains($0.label ?? "") }),
      declaration.isPrivate || reachability?.mayBeNamedUnseen(initializer.file) == false,
      ancestors(of: type).allSatisfy({ isSilent($0) })
    else { return true }
    guard sites(of: initializer).isEmpty else { return true }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return program.containsMention(of: name) { isOpen($0) }
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

  /// Whether a name of a type stands for it other than in a call that is known, or before a member.
  private func isOpen(_ mention: Program.Spot) -> Bool {
    if let call = call(of: mention) { return callees(of: call).isEmpty }
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
    guard case .member = program[mention].kind, let call = call(of: mention),
      case .call(_, let arguments) = program[call].kind,
      matching(arguments, program[initializer].parameters, mention.file) != nil
    else { return false }
    let callees = callees(of: call)
    return callees.isEmpty || callees.contains(initializer)
  }
}

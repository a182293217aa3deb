/// Which of several functions of one name and with the same labels is called: types tell them apart.
extension Evaluator {
  /// Of several declarations those whose parameters may be of the arguments' types, as far as those are known; all
  /// where none is.
  func agreeing(
    _ fitting: [Program.Declared], _ arguments: [Node.Argument], _ file: Int32
  ) -> [Program.Declared] {
    guard fitting.count > 1, !arguments.isEmpty, !program.isObjectiveC(file) else { return fitting }
    let found = fitting.filter { declared in
      let parameters = program[declared].parameters
      return parameters.count != arguments.count
        || zip(parameters, arguments).allSatisfy { parameter, argument in
          mayBe(Program.Spot(file: file, node: argument.value), parameter.type, of: declared)
        }
    }
    return found.isEmpty ? fitting : found
  }

  /// Whether an argument may be of the type of a parameter.
  private func mayBe(
    _ argument: Program.Spot, _ type: TypeName?, of declared: Program.Declared
  ) -> Bool {
    guard let type else { return true }
    guard case .named(let path, _) = type else { return mayBe(argument, writtenAs: type) }
    let wanted = path.count == 1 ? Standing(path[0]) : nil
    switch program[argument].kind {
    case .text: return wanted.map { $0 == .text } ?? true
    case .number: return wanted.map { $0 == .number } ?? true
    case .truth: return wanted.map { $0 == .truth } ?? true
    case .keyPath: return wanted.map { $0 == .keyPath } ?? true
    case .closure, .array, .dictionary, .tuple, .member(.some, "self"): return wanted == nil
    case .name, .member(.some, _), .call: break
    default: return true
    }
    guard case .value(let given)? = staticType(argument) else { return true }
    switch given {
    case .foreign(let path):
      guard path.count == 1, let given = Standing(path[0]) else { return true }
      return wanted.map { $0 == given } ?? true
    case .own(let own) where isOfValues(own):
      guard wanted == nil else { return false }
      guard
        case .own(let other) = resolve(.named(path, []), in: container(of: declared), declared.file),
        isOfValues(other)
      else { return true }
      return own == other
    default: return true
    }
  }

  /// Whether an argument, as it is written, may be a list, a table, or a function.
  private func mayBe(_ argument: Program.Spot, writtenAs type: TypeName) -> Bool {
    let kind = program[argument].kind
    switch kind {
    case .text, .number, .truth, .array, .dictionary, .closure, .keyPath, .member(.some, "self"):
      break
    default: return true
    }
    switch (type, kind) {
    case (.array, .array), (.dictionary, .dictionary), (.function, .closure), (.function, .keyPath),
      (.tuple, _), (.other, _), (.named, _):
      return true
    // `[:]` is a table, `[]` may be one as well.
    case (.dictionary, .array(let items)): return items.isEmpty
    default: return false
    }
  }

  /// Whether a type is one that nothing inherits from.
  private func isOfValues(_ type: String) -> Bool {
    shape(of: type) == .enumeration || shape(of: type) == .structure
  }
}

/// Types of the standard library of which none can be given for another.
private enum Standing {
  case text, number, truth, keyPath

  init?(_ name: String) {
    switch name {
    case "Character", "NSString", "StaticString", "String", "Substring": self = .text
    case "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "TimeInterval", "UInt", "UInt32":
      self = .number
    case "Bool": self = .truth
    case "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath":
      self = .keyPath
    default: return nil
    }
  }
}

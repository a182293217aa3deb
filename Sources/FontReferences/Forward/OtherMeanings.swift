import NameFlow
import SourceText

/// What mentions of a name mean that is not what is asked about.
extension Evaluator {
  /// Whether a mention is called with what a function does not take, or as what no one calls.
  func isOtherCall(_ mention: Program.Spot, than owner: Program.Declared) -> Bool {
    guard !program.isObjectiveC(mention.file), !program.isObjectiveC(owner.file),
      let call = call(of: mention), case .call(_, let arguments) = program[call].kind
    else { return false }
    return switch program[owner].kind {
    case .function: !allows(owner, arguments, mention.file)
    case .property: isNeverCalled(owner)
    default: false
    }
  }

  /// Whether a mention calls or reads something else that has the name, too: a call by the name alone, or a
  /// member of a type that is written.
  func meansAnother(_ mention: Program.Spot, than owner: Program.Declared) -> Bool {
    if isMemberOfAnother(mention, than: owner) { return true }
    guard isTold(mention, from: owner) else { return false }
    if case .name(let name) = program[mention].kind, isOtherName(name, at: mention, than: owner) {
      return true
    }
    var meant: [Program.Declared] = []
    if let call = call(of: mention) {
      meant = callees(of: call)
    } else if case .member(let base?, let name) = program[mention].kind,
      let path = staticType(Program.Spot(file: mention.file, node: base))?.ref.path
    {
      meant = valueMembers(name, of: path)
    }
    return !meant.isEmpty && !meant.contains(owner)
  }

  /// Whether a mention begins with a dot and stands where the value of a type is asked for, whose members are not those
  /// of a declaration's type: `case .medium:` of an enum beside `UIFont.medium(size:)`.
  private func isMemberOfAnother(_ mention: Program.Spot, than owner: Program.Declared) -> Bool {
    guard case .member(nil, _) = program[mention].kind, !program.isObjectiveC(mention.file),
      program[owner].isStatic
    else { return false }
    // A function that is not called is no value of the type that it stands in.
    if program[owner].kind == .function, call(of: mention) == nil { return true }
    guard !isContinued(mention),
      let expected = expectedType(of: call(of: mention) ?? mention)
    else { return false }
    let own = canonical(program[owner].container, owner.file)
    switch expected {
    case .own(let type):
      switch shape(of: type) {
      case .enumeration, .structure: return type != own
      case .reference, .contract, .addition, nil: return false
      }
    // `UIFont.Weight`; what has no type around it may be a parameter of the function.
    case .foreign(let path): return path.count > 1 && path != program[owner].container
    default: return false
    }
  }

  /// Whether it is known what a mention calls, if it does not call a declaration: no type overrides what is
  /// called, or conforms to the protocol that has it.
  private func isTold(_ mention: Program.Spot, from owner: Program.Declared) -> Bool {
    switch program[mention].kind {
    case .name: return true
    case .member(nil, _):
      return !program.isObjectiveC(mention.file) && program[owner].isStatic
        && call(of: mention).flatMap { expectedType(of: $0) }?.path != nil
    case .member(let base?, _):
      let declaration = program[owner]
      guard !program.isObjectiveC(mention.file) else { return false }
      switch staticType(Program.Spot(file: mention.file, node: base)) {
      case .meta(let type)? where declaration.isStatic && !declaration.isOverride:
        return type.path.map { shape(of: $0.joined(separator: ".")) != .contract } ?? false
      case .value(.own(let path))? where !declaration.isStatic: return isReplaced(owner, in: path)
      default: return false
      }
    default: return false
    }
  }

  /// Whether no value of a type has a member, though values of others do, if the type has another of its name.
  private func isReplaced(_ owner: Program.Declared, in type: String) -> Bool {
    switch shape(of: type) {
    case .enumeration, .structure, .reference: break
    case .contract, .addition, nil: return false
    }
    let own = canonical(program[owner].container, owner.file)
    return own != type && !heirs(of: type).contains(own)
  }

  /// Whether a mention is looked up in a type that it gives a value of (`.caption`), which what a type has of
  /// another type is not.
  func looksElsewhere(_ mention: Program.Spot, than owner: Program.Declared) -> Bool {
    guard case .member(nil, _) = program[mention].kind, !program.isObjectiveC(mention.file),
      !program[owner].container.isEmpty
    else { return false }
    let container = canonical(program[owner].container, owner.file)
    switch shape(of: container) {
    case .enumeration, .structure, .reference:
      return givesFont(owner) || !isContinued(mention) && isOfOtherType(owner, than: container)
    case .contract, .addition, nil: return false
    }
  }

  /// Whether the type of what a type has is known, and is neither that type nor one that inherits from it.
  private func isOfOtherType(_ owner: Program.Declared, than container: String) -> Bool {
    let given = program[owner].value.flatMap {
      staticType(Program.Spot(file: owner.file, node: $0))?.ref
    }
    guard let path = (type(of: owner) ?? given)?.path, path.last != "Self" else { return false }
    let type = canonical(path, owner.file)
    return type != container && !heirs(of: container).contains(type)
  }

  /// Whether something is asked of what a mention gives.
  private func isContinued(_ mention: Program.Spot) -> Bool {
    let whole = call(of: mention) ?? mention
    guard case .node(let parent) = program[whole].parent else { return false }
    switch program[Program.Spot(file: whole.file, node: parent)].kind {
    case .member(whole.node, _), .subscripted(whole.node, _), .unwrapped(whole.node, _): return true
    default: return false
    }
  }

  /// Whether a mention is a member of a value, which what a type itself has is not.
  func isOfValue(_ mention: Program.Spot, besides owner: Program.Declared) -> Bool {
    guard program[owner].isStatic, !program.isObjectiveC(mention.file),
      case .member(let base?, _) = program[mention].kind,
      case .value(let type)? = staticType(Program.Spot(file: mention.file, node: base))
    else { return false }
    // A value of `Palette.Type` is a type.
    return type.path.map { $0.last != "Type" && $0.last != "AnyClass" } ?? false
  }

  /// Whether a name without anything before it is that of a local one, or of something that is seen where a member is
  /// not: outside of the member's type, of those that inherit it, and of those that it inherits.
  private func isOtherName(
    _ name: String, at mention: Program.Spot, than owner: Program.Declared
  ) -> Bool {
    let declaration = program[owner]
    guard !declaration.isLocal else { return false }
    let meaning = meaning(of: name, at: mention)
    // `if let name` makes a local one of whatever has the name around it.
    let isRebound = meaning.definitions.contains { definition in
      if case .rebound = definition.source { true } else { false }
    }
    if meaning.isLocal, !isRebound { return true }
    guard !declaration.container.isEmpty, !program.isObjectiveC(mention.file) else { return false }
    let type = canonical(declaration.container, owner.file)
    // Nothing inherits from a font's type; from others of the platform something may, by way of a type that is not here.
    guard shape(of: type) != nil || library.isMadeByName(.foreign(declaration.container)) else {
      return false
    }
    let around = container(at: mention)
    return !around.indices.contains { index in
      let enclosing = canonical(Array(around[...index]), mention.file)
      return enclosing == type || ancestors(of: enclosing).contains(type)
        // What it inherits, or conforms to, may ask for what it replaces there.
        || ancestors(of: type).contains(enclosing)
    }
  }
}

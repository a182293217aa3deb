import SourceText

/// Calls of a protocol's requirement, or of a method that subclasses override: what runs is the method of
/// the receiver's own type.
extension Evaluator {
  /// The requirements that a method meets and the methods it overrides: a call of one may run it.
  func declarations(metBy method: Program.Declared) -> [Program.Declared] {
    let declaration = program[method]
    guard declaration.kind == .function, !declaration.container.isEmpty, !declaration.isStatic,
      !program.isDynamic(method.file)
    else { return [] }
    let type = canonical(declaration.container, method.file)
    guard shape(of: type).map({ $0 != .contract }) ?? false else { return [] }
    // A subclass may conform with what it inherits.
    let above = ([type] + heirs(of: type)).flatMap { ancestors(of: $0) }.unique
    let labels = declaration.parameters.map(\.label)
    return above.filter { $0 != type }.flatMap { ownMembers(declaration.name, of: $0) }.filter {
      let other = program[$0]
      return $0 != method && other.kind == .function && !other.isStatic
        && other.parameters.map(\.label) == labels
        && (isRequirement($0) || declaration.isOverride)
    }
  }

  /// A call that may run one of several methods.
  struct VirtualCall {
    var receiver: Values
    /// Whether it surely runs the one that is asked about.
    var isSure: Bool
  }

  /// A call that means what a method meets or overrides, as a call of that method; `nil` where its
  /// receiver is known to be of another type.
  func virtualCall(
    of method: Program.Declared, on base: Program.Spot, _ caller: Frame
  ) -> VirtualCall? {
    let type = canonical(program[method].container, method.file)
    let receivers = values(base, caller)
    var own = Values()
    var others = 0
    var isUnknown = receivers.items.isEmpty
    for item in receivers.items {
      guard case .own(let path)? = self.type(of: item.value), shape(of: path) != .contract else {
        isUnknown = true
        continue
      }
      if path == type || ancestors(of: path).contains(type) {
        own.add(Values(item: item))
      } else {
        others += 1
      }
    }
    if own.items.isEmpty, others > 0, !isUnknown { return nil }
    let isSure = others == 0 && (!isUnknown || isAlone(method))
    return VirtualCall(
      receiver: own.items.isEmpty ? any(.own(type), "an unknown instance") : own, isSure: isSure)
  }

  /// Whether no other method meets or overrides what one does.
  private func isAlone(_ method: Program.Declared) -> Bool {
    let declaration = program[method]
    return declarations(metBy: method).allSatisfy { met in
      let types = heirs(of: canonical(program[met].container, met.file))
      return isRequirement(met)
        && types.flatMap { ownMembers(declaration.name, of: $0) }
          .allSatisfy { $0 == method || isRequirement($0) }
    }
  }
}

/// Which arguments of a call go to which parameters, and whether their types allow it.
extension Evaluator {
  /// The arguments for each parameter; `nil` where the call cannot mean it.
  package func matching(
    _ arguments: [Node.Argument], _ parameters: [Declaration.Parameter], _ file: Int32
  ) -> [[Node.ID]]? {
    var result = Array(repeating: [Node.ID](), count: parameters.count)
    var index = 0
    for (position, argument) in arguments.enumerated() {
      let isTrailing = position == arguments.count - 1 && isClosure(argument.value, file)
      while true {
        guard index < parameters.count else { return nil }
        let parameter = parameters[index]
        if isSame(argument.label, parameter.label)
          || (isTrailing && argument.label == nil && isFunction(parameter.type))
        {
          result[index].append(argument.value)
          if !parameter.isVariadic { index += 1 }
          break
        }
        if parameter.isVariadic, argument.label == nil || argument.label == Declaration.anyLabel,
          !result[index].isEmpty
        {
          result[index].append(argument.value)
          break
        }
        guard parameter.value != nil || parameter.isVariadic || isFunction(parameter.type) else {
          return nil
        }
        index += 1
      }
    }
    for (index, parameter) in parameters.enumerated() where result[index].isEmpty {
      guard parameter.value != nil || parameter.isVariadic || isFunction(parameter.type) else {
        return nil
      }
    }
    return result
  }

  /// Whether a label is the parameter's, or one of them belongs to a selector.
  private func isSame(_ label: String?, _ parameter: String?) -> Bool {
    label == parameter || label == Declaration.anyLabel || parameter == Declaration.anyLabel
  }

  func isClosure(_ id: Node.ID, _ file: Int32) -> Bool {
    if case .closure = program[Program.Spot(file: file, node: id)].kind { true } else { false }
  }

  private func isFunction(_ type: TypeName?) -> Bool {
    if case .function? = type { true } else { false }
  }

  /// Whether the arguments' types, as far as they are known, allow a declaration.
  package func allows(_ declared: Program.Declared, _ arguments: [Node.Argument], _ file: Int32)
    -> Bool
  {
    let declaration = program[declared]
    guard let matched = matching(arguments, declaration.parameters, file) else { return false }
    // Objective-C tells methods apart by their selectors alone.
    if program.isObjectiveC(file) || program.isObjectiveC(declared.file) { return true }
    for (parameter, values) in zip(declaration.parameters, matched) {
      guard let type = parameter.type else { continue }
      let wanted = resolve(type, in: container(of: declared), declared.file)
      for value in values
      where !allows(Program.Spot(file: file, node: value), as: wanted) { return false }
    }
    return true
  }

  package func allows(_ value: Program.Spot, as wanted: TypeRef) -> Bool {
    switch program[value].kind {
    case .text: return takesText(wanted)
    case .number: return !wanted.isString && !isOwn(wanted, [.enumeration])
    case .truth:
      if case .foreign(let path) = wanted { return path.last == "Bool" || !wanted.isString }
      return !isOwn(wanted, [.enumeration, .structure])
    case .member, .call:
      if let (name, arguments) = implicitMember(value) {
        return takesMember(name, wanted, with: arguments, value.file)
      }
    default: break
    }
    guard case .value(let type)? = staticType(value) else { return true }
    return isCompatible(type, wanted)
  }

  /// The member with which an expression begins that begins with a dot, and what it is called with:
  /// `.custom("GateSans-Bold", size: 12).weight(.bold)`.
  private func implicitMember(_ value: Program.Spot) -> (name: String, arguments: [Node.Argument])?
  {
    var current = value
    var arguments = [Node.Argument]()
    for _ in 0..<24 {
      switch program[current].kind {
      case .member(nil, let name): return name == "init" ? nil : (name, arguments)
      case .member(let base?, _):
        arguments = []
        current = Program.Spot(file: value.file, node: base)
      case .call(let callee, let given):
        arguments = given
        current = Program.Spot(file: value.file, node: callee)
      default: return nil
      }
    }
    return nil
  }

  private func takesText(_ wanted: TypeRef) -> Bool {
    switch wanted {
    case .own(let path):
      if shape(of: path) == .contract { return true }
      return ancestors(of: path).contains { $0.hasPrefix("ExpressibleBy") }
    case .foreign: return !wanted.isPlain && !isWeight(wanted)
    case .other: return true
    default: return false
    }
  }

  private func isWeight(_ type: TypeRef) -> Bool {
    if case .foreign(let path) = type {
      path.last == "Weight" || path.last == "TextStyle"
    } else {
      false
    }
  }

  /// - Parameter arguments: What the member is called with, in the file.
  private func takesMember(
    _ name: String, _ wanted: TypeRef, with arguments: [Node.Argument], _ file: Int32
  ) -> Bool {
    switch wanted {
    case .own(let path):
      return members(name, of: path).contains {
        program[$0].isStatic && (arguments.isEmpty || takes($0, arguments, file))
      } || shape(of: path) == .contract
    case .foreign(let path) where wanted.isString:
      return members(name, of: path).contains { program[$0].isStatic }
    case .foreign(let path): return path.last != "Bool"
    default: return true
    }
  }

  /// Whether a static member may be called with arguments: a case `custom(Face, Int)` takes no
  /// `.custom("GateSans-Bold", size: 12)`.
  private func takes(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ file: Int32
  ) -> Bool {
    let declaration = program[declared]
    switch declaration.kind {
    case .function: return allows(declared, arguments, file)
    case .enumCase:
      guard declaration.parameters.count == arguments.count else {
        return allows(declared, arguments, file)
      }
      return zip(declaration.parameters, arguments).allSatisfy { parameter, argument in
        if argument.label == nil, isClosure(argument.value, file) { return true }
        guard parameter.label == argument.label else { return false }
        guard let type = parameter.type else { return true }
        return allows(
          Program.Spot(file: file, node: argument.value),
          as: resolve(type, in: container(of: declared), declared.file))
      }
    default: return true
    }
  }

  private func isOwn(_ type: TypeRef, _ shapes: [Declaration.Shape]) -> Bool {
    guard case .own(let path) = type, let shape = shape(of: path) else { return false }
    return shapes.contains(shape)
  }

  private func isCompatible(_ type: TypeRef, _ wanted: TypeRef) -> Bool {
    switch (type, wanted) {
    case (.own(let own), .own(let other)):
      return own == other || ancestors(of: own).contains(other)
        || ancestors(of: other).contains(own)
    case (.own(let own), .foreign):
      if wanted.isString || wanted.isPlain { return false }
      return !isOwn(type, [.enumeration]) || isContract(wanted)
        || ancestors(of: own).isEmpty == false
    case (.foreign, .own(let other)): return shape(of: other) == .contract
    case (.foreign(let own), .foreign(let other)):
      if type.isString != wanted.isString, type.isString || wanted.isString {
        return !(type.isPlain || wanted.isPlain || isWeight(type) || isWeight(wanted))
      }
      return own.last == other.last || !(type.isPlain && wanted.isPlain)
        || type.isNumber && wanted.isNumber
    case (.array, .array), (.other, _), (_, .other), (_, .function), (.function, _): return true
    case (.array, .own), (.array, .foreign):
      return !wanted.isString && !isOwn(wanted, [.enumeration, .structure])
    default: return true
    }
  }

  private func isContract(_ type: TypeRef) -> Bool { false }
}

import SourceText
import SwiftSyntax

/// In which contexts code runs: for each element of the loops around it, for each call of its function.
extension RegistrationEvaluator {
  /// The values of something in every context its code runs in.
  func everywhere(_ spot: Spot, _ evaluate: (Context) -> [Value]) -> [Value] {
    var bases = [Context()]
    var values: [Value] = []
    for _ in 0..<Limit.calls {
      values = bases.flatMap { base in
        localContexts(around: spot, base).flatMap(evaluate)
      }
      guard let function = values.openFunction else { return values }
      let callers = callers(of: function)
      if callers.isEmpty { return values.closed(by: uncalled(function)) }
      bases = bases.flatMap { base in callers.map { base.merging($0) } }
      guard bases.count <= Limit.values else { break }
    }
    return values.closed(by: [.unknown("a parameter that goes through too many functions")])
  }

  /// For each element of the loops between code and the function around it, a context.
  func localContexts(around spot: Spot, _ base: Context) -> [Context] {
    var binders: [Syntax] = []
    var inner = spot.node
    for node in spot.node.ancestors {
      if node.asProtocol(DeclGroupSyntax.self) != nil || node.is(FunctionDeclSyntax.self) { break }
      if let loop = node.as(ForStmtSyntax.self), inner.id != loop.sequence.id {
        binders.append(node)
      } else if node.is(ClosureExprSyntax.self) {
        binders.append(node)
      }
      inner = node
    }
    return binders.reversed().reduce([base]) { contexts, binder in
      guard contexts.count <= Limit.values else { return contexts }
      return contexts.flatMap { elements(of: binder, spot.file, $0) }
    }
  }

  /// A context for each element of a loop, or of what a closure is called with.
  private func elements(of binder: Syntax, _ file: Int, _ context: Context) -> [Context] {
    let spot = Spot(file, binder)
    if let loop = binder.as(ForStmtSyntax.self) {
      if context.binds(spot) { return [context] }
      let items = values(loop.sequence, in: file, context).elements
      return bound(items, context) { loop.pattern.bind($0, at: spot, in: &$1) }
    }
    guard let closure = binder.as(ClosureExprSyntax.self), let call = closure.iteration,
      let receiver = call.receiver
    else { return [context] }
    if context.binds(spot) { return [context] }
    let items = values(receiver, in: file, context).elements
    return bound(items, context) { closure.bind([$0], at: spot, in: &$1) }
  }

  private func bound(
    _ items: [Value], _ context: Context, _ bind: (Value, inout Context) -> Void
  ) -> [Context] {
    let items = items.isEmpty ? [.unknown("the elements of an empty list")] : items
    return items.map { item in
      var context = context
      bind(item, &context)
      return context
    }
  }
}

// MARK: - Callers

extension RegistrationEvaluator {
  /// A context for each call of a function, with its parameters and what it runs on.
  func callers(of function: Spot) -> [Context] {
    guard calling.count < Limit.calls, calling.insert(function).inserted else { return [] }
    defer { calling.remove(function) }
    let isTest = sources.file(function.file).isTest
    return sources.callSites(of: function)
      .filter { isTest || !sources.file($0.spot.file).isTest }
      .flatMap { site in contexts(of: site, function) }
  }

  private func contexts(of site: RegistrationCallSite, _ function: Spot) -> [Context] {
    var found: [Context] = []
    for context in localContexts(around: site.spot, Context()) {
      guard let (bound, values) = bind(function, site, context) else { return [] }
      guard let outer = values.openFunction else {
        found.append(bound)
        continue
      }
      for base in callers(of: outer) {
        for context in localContexts(around: site.spot, base) {
          if let (bound, _) = bind(function, site, context) { found.append(bound) }
        }
      }
    }
    return Array(found.prefix(Limit.values))
  }

  /// What a function's parameters are in a call; `nil` where the call is not one of it.
  func bind(
    _ function: Spot, _ site: RegistrationCallSite, _ context: Context
  ) -> (context: Context, values: [Value])? {
    var bound = Context()
    var all: [Value] = []
    func set(_ name: String, _ values: [Value]) {
      bound[function, name] = values
      all += values
    }
    if let element = site.passedElement {
      guard let first = function.node.parameters.first else { return nil }
      set(first.name, values(element, in: site.spot.file, context).elements)
    } else {
      guard let arguments = site.call.matching(function.node.parameters) else { return nil }
      for (parameter, nodes) in zip(function.node.parameters, arguments) {
        let values = nodes.map {
          argument($0, parameter, in: site.spot.file, context, function.file)
        }
        if parameter.isVariadic {
          set(parameter.name, [.list(values.flatMap { $0 })])
        } else if let first = values.first {
          set(parameter.name, first)
        } else if let value = parameter.value {
          set(parameter.name, self.values(value, in: function.file, Context()))
        } else {
          set(parameter.name, [])
        }
      }
    }
    let receiver = receiver(of: site, function, context)
    if !receiver.isEmpty { set("self", receiver) }
    return (bound, all)
  }

  /// An argument; `.name` is a member of the parameter's type.
  private func argument(
    _ node: ExprSyntax, _ parameter: RegistrationParameter, in file: Int, _ context: Context,
    _ declaring: Int
  ) -> [Value] {
    if let member = node.unmarked.as(MemberAccessExprSyntax.self), member.base == nil,
      let name = parameter.type?.lastName, name != "Bundle",
      let type = sources.type(named: name, from: declaring)
    {
      return property(
        member.declName.baseName.identifierText, of: [.type(type)], at: Spot(file, node), context)
    }
    return values(node, in: file, context)
  }

  private func receiver(
    of site: RegistrationCallSite, _ function: Spot, _ context: Context
  ) -> [Value] {
    guard function.node.is(FunctionDeclSyntax.self), !function.node.isStaticMember,
      let type = enclosingType(of: function), site.passedElement == nil
    else { return [] }
    let found =
      site.call.receiver.map { values($0, in: site.spot.file, context) }
      ?? selfValues(at: site.spot, context)
    // Some value of the type, no one knows which.
    return found.flatMap { value -> [Value] in
      if case .unknown = value { instances(of: type) } else { [value] }
    }
  }

  /// What is left of a parameter that no call gives: nothing is registered where nothing calls the
  /// function; but other modules and Objective-C may.
  private func uncalled(_ function: Spot) -> [Value] {
    let name = function.node.as(FunctionDeclSyntax.self)?.name.identifierText ?? "init"
    guard !function.node.mayBeCalledFromElsewhere, !sources.isMentioned(name, besides: function)
    else { return [.unknown("a parameter of '\(name)'")] }
    return []
  }
}

extension [RegistrationValue] {
  /// With something in place of what only callers know.
  fileprivate func closed(by values: [RegistrationValue]) -> [RegistrationValue] {
    flatMap { value -> [RegistrationValue] in
      [value].openFunction == nil ? [value] : values
    }
  }
}

extension ClosureExprSyntax {
  /// The call that runs it for each element of what stands before the dot.
  fileprivate var iteration: FunctionCallExprSyntax? {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call, let name = call.calledExpression.lastName, Self.iterating.contains(name) else {
      return nil
    }
    return call
  }

  private static let iterating: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy",
    "reversed", "concurrentForEach", "asyncForEach",
  ]

  fileprivate func bind(
    _ arguments: [RegistrationValue], at spot: RegistrationSpot,
    in context: inout RegistrationContext
  ) {
    let names = parameterNames
    for (index, argument) in arguments.enumerated() {
      if names.count > 1, case .tuple(let parts) = argument {
        for (name, part) in zip(names, parts) { context[spot, name] = part.values }
      } else if names.isEmpty {
        context[spot, "$\(index)"] = [argument]
        if case .tuple(let parts) = argument {
          for (index, part) in parts.enumerated().dropFirst() {
            context[spot, "$\(index)"] = part.values
          }
        }
      } else if names.indices.contains(index) {
        context[spot, names[index]] = [argument]
      }
    }
  }
}

extension PatternSyntax {
  fileprivate func bind(
    _ value: RegistrationValue, at spot: RegistrationSpot, in context: inout RegistrationContext
  ) {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      context[spot, pattern.identifier.identifierText] = [value]
    } else if let pattern = self.as(ValueBindingPatternSyntax.self) {
      pattern.pattern.bind(value, at: spot, in: &context)
    } else if let pattern = self.as(TuplePatternSyntax.self) {
      for (index, element) in pattern.elements.enumerated() {
        if case .tuple(let parts) = value, parts.indices.contains(index),
          let name = element.pattern.as(IdentifierPatternSyntax.self)
        {
          context[spot, name.identifier.identifierText] = parts[index].values
        } else {
          element.pattern.bind(value, at: spot, in: &context)
        }
      }
    }
  }
}

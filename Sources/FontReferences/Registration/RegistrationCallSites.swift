import SwiftSyntax

/// A place where a function is called, or given to `forEach` and its kin to be called.
struct RegistrationCallSite {
  var spot: RegistrationSpot
  var call: FunctionCallExprSyntax
  /// The list whose elements it is called with, where it is given to another function.
  var passedElement: ExprSyntax?
}

/// A parameter of a function.
struct RegistrationParameter {
  /// `nil` for `_`.
  var label: String?
  var name: String
  var type: TypeSyntax?
  var value: ExprSyntax?
  var isVariadic: Bool
}

extension RegistrationSources {
  /// The calls that may be of a function.
  func callSites(of function: RegistrationSpot) -> [RegistrationCallSite] {
    if let node = function.node.as(FunctionDeclSyntax.self) {
      let name = node.name.identifierText
      let owner = function.node.enclosingType?.typeName
      return files(mentioning: name).flatMap { index -> [RegistrationCallSite] in
        let file = file(index)
        let calls = (file.calls[name] ?? []).filter { $0.mayCall(memberOf: owner) }.map {
          RegistrationCallSite(spot: RegistrationSpot(index, $0), call: $0)
        }
        return calls + (file.passed[name] ?? []).compactMap { passed($0, in: index) }
      }
    }
    guard function.node.is(InitializerDeclSyntax.self),
      let type = function.node.enclosingType?.typeName
    else { return [] }
    return calls(of: type).map { RegistrationCallSite(spot: $0, call: $1) }
  }

  /// The calls that make a value of a type: `Type(…)`, `.init(…)`.
  func calls(of type: String) -> [(RegistrationSpot, FunctionCallExprSyntax)] {
    files(mentioning: type).flatMap { index -> [(RegistrationSpot, FunctionCallExprSyntax)] in
      let file = file(index)
      let initialisers = (file.calls["init"] ?? []).filter { call in
        let receiver = call.receiver?.lastName
        return receiver == nil || receiver == type
          || receiver == "self" && call.enclosingType?.typeName == type
      }
      return ((file.calls[type] ?? []) + initialisers).map { (RegistrationSpot(index, $0), $0) }
    }
  }

  private func passed(_ node: ExprSyntax, in file: Int) -> RegistrationCallSite? {
    guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.lastName,
      ["forEach", "map", "compactMap", "flatMap"].contains(method), let list = call.receiver
    else { return nil }
    return RegistrationCallSite(
      spot: RegistrationSpot(file, node), call: call, passedElement: list)
  }

  /// Whether anything calls or passes a function of this name.
  func isMentioned(_ name: String, besides function: RegistrationSpot) -> Bool {
    let name =
      function.node.is(InitializerDeclSyntax.self)
      ? function.node.enclosingType?.typeName ?? name : name
    return files(mentioning: name).contains { index in
      let file = file(index)
      return !(file.calls[name] ?? []).isEmpty || !(file.passed[name] ?? []).isEmpty
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether what stands before the dot can be of a type; without a dot the call stands in it.
  fileprivate func mayCall(memberOf owner: String?) -> Bool {
    guard let receiver else {
      // An implicit member: `.register(…)`.
      if calledExpression.unmarked.is(MemberAccessExprSyntax.self) { return true }
      guard let owner else { return true }
      return ancestors.contains { $0.typeName == owner } || owner == "NSObject"
    }
    guard let owner, let name = receiver.lastName, name.first?.isUppercase == true else {
      return owner != nil || receiver.lastName?.first?.isUppercase == true
    }
    return name == owner || name == "Self"
  }

  /// The arguments for each of some parameters; `nil` where they do not fit.
  func matching(_ parameters: [RegistrationParameter]) -> [[ExprSyntax]]? {
    var rest = allArguments[...]
    var matched: [[ExprSyntax]] = []
    for parameter in parameters {
      var own: [ExprSyntax] = []
      if let next = rest.first, next.label == parameter.label || isTrailing(next.value) {
        own.append(next.value)
        rest = rest.dropFirst()
        while parameter.isVariadic, let next = rest.first, next.label == nil {
          own.append(next.value)
          rest = rest.dropFirst()
        }
      } else if parameter.value == nil, !parameter.isVariadic {
        return nil
      }
      matched.append(own)
    }
    return rest.isEmpty ? matched : nil
  }

  private func isTrailing(_ value: ExprSyntax) -> Bool {
    trailingClosure.map { ExprSyntax($0).id == value.id } ?? false
  }
}

extension Syntax {
  /// The parameters of a function or an initialiser.
  var parameters: [RegistrationParameter] {
    let signature =
      self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
    guard let signature else { return [] }
    return signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.identifierText
      return RegistrationParameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).identifierText, type: parameter.type,
        value: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil)
    }
  }

  /// Whether code that is not here may call it: another module, Objective-C, the system.
  var mayBeCalledFromElsewhere: Bool {
    let modifiers = asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
    if !Set(modifiers).isDisjoint(with: ["public", "open", "override"]) { return true }
    let owner = enclosingType?.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
    if enclosingType?.is(ExtensionDeclSyntax.self) == true, owner.contains("public") { return true }
    return asProtocol(WithAttributesSyntax.self)?.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.lastName
      return name == "objc" || name == "IBAction"
    } ?? false
  }
}

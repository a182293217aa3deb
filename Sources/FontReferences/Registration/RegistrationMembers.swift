import SourceText
import SwiftSyntax

/// Members: of bundles and paths, of lists and tuples, of the types of the sources.
extension RegistrationEvaluator {
  func member(_ node: MemberAccessExprSyntax, in file: Int, _ context: Context) -> [Value] {
    let name = node.declName.baseName.identifierText
    let spot = Spot(file, node)
    guard let base = node.base else {
      switch name {
      case "main": return [.bundle(.main)]
      case "module": return [.bundle(.module)]
      default: return [.unknown("'.\(name)'")]
      }
    }
    if let bundle = bundle(name, of: base) { return [.bundle(bundle)] }
    return property(name, of: values(base, in: file, context), at: spot, context)
  }

  private func bundle(_ name: String, of base: ExprSyntax) -> ResourceBundle? {
    guard let type = base.lastName, type == "Bundle" || type == "NSBundle" else { return nil }
    return switch name {
    case "main", "mainBundle": .main
    case "module": .module
    default: nil
    }
  }

  /// What a property is on each of some values.
  func property(
    _ name: String, of receiver: [Value], at spot: Spot, _ context: Context
  ) -> [Value] {
    receiver.flatMap { property(name, of: $0, at: spot, context) }
  }

  private func property(
    _ name: String, of value: Value, at spot: Spot, _ context: Context
  ) -> [Value] {
    switch value {
    case .text(let text, let place): return textMember(name, of: text, place) ?? [unknown(name)]
    case .absent: return []
    case .source(let fonts): return property(name, of: fonts)
    case .bundle(let bundle): return [.folder(bundle)]
    case .folder, .unknown: return [value]
    case .open: return [value]
    case .list(let items):
      return Self.listProperties.contains(name) ? [.list(pairPart(name, of: items))] : items.flatMap {
        property(name, of: $0, at: spot, context)
      }
    case .tuple(let parts): return property(name, of: parts)
    case .type(let type): return typeProperty(name, of: type, at: spot)
    case .enumCase(let type, let own):
      if name == "rawValue" { return rawValue(of: own, in: type) }
      return declared(name, of: type, receiver: value, at: spot, context)
    case .instance(let type, let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.values }
      return declared(name, of: type, receiver: value, at: spot, context)
    }
  }

  private static let listProperties: Set<String> = [
    "first", "last", "keys", "values", "lazy", "indices", "startIndex",
  ]

  private func pairPart(_ name: String, of items: [Value]) -> [Value] {
    guard name == "keys" || name == "values" else { return items }
    return items.flatMap { item -> [Value] in
      guard case .tuple(let parts) = item, parts.count == 2 else { return [item] }
      return parts[name == "keys" ? 0 : 1].values
    }
  }

  private func property(_ name: String, of parts: [Value.Part]) -> [Value] {
    if let part = parts.first(where: { $0.label == name }) { return part.values }
    switch (Int(name), name) {
    case (let index?, _) where parts.indices.contains(index): return parts[index].values
    case (_, "first"): return parts.first?.values ?? []
    case (_, "last"): return parts.last?.values ?? []
    default: return [unknown(name)]
    }
  }

  /// A file's name can be told; everything else that is asked of it is still the file.
  private func property(_ name: String, of fonts: RegisteredFonts) -> [Value] {
    guard let file = fonts.fileName, ["lastPathComponent", "pathExtension"].contains(name) else {
      return [.source(fonts)]
    }
    return textMember(name, of: file, fonts.place) ?? [.source(fonts)]
  }

  private func unknown(_ name: String) -> Value { .unknown("'\(name)' of a value") }
}

// MARK: - Declared types

extension RegistrationEvaluator {
  private func typeProperty(_ name: String, of type: RegistrationType, at spot: Spot) -> [Value] {
    switch name {
    case "self", "Type": return [.type(type)]
    case "allCases": return [.list(cases(of: type))]
    default: break
    }
    if let binding = sources.property(name, of: type), binding.isStatic {
      return stored(binding.node, binding.file)
        + computed(
          binding.node, in: Spot(binding.file, binding.node), of: [.type(type)])
    }
    if sources.hasCase(name, type) { return [.enumCase(type, name: name)] }
    if let nested = sources.type(named: name, from: spot.file) { return [.type(nested)] }
    return [.unknown("'\(type.name).\(name)'")]
  }

  /// A property of an instance: its initial value, what its getter gives, or what its initialiser was given.
  private func declared(
    _ name: String, of type: RegistrationType, receiver: Value, at spot: Spot, _ context: Context
  ) -> [Value] {
    guard let binding = sources.property(name, of: type) else { return [unknown(name)] }
    let found =
      stored(binding.node, binding.file)
      + computed(binding.node, in: Spot(binding.file, binding.node), of: [receiver])
    if !found.isEmpty { return found }
    // Within an initialiser: what was assigned before.
    if let initializer = spot.node.enclosingMember?.as(InitializerDeclSyntax.self) {
      return assigned(name, in: initializer, spot.file, context)
    }
    return [unknown(name)]
  }

  /// A property's initial value.
  func stored(_ binding: PatternBindingSyntax, _ file: Int) -> [Value] {
    guard let value = binding.initializer?.value else { return [] }
    return values(value, in: file, Context())
  }

  /// What a property's getter gives.
  func computed(
    _ binding: PatternBindingSyntax, in spot: Spot, of receiver: [Value]
  ) -> [Value] {
    guard let body = binding.getter else { return [] }
    var context = Context()
    if let member = body.enclosingMember, !receiver.isEmpty {
      context[Spot(spot.file, member), "self"] = receiver
    }
    return results(of: body, in: spot.file, context, on: receiver)
  }

  /// What a body gives back; of a `switch` over an enum only the branch of the case that it runs on.
  func results(
    of body: Syntax, in file: Int, _ context: Context, on receiver: [Value] = []
  ) -> [Value] {
    var body = body
    if receiver.count == 1, case .enumCase(_, let name)? = receiver.first,
      let branch = body.switchOverSelf?.branch(of: name)
    {
      body = branch
    }
    return RegistrationResults.of(body).flatMap { result in
      localContexts(around: Spot(file, result), context).flatMap {
        values(result, in: file, $0)
      }
    }
  }

  /// All values of a type that the sources make: an enum's cases, or what its initialisers are given.
  func instances(of type: RegistrationType) -> [Value] {
    let cases = cases(of: type)
    if !cases.isEmpty { return cases }
    guard constructing.insert(type).inserted else { return [] }
    defer { constructing.remove(type) }
    let made = sources.calls(of: type.name).flatMap { site, call in
      localContexts(around: site, Context()).flatMap { values(ExprSyntax(call), in: site.file, $0) }
    }
    return made.isEmpty ? [.unknown("a '\(type.name)' that no code makes")] : made
  }

  func cases(of type: RegistrationType) -> [Value] {
    sources.caseElements(of: type).map { .enumCase(type, name: $0.node.name.identifierText) }
  }

  private func rawValue(of name: String, in type: RegistrationType) -> [Value] {
    guard let element = sources.caseElements(of: type).first(where: {
      $0.node.name.identifierText == name
    }) else { return [unknown("rawValue")] }
    if let raw = element.node.rawValue?.value {
      return values(raw, in: element.file, Context())
    }
    return [.text(name, sources.place(element.node, in: element.file))]
  }
}

extension RegistrationSources {
  struct Property {
    var file: Int
    var node: PatternBindingSyntax
    var isStatic: Bool
  }

  func property(_ name: String, of type: RegistrationType) -> Property? {
    for member in members(of: type) {
      guard let declaration = member.node.as(VariableDeclSyntax.self) else { continue }
      for binding in declaration.bindings where binding.pattern.binds(name) {
        return Property(
          file: member.file, node: binding, isStatic: Syntax(declaration).isStaticMember)
      }
    }
    return nil
  }

  func caseElements(of type: RegistrationType) -> [(file: Int, node: EnumCaseElementSyntax)] {
    members(of: type).flatMap { member -> [(file: Int, node: EnumCaseElementSyntax)] in
      guard let declaration = member.node.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { (member.file, $0) }
    }
  }

  func hasCase(_ name: String, _ type: RegistrationType) -> Bool {
    caseElements(of: type).contains { $0.node.name.identifierText == name }
  }
}

extension Syntax {
  /// Whether a member belongs to the type itself.
  var isStaticMember: Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    } ?? false
  }

  /// `switch self`, where a body is nothing else.
  fileprivate var switchOverSelf: SwitchExprSyntax? {
    var body = self
    if let block = body.as(CodeBlockSyntax.self) { body = Syntax(block.statements) }
    guard let list = body.as(CodeBlockItemListSyntax.self), list.count == 1, let item = list.first
    else { return nil }
    let statement =
      item.item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
      ?? item.item.as(SwitchExprSyntax.self)
    guard let statement, statement.subject.lastName == "self" else { return nil }
    return statement
  }
}

extension SwitchExprSyntax {
  /// The statements of the branch for a case.
  fileprivate func branch(of name: String) -> Syntax? {
    var fallback: Syntax?
    for item in cases {
      guard let item = item.as(SwitchCaseSyntax.self) else { continue }
      switch item.label {
      case .default: fallback = Syntax(item.statements)
      case .case(let label):
        let names = label.caseItems.map {
          $0.pattern.as(ExpressionPatternSyntax.self)?.expression.lastName
        }
        if names.contains(name) { return Syntax(item.statements) }
      }
    }
    return fallback
  }
}

extension PatternBindingSyntax {
  /// The body of its getter.
  fileprivate var getter: Syntax? {
    switch accessorBlock?.accessors {
    case .getter(let statements): return Syntax(statements)
    case .accessors(let accessors):
      return accessors.first { $0.accessorSpecifier.text == "get" }?.body.map { Syntax($0) }
    case nil: return nil
    }
  }
}

import SourceText
import SwiftParser
import SwiftSyntax

/// Methods: those of lists, paths and strings, and functions of the sources.
extension RegistrationEvaluator {
  func method(
    _ name: String, _ node: FunctionCallExprSyntax, of base: [Value], in file: Int,
    _ context: Context
  ) -> [Value] {
    if base.openFunction != nil { return base }
    switch name {
    case "map", "compactMap", "flatMap":
      return [.list(mapped(node, base, in: file, context))]
    case "forEach": return []
    case "enumerated":
      return [
        .list(
          base.elements.map {
            .tuple([Value.Part(label: "offset", values: []), Value.Part(label: "element", values: [$0])])
          })
      ]
    case "appendingPathComponent", "appending", "stringByAppendingPathComponent",
      "URLByAppendingPathComponent":
      guard let component = node.arguments.first?.expression else { return base }
      let values = values(component, in: file, context)
      let isText = base.firstFolder == nil && base.sources.isEmpty
      if name == "appending", isText, node.labels.first == .some(nil) { return joined(base, values) }
      return path(base, values)
    case "appendingPathExtension":
      guard let type = node.arguments.first?.expression else { return base }
      return base.map { appended($0, values(type, in: file, context)) }
    default: return base.flatMap { method(name, node, of: $0, in: file, context) }
    }
  }

  private func method(
    _ name: String, _ node: FunctionCallExprSyntax, of value: Value, in file: Int,
    _ context: Context
  ) -> [Value] {
    switch value {
    case .text(let text, let place):
      return textMethod(name, of: text, place, node) ?? [.unknown("'\(node.excerpt)'")]
    case .list(let items):
      return Self.choosing.contains(name) ? items : [.list(items)]
    case .source, .folder, .open, .absent, .tuple:
      return property(name, of: [value], at: Spot(file, node), context)
    case .unknown: return [value]
    case .bundle, .type, .enumCase, .instance: return [.unknown("what '\(node.excerpt)' gives")]
    }
  }

  /// Methods that give an element of a list and no list.
  private static let choosing: Set<String> = [
    "first", "last", "randomElement", "removeFirst", "removeLast", "popLast", "min", "max",
  ]

  private func appended(_ value: Value, _ types: [Value]) -> Value {
    let type = types.texts.first?.text
    switch value {
    case .text(let text, let place): return .text(type.map { text + "." + $0 } ?? text, place)
    case .source(var fonts):
      if case .file(let name, nil) = fonts.kind { fonts.kind = .file(name: name, extension: type) }
      return .source(fonts)
    default: return value
    }
  }

  private func mapped(
    _ node: FunctionCallExprSyntax, _ base: [Value], in file: Int, _ context: Context
  ) -> [Value] {
    guard let argument = node.allArguments.first?.value else { return base.elements }
    if let closure = argument.unmarked.as(ClosureExprSyntax.self) {
      return results(of: Syntax(closure.statements), in: file, context).elements
        .filter { if case .absent = $0 { false } else { true } }
    }
    if let path = argument.as(KeyPathExprSyntax.self) {
      let name = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
        .map { $0.declName.baseName.identifierText }
      guard let name, name != "self" else { return base.elements }
      return property(name, of: base.elements, at: Spot(file, node), context)
    }
    // A function, or an initialiser: `URL.init(fileURLWithPath:)`.
    let made = base.elements.filter { if case .source = $0 { true } else { false } }
    return made.isEmpty ? [.unknown("what '\(argument.excerpt)' gives")] : made
  }
}

// MARK: - Functions of the sources

extension RegistrationEvaluator {
  /// A function or type of the sources by its name alone; `nil` where there is none.
  func ownCall(
    _ name: String, _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> [Value]? {
    let spot = Spot(file, node)
    if case .function(let local)? = RegistrationDefinition.find(name, at: node) {
      return run(Spot(file, local), node, in: file, context, on: [])
    }
    for enclosing in node.ancestors {
      guard let typeName = enclosing.typeName,
        let type = sources.type(named: typeName, from: file)
      else { continue }
      let found = functions(name, of: type, fitting: node)
      if let first = found.first {
        return run(first, node, in: file, context, on: selfValues(at: spot, context))
      }
    }
    let globals = sources.globals(named: name).filter {
      $0.node.is(FunctionDeclSyntax.self) && node.matching($0.node.parameters) != nil
    }
    if let global = globals.first { return run(global, node, in: file, context, on: []) }
    guard name.first?.isUppercase == true, let type = sources.type(named: name, from: file),
      type.declaration != nil
    else { return nil }
    return make(type, node, in: file, context)
  }

  /// A method of the sources on some values; `nil` where there is none.
  func ownMethod(
    _ name: String, _ node: FunctionCallExprSyntax, of base: [Value], in file: Int,
    _ context: Context
  ) -> [Value]? {
    var found: [Value] = []
    var isOwn = false
    for value in base {
      guard let type = value.type else { continue }
      if case .type = value, name == "init" {
        found += make(type, node, in: file, context)
        isOwn = true
      } else if let method = functions(name, of: type, fitting: node).first {
        found += run(method, node, in: file, context, on: [value])
        isOwn = true
      } else if case .type = value, let nested = sources.type(named: name, from: file),
        nested.declaration != nil
      {
        found += make(nested, node, in: file, context)
        isOwn = true
      }
    }
    return isOwn ? found : nil
  }

  private func functions(
    _ name: String, of type: RegistrationType, fitting call: FunctionCallExprSyntax
  ) -> [Spot] {
    sources.members(of: type).filter { member in
      member.node.as(FunctionDeclSyntax.self)?.name.identifierText == name
        && call.matching(member.node.parameters) != nil
    }
  }

  /// What a function gives for a call.
  private func run(
    _ function: Spot, _ node: FunctionCallExprSyntax, in file: Int, _ context: Context,
    on receiver: [Value]
  ) -> [Value] {
    guard let body = function.node.as(FunctionDeclSyntax.self)?.body,
      calling.count < Limit.calls, calling.insert(function).inserted
    else { return [.unknown("what '\(node.excerpt)' gives")] }
    defer { calling.remove(function) }
    let site = RegistrationCallSite(spot: Spot(file, node), call: node)
    guard var (bound, _) = bind(function, site, context) else { return [] }
    if !receiver.isEmpty { bound[function, "self"] = receiver }
    // A local function sees the names of the one around it.
    return results(of: Syntax(body), in: function.file, bound.merging(context), on: receiver)
  }

  /// A value of a type: its properties are what its initialiser is given.
  private func make(
    _ type: RegistrationType, _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> [Value] {
    let initialisers = sources.members(of: type).filter { $0.node.is(InitializerDeclSyntax.self) }
    if node.labels == ["rawValue"], let raw = node.arguments.first?.expression {
      return values(raw, in: file, context)
    }
    for initialiser in initialisers {
      guard node.matching(initialiser.node.parameters) != nil,
        let declaration = initialiser.node.as(InitializerDeclSyntax.self)
      else { continue }
      let site = RegistrationCallSite(spot: Spot(file, node), call: node)
      guard let (bound, _) = bind(initialiser, site, context) else { continue }
      let parts = sources.propertyNames(of: type).map { name in
        Value.Part(
          label: name, values: assigned(name, in: declaration, initialiser.file, bound))
      }
      return [.instance(type, parts.filter { !$0.values.isEmpty })]
    }
    let parts = node.arguments.map {
      Value.Part(label: $0.label?.identifierText, values: values($0.expression, in: file, context))
    }
    return [.instance(type, parts)]
  }
}

extension RegistrationSources {
  func propertyNames(of type: RegistrationType) -> [String] {
    members(of: type).flatMap { member -> [String] in
      guard let declaration = member.node.as(VariableDeclSyntax.self) else { return [] }
      return declaration.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    }
  }
}

extension RegistrationValue {
  /// The type of the sources whose methods it has.
  fileprivate var type: RegistrationType? {
    switch self {
    case .type(let type), .enumCase(let type, _), .instance(let type, _): type
    default: nil
    }
  }
}

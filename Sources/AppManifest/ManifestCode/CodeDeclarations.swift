import SourceText
import SwiftSyntax

/// What the files of a project declare: constants, functions and enum cases, by name.
struct CodeDeclarations {
  struct Constant {
    /// The path of the type it is a member of, `TargetDependency.SPM`; `nil` at the top of a file.
    var type: String?
    var isStatic: Bool
    var body: Body
    var scope: CodeScope
  }

  enum Body {
    case value(ExprSyntax)
    case getter(CodeBlockItemListSyntax)
  }

  struct Function {
    var type: String?
    var parameters: [Parameter]
    var body: CodeBlockItemListSyntax
    var scope: CodeScope
    /// Tells functions apart.
    var id: SyntaxIdentifier
  }

  struct Parameter {
    var label: String?
    var name: String
    var type: String
    var defaultValue: ExprSyntax?
    var isVariadic: Bool
  }

  struct EnumCase {
    var type: String
    var rawValue: ExprSyntax?
    var scope: CodeScope
  }

  private(set) var constants: [String: [Constant]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var cases: [String: [EnumCase]] = [:]
  /// The cases of each enum, in order, by the last word of its name.
  private(set) var casesOfType: [String: [String]] = [:]
  /// The protocols and other types that types name behind their colons, by the last word of their names.
  private var inherited: [String: [(type: String, types: [String])]] = [:]
  private var aliases: [String: String] = [:]

  /// - Parameter first: a file whose declarations come before those of the others.
  func preceded(by first: CodeFile) -> CodeDeclarations {
    var result = self
    let own = CodeDeclarations([first])
    result.constants.merge(own.constants) { $1 + $0 }
    result.functions.merge(own.functions) { $1 + $0 }
    result.cases.merge(own.cases) { $1 + $0 }
    result.casesOfType.merge(own.casesOfType) { $1 }
    result.inherited.merge(own.inherited) { $1 + $0 }
    result.aliases.merge(own.aliases) { $1 }
    return result
  }

  init(_ files: [CodeFile]) {
    for file in files {
      for statement in file.syntax.statements {
        if case .decl(let declaration) = statement.item {
          add(declaration, CodeScope(text: file.text), depth: 0)
        }
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, _ scope: CodeScope, depth: Int) {
    guard depth < 32 else { return }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      add(variable, scope)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      add(function, scope)
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      add(cases, scope)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = Self.typePath(alias.initializer.value)
    } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      var scope = scope
      if let name = Self.typePath(of: declaration) {
        scope.type = scope.type.map { $0 + "." + name } ?? name
        let types = group.inheritanceClause?.inheritedTypes.map { Self.typePath($0.type) } ?? []
        if let type = scope.type, !types.isEmpty {
          inherited[Self.lastWord(type), default: []].append((type, types))
        }
      }
      for member in group.memberBlock.members { add(member.decl, scope, depth: depth + 1) }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for member in members { add(member.decl, scope, depth: depth + 1) }
      }
    }
  }

  private static func typePath(of declaration: DeclSyntax) -> String? {
    if let named = declaration.asProtocol(NamedDeclSyntax.self) { return named.name.text.unquoted }
    return (declaration.as(ExtensionDeclSyntax.self)?.extendedType).map(typePath)
  }

  /// A type's name with those around it, without its module and its generic arguments.
  static func typePath(_ type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    let plain = text.prefix { $0 != "<" && $0 != "?" }
    // An extension of a dictionary or an array is known by its first word.
    if plain.hasPrefix("[") { return plain.contains(":") ? "Dictionary" : "Array" }
    let module = "ProjectDescription."
    return String(plain.hasPrefix(module) ? plain.dropFirst(module.count) : plain)
  }
}

// MARK: Looking up

extension CodeDeclarations {
  /// A static constant of a type, or with no type one at the top of a file.
  func constant(_ name: String, of type: String?, isStatic: Bool = true) -> Constant? {
    guard let found = constants[name] else { return nil }
    for type in owners(of: type) {
      let match = found.first { constant in
        Self.isSame(constant.type, type) && (type == nil || constant.isStatic == isStatic)
      }
      if let match { return match }
    }
    return nil
  }

  func functions(_ name: String, of type: String?) -> [Function] {
    guard let found = functions[name] else { return [] }
    return owners(of: type).flatMap { type in found.filter { Self.isSame($0.type, type) } }
  }

  func enumCase(_ name: String, of type: String) -> EnumCase? {
    cases[name]?.first { Self.isSame($0.type, aliases[type] ?? type) }
  }

  /// A type, those it inherits from, and with no type nothing but the top of a file.
  private func owners(of type: String?) -> [String?] {
    guard let type else { return [nil] }
    var result = [aliased(type)]
    var index = 0
    while index < result.count, result.count < 64 {
      for known in inherited[Self.lastWord(result[index])] ?? []
      where Self.isSame(known.type, result[index]) {
        result += known.types.filter { !result.contains($0) }
      }
      index += 1
    }
    return result
  }

  private static func lastWord(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// `Dep.SPM` where `Dep` is another name of a type.
  private func aliased(_ type: String) -> String {
    let parts = type.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let real = aliases[first], real != first else { return type }
    return parts.count == 2 ? real + "." + parts[1] : real
  }

  /// Whether a declared type is meant by a path, which may begin within the other.
  private static func isSame(_ declared: String?, _ wanted: String?) -> Bool {
    guard let declared, let wanted else { return declared == nil && wanted == nil }
    return declared == wanted || declared.hasSuffix("." + wanted)
      || wanted.hasSuffix("." + declared)
  }
}

extension CodeDeclarations {
  private mutating func add(_ variable: VariableDeclSyntax, _ scope: CodeScope) {
    let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let body: Body
      if let value = binding.initializer?.value {
        body = .value(value)
      } else if let statements = Self.getter(binding.accessorBlock) {
        body = .getter(statements)
      } else {
        continue
      }
      constants[name.unquoted, default: []].append(
        Constant(type: scope.type, isStatic: isStatic, body: body, scope: scope))
    }
  }

  private static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax, _ scope: CodeScope) {
    guard let body = function.body?.statements else { return }
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label.unquoted,
        name: (parameter.secondName ?? parameter.firstName).text.unquoted,
        type: Self.typePath(parameter.type), defaultValue: parameter.defaultValue?.value,
        isVariadic: parameter.ellipsis != nil)
    }
    functions[function.name.text.unquoted, default: []].append(
      Function(
        type: scope.type, parameters: parameters, body: body, scope: scope, id: function.id))
  }

  private mutating func add(_ cases: EnumCaseDeclSyntax, _ scope: CodeScope) {
    guard let type = scope.type else { return }
    for element in cases.elements {
      let name = element.name.text.unquoted
      self.cases[name, default: []].append(
        EnumCase(type: type, rawValue: element.rawValue?.value, scope: scope))
      casesOfType[Self.lastWord(type), default: []].append(name)
    }
  }
}

extension String {
  /// A name without the backticks that let it be a keyword.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}

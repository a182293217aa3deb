import SourceText
import SwiftSyntax

/// What the files of a project declare: constants, functions and enum cases, by name.
struct CodeDeclarations {
  struct Constant {
    /// The type it is a member of; `nil` at the top of a file.
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
  /// The cases of each enum, in order.
  private(set) var casesOfType: [String: [String]] = [:]

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
    } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      var scope = scope
      scope.type = Self.typeName(of: declaration) ?? scope.type
      for member in group.memberBlock.members { add(member.decl, scope, depth: depth + 1) }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for member in members { add(member.decl, scope, depth: depth + 1) }
      }
    }
  }

  /// The last part of a type's name: `SPM` for `extension TargetDependency.SPM`.
  private static func typeName(of declaration: DeclSyntax) -> String? {
    if let named = declaration.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    guard let type = declaration.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    return typeName(type)
  }

  static func typeName(_ type: TypeSyntax) -> String {
    let text = type.trimmedDescription
    // An extension of a dictionary or an array is known by its first word.
    let plain = text.prefix { $0 != "<" && $0 != "?" }
    if plain.hasPrefix("[") { return plain.contains(":") ? "Dictionary" : "Array" }
    return plain.split(separator: ".").last.map(String.init) ?? text
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
        type: Self.typeName(parameter.type), defaultValue: parameter.defaultValue?.value,
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
      casesOfType[type, default: []].append(name)
    }
  }
}

extension String {
  /// A name without the backticks that let it be a keyword.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}

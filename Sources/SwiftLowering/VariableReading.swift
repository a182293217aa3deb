import NameFlow
import SwiftSyntax

/// Properties, global variables and, within functions, local ones.
extension SwiftExtractor {
  /// Reads the properties of a declaration; the last one.
  @discardableResult
  mutating func read(variable node: VariableDeclSyntax) -> Declaration.ID? {
    var last: Declaration.ID?
    for (binding, type) in typedBindings(node) {
      switch binding.pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let pattern):
        last = read(property: pattern.identifier, binding, type, node)
      case .tuplePattern(let pattern): read(tuple: pattern, binding, node)
      default: break
      }
    }
    return last
  }

  /// In `let a, b: String` the type is said once.
  func typedBindings(_ node: VariableDeclSyntax) -> [(PatternBindingSyntax, TypeName?)] {
    if node.bindings.count == 1, let only = node.bindings.first {
      return [(only, typeName(only.typeAnnotation?.type))]
    }
    var following: TypeName?
    var result: [(PatternBindingSyntax, TypeName?)] = []
    for binding in node.bindings.reversed() {
      let own = typeName(binding.typeAnnotation?.type)
      let isBare = own == nil && binding.initializer == nil && binding.accessorBlock == nil
      result.append((binding, isBare ? following : own))
      following = own ?? following
    }
    return result.reversed()
  }

  private mutating func read(
    property name: TokenSyntax, _ binding: PatternBindingSyntax, _ type: TypeName?,
    _ node: VariableDeclSyntax
  ) -> Declaration.ID {
    var declaration = member(.property, name, node.modifiers, node.attributes)
    declaration.type = type
    declaration.isOptional = binding.typeAnnotation?.type.isOptional ?? false
    declaration.isVariable = node.bindingSpecifier.text == "var"
    let id = declare(declaration)
    let statements = binding.accessorBlock.flatMap { getter(of: $0) }
    if let statements {
      read(body: statements.items, statements.syntax, of: id)
    }
    readOtherAccessors(binding.accessorBlock, declaration)
    let value = within({
      $0.parent = id
      $0.isLocal = true
    }) { inner in binding.initializer.map { inner.expression($0.value) } }
    own(value, id)
    if !isEmptyUntilSet(binding, declaration) { facts[id].value = value }
    facts[id].wrappers = wrappers(node.attributes, value, id)
    return id
  }

  /// Whether the text stands empty until Interface Builder sets it: nothing is asked for before.
  private func isEmptyUntilSet(_ binding: PatternBindingSyntax, _ property: Declaration) -> Bool {
    property.attributes.contains("IBInspectable")
      && binding.initializer?.value.trimmedDescription == "\"\""
  }

  /// Setters and observers run code too.
  ///
  /// - Parameter parameters: those of a subscript.
  mutating func readOtherAccessors(
    _ block: AccessorBlockSyntax?, _ property: Declaration,
    _ parameters: [Declaration.Parameter] = []
  ) {
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list where accessor.accessorSpecifier.text != "get" {
      guard let body = accessor.body else { continue }
      let id = declare(
        Declaration(
          kind: .code, name: property.name, range: range(accessor), parent: scope.parent,
          container: scope.container))
      facts[id].parameters = parameters
      if accessor.accessorSpecifier.text != "didSet" {
        let name = accessor.parameters?.name.text.unquoted ?? "newValue"
        facts[id].parameters.append(Declaration.Parameter(name: name, type: property.type))
      }
      read(body: body.statements, Syntax(body), of: id)
    }
  }

  private mutating func read(
    tuple pattern: TuplePatternSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax
  ) {
    for (index, element) in pattern.elements.enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var declaration = member(.property, name.identifier, node.modifiers, node.attributes)
      declaration.isVariable = node.bindingSpecifier.text == "var"
      let id = declare(declaration)
      guard let value = binding.initializer.map({ expression($0.value) }) else { continue }
      let part = add(.element(value, index), element)
      own(part, id)
      facts[id].value = part
    }
  }

  /// `@ScaledFont("Lobster") var font` makes a `ScaledFont`: each attribute with arguments as a call.
  private mutating func wrappers(
    _ attributes: AttributeListSyntax, _ value: Node.ID?, _ owner: Declaration.ID
  ) -> [Node.ID] {
    var calls: [Node.ID] = []
    for case .attribute(let attribute) in attributes {
      guard let type = typeName(attribute.attributeName), let name = type.path?.last else {
        continue
      }
      var items: [Node.Argument] = []
      switch attribute.arguments {
      case .argumentList(let list)?: items = arguments(list)
      case nil where value != nil && !Self.platformWrappers.contains(name): break
      default: continue
      }
      let callee = add(.name(name), attribute.attributeName)
      if let value {
        // The value is a node of the property; the wrapper sees it under another name.
        let copy = add(facts[value].kind, range: facts[value].range)
        items.insert(Node.Argument(label: "wrappedValue", value: copy), at: 0)
      }
      let call = add(.call(callee, items), attribute)
      own(call, owner)
      calls.append(call)
    }
    return calls
  }

  /// Attributes without arguments that are no wrapper of the sources.
  private static let platformWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "MainActor", "IBOutlet",
    "IBInspectable", "objc", "NSManaged", "GestureState", "FocusState", "Namespace", "Bindable",
    "ViewBuilder", "inlinable", "usableFromInline", "nonobjc", "Sendable",
  ]
}

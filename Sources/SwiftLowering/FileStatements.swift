import NameFlow
import SwiftSyntax

/// What stands at the top of a file: declarations, and the statements of a script.
extension SwiftExtractor {
  mutating func read(file items: CodeBlockItemListSyntax) {
    var statements: [Node.ID] = []
    var script: Declaration.ID?
    read(file: items, &statements, &script)
    guard let script, let first = items.first else { return }
    let body = add(.block(statements), first)
    facts[script].body = body
    own(body, script)
  }

  private mutating func read(
    file items: CodeBlockItemListSyntax, _ statements: inout [Node.ID],
    _ script: inout Declaration.ID?
  ) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          for (clause, platforms) in platformClauses(conditional) {
            guard case .statements(let inner) = clause.elements else { continue }
            let outer = scope
            scope.platforms.formIntersection(platforms)
            read(file: inner, &statements, &script)
            scope = outer
          }
        } else {
          read(declaration: declaration)
        }
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          read(macro: macro.macroName.text, macro.trailingClosure, macro)
        } else {
          readScript(&script) { $0.expression(expression) }.map { statements.append($0) }
        }
      case .stmt(let statement):
        readScript(&script) { $0.statement(statement) }.map { statements.append($0) }
      }
    }
  }

  private mutating func readScript(
    _ script: inout Declaration.ID?, _ body: (inout SwiftExtractor) -> Node.ID
  ) -> Node.ID? {
    let owner =
      script ?? declare(Declaration(kind: .code, name: "main", range: 0..<0, isStatic: true))
    script = owner
    return within({
      $0.parent = owner
      $0.isLocal = true
    }) { body(&$0) }
  }

  /// `#Preview { … }` and other macros that stand as declarations.
  mutating func read(
    macro name: String, _ closure: ClosureExprSyntax?, _ syntax: some SyntaxProtocol
  ) {
    guard let closure else { return }
    let id = declare(
      Declaration(
        kind: .code, name: "#" + name, range: range(syntax), parent: scope.parent,
        container: scope.container, isStatic: true, isPreview: name == "Preview"))
    let body = within({
      $0.parent = id
      $0.isLocal = true
      $0.isPreview = $0.isPreview || name == "Preview"
    }) { $0.block(closure.statements, closure) }
    facts[id].body = body
    own(body, id)
  }
}

import NameFlow
import SourceText
import SwiftSyntax

/// Reads a Swift file's syntax tree into facts.
///
/// The tree's depth is bounded by ``NestingLimits``, and with it the recursion here.
struct SwiftExtractor {
  var facts: SourceFacts
  var scope = Scope()
  /// Where the names stand of what is declared as `internal`.
  var internals: Set<Int32> = []
  /// What is known of the names that `#if` asks for.
  let conditions: CompilationConditions.Names
  /// Why the file cannot be followed; `nil` where it can.
  var refusal: String?

  /// Where the reader is.
  struct Scope {
    var parent: Declaration.ID?
    var container: [String] = []
    var platforms: PlatformSet = .every
    var isPreview = false
    /// What the generic parameters conform to.
    var generics: [String: [String]] = [:]
    /// Inside a function's statements.
    var isLocal = false
  }

  /// The facts of a text; to be called on one of ``ParserThreads``.
  static func facts(
    of text: SourceText, _ tree: SourceFileSyntax,
    under conditions: CompilationConditions.Names = .init()
  ) -> Result<SourceFacts, Refusal> {
    var extractor = SwiftExtractor(facts: SourceFacts(text: text), conditions: conditions)
    extractor.read(tree)
    return extractor.refusal.map { .failure(.init(reason: $0)) } ?? .success(extractor.facts)
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    read(file: tree.statements)
    facts.isTest =
      facts.imports.contains("XCTest") || facts.imports.contains("Testing")
      || facts.isInTestFolder
  }
}

// MARK: - Nodes

extension SwiftExtractor {
  /// Adds a node, and makes it the parent of those that stand in it.
  mutating func add(_ kind: Node.Kind, _ syntax: some SyntaxProtocol) -> Node.ID {
    add(kind, range: range(syntax))
  }

  mutating func add(_ kind: Node.Kind, range: Range<Int32>) -> Node.ID {
    facts.add(kind, range: range)
  }

  func range(_ syntax: some SyntaxProtocol) -> Range<Int32> {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    return Int32(clamping: start)..<Int32(clamping: max(start, end))
  }
}

// MARK: - Declarations

extension SwiftExtractor {
  mutating func declare(_ declaration: Declaration) -> Declaration.ID {
    var declaration = declaration
    declaration.platforms.formIntersection(scope.platforms)
    declaration.isPreview = declaration.isPreview || scope.isPreview
    return facts.add(declaration)
  }

  /// Makes a declaration the parent of a node.
  mutating func own(_ node: Node.ID?, _ owner: Declaration.ID) { facts.own(node, owner) }

  /// Reads something within another scope.
  mutating func within<Result>(
    _ change: (inout Scope) -> Void, _ body: (inout SwiftExtractor) -> Result
  ) -> Result {
    let outer = scope
    change(&scope)
    defer { scope = outer }
    return body(&self)
  }
}

import SourceText
import SwiftSyntax

/// Reads a Swift file's syntax tree into facts.
///
/// The tree's depth is bounded by ``NestingLimits``, and with it the recursion here.
struct SwiftExtractor {
  var facts: SourceFacts
  var scope = Scope()
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
    of text: SourceText, _ tree: SourceFileSyntax
  ) -> Result<SourceFacts, Refusal> {
    var extractor = SwiftExtractor(facts: SourceFacts(text: text))
    extractor.read(tree)
    return extractor.refusal.map { .failure(.init(reason: $0)) } ?? .success(extractor.facts)
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    read(file: tree.statements)
    facts.isTest =
      facts.imports.contains("XCTest") || facts.imports.contains("Testing")
      || Self.isTestPath(facts.path)
  }

  /// Whether a folder above the file is one of tests.
  private static func isTestPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder == "Tests" || folder == "UITests" || folder.hasSuffix("Tests")
        || folder == "Preview Content"
    }
  }
}

// MARK: - Nodes

extension SwiftExtractor {
  /// Adds a node, and makes it the parent of those that stand in it.
  mutating func add(_ kind: Node.Kind, _ syntax: some SyntaxProtocol) -> Node.ID {
    add(kind, range: range(syntax))
  }

  mutating func add(_ kind: Node.Kind, range: Range<Int32>) -> Node.ID {
    let id = Node.ID(index: Int32(facts.nodes.count))
    for child in kind.children {
      facts.nodes[Int(child.index)].parent = .node(id)
    }
    facts.nodes.append(Node(kind: kind, parent: .none, range: range))
    mention(kind, id)
    return id
  }

  func range(_ syntax: some SyntaxProtocol) -> Range<Int32> {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    return Int32(clamping: start)..<Int32(clamping: max(start, end))
  }

  private mutating func mention(_ kind: Node.Kind, _ id: Node.ID) {
    switch kind {
    case .name(let name), .member(_, let name):
      facts.mentions[name, default: []].append(id)
    case .call(let callee, let arguments):
      if case .member(let base?, let method) = facts[callee].kind,
        SourceFacts.inserting.contains(method), let name = assignedName(base)
      {
        facts.mentions[name + "=", default: []].append(id)
      }
      guard let label = arguments.first?.label, Self.tellingLabels.contains(label) else { return }
      facts.mentions[label + ":", default: []].append(id)
    case .keyPath(let path):
      if let first = path.first { facts.mentions["\\" + first, default: []].append(id) }
    case .subscripted: facts.mentions["[", default: []].append(id)
    case .assignment(let target, _, _):
      if let name = assignedName(target) { facts.mentions[name + "=", default: []].append(id) }
    default: break
    }
  }

  /// Labels by which a call of a font API is known whatever it is called through.
  private static let tellingLabels: Set<String> = ["fontNamed", "fontAttributes"]

  private func assignedName(_ target: Node.ID) -> String? {
    switch facts[target].kind {
    case .name(let name), .member(_, let name): name
    case .unwrapped(let inner, _), .subscripted(let inner, _): assignedName(inner)
    default: nil
    }
  }
}

// MARK: - Declarations

extension SwiftExtractor {
  mutating func declare(_ declaration: Declaration) -> Declaration.ID {
    var declaration = declaration
    declaration.platforms.formIntersection(scope.platforms)
    declaration.isPreview = declaration.isPreview || scope.isPreview
    let id = Declaration.ID(index: Int32(facts.declarations.count))
    facts.declarations.append(declaration)
    return id
  }

  /// Makes a declaration the parent of a node.
  mutating func own(_ node: Node.ID?, _ owner: Declaration.ID) {
    guard let node else { return }
    facts.nodes[Int(node.index)].parent = .declaration(owner)
  }

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

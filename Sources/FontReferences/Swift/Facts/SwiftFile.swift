import SourceText

/// What one Swift file says that matters to fonts, without its syntax tree.
struct SwiftFile: Sendable {
  var text: SourceText
  var imports: Set<String> = []
  var expressions: [SwiftExpression] = []
  var scopes: [SwiftScope] = [SwiftScope(parent: nil, kind: .file)]
  var types: [TypeDeclaration] = []
  var calls: [Call] = []
  /// Whether an extension of `Font` adds a `custom` of its own, which may take anything.
  var addsFontCustom = false
  var assignments: [Use] = []
  var dictionaries: [Use] = []

  /// An expression and what encloses it.
  struct Use: Sendable {
    var expression: SwiftExpression.ID
    var scope: SwiftScope.ID
  }

  struct Call: Sendable {
    var expression: SwiftExpression.ID
    var scope: SwiftScope.ID
    /// Whether `!` stands behind it.
    var isForceUnwrapped: Bool
    /// What its result is for, where that can be seen.
    var expectation: Expectation?
  }

  /// What the place of an expression says about its type.
  enum Expectation: Sendable, Equatable {
    /// The annotation of a variable or the return type: `"UIFont?"` without the question mark.
    case type(String)
    /// An argument of this function, or the value assigned to this variable or member.
    case named(String)
  }

  /// A type, or another name for one.
  struct TypeDeclaration: Sendable {
    var name: String
    /// The scope it is declared in.
    var scope: SwiftScope.ID
    var isPublic: Bool
    /// The type that a `typealias` stands for, split at its dots; `nil` for a type of its own.
    var alias: [String]?
    /// Whether it has a case or function `custom(_:size:)` of its own.
    var hasCustom = false
  }
}

extension SwiftFile {
  func expression(_ id: SwiftExpression.ID) -> SwiftExpression { expressions[id.index] }

  func kind(_ id: SwiftExpression.ID) -> SwiftExpression.Kind { expressions[id.index].kind }

  func place(_ id: SwiftExpression.ID) -> SourcePlace { text.place(expressions[id.index].range) }

  /// The expression as written.
  func written(_ id: SwiftExpression.ID) -> String {
    String(decoding: text.utf8[expressions[id.index].range], as: UTF8.self)
  }

  /// The scopes from the innermost one outwards.
  func chain(_ scope: SwiftScope.ID) -> some Sequence<SwiftScope> {
    sequence(first: scopes[scope.index]) { $0.parent.map { scopes[$0.index] } }
  }

  /// The names of the types around a scope, the outermost first; functions count with their labels,
  /// for what is declared in one is seen nowhere else.
  func typePath(_ scope: SwiftScope.ID) -> [String] {
    var path: [String] = []
    for scope in chain(scope) {
      switch scope.kind {
      case .type(let name): path.insert(name, at: 0)
      case .typeExtension(let names): path.insert(contentsOf: names, at: 0)
      case .function(let function): path.insert(function.name, at: 0)
      case .file, .condition: break
      }
    }
    return path
  }

  /// The platforms a scope may be compiled for.
  func platforms(_ scope: SwiftScope.ID) -> ObjCPlatforms {
    chain(scope).reduce(.all) { platforms, scope in
      guard case .condition(let truth) = scope.kind else { return platforms }
      return platforms.intersection(truth.possible)
    }
  }
}

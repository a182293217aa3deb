/// Something a Swift file declares: a type, a function, a property, a case.
struct Declaration: Sendable {
  var kind: Kind
  var name: String
  /// UTF-8 offsets of the name (of the keyword where it has none).
  var range: Range<Int32>
  /// The declaration it stands in.
  var parent: ID?
  /// The path of the type it is a member of; empty for a global or local one.
  var container: [String] = []
  /// The statement that declares it inside a function.
  var statement: Node.ID?
  var isStatic = false
  /// Only the file sees it.
  var isPrivate = false
  var isPublic = false
  /// `var`, not `let`.
  var isVariable = false
  var isOverride = false
  var parameters: [Parameter] = []
  /// The type of a property, the result of a function, what an alias stands for, an enum's raw type.
  var type: TypeName?
  /// What runs: the statements of a function, an initialiser or a getter.
  var body: Node.ID?
  /// The value of a property, the raw value of a case.
  var value: Node.ID?
  /// The types a type inherits from or conforms to.
  var inherited: [TypeName] = []
  /// The names of its attributes: `State`, `main`, `IBInspectable`.
  var attributes: [String] = []
  /// What Objective-C calls it where that is another name: a class's, a selector, a constant.
  var objectiveCName: String?
  /// The attributes with arguments, as calls.
  var wrappers: [Node.ID] = []
  var platforms: PlatformSet = .every
  /// Whether it runs on a value that its callers give, wherever it stands.
  var takesReceiver = false
  /// Only previews run it.
  var isPreview = false

  struct ID: Hashable, Sendable {
    var index: Int32
  }

  enum Kind: Hashable, Sendable {
    case function, initializer, subscripted, property, enumCase, alias
    case type(Shape)
    /// Statements that stand in no function: of a script, of a preview.
    case code
  }

  enum Shape: Hashable, Sendable {
    case enumeration, structure, reference, contract, addition
  }

  struct Parameter: Sendable {
    /// `nil` for `_`.
    var label: String?
    var name: String
    var type: TypeName?
    var value: Node.ID?
    var isVariadic = false
  }
}

extension Declaration {
  /// The label of an argument that is known by its place in a selector: it stands for any.
  static let anyLabel = ":"

  /// Whether it runs with arguments or a receiver of its own.
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscripted: true
    case .property, .enumCase, .alias, .type, .code: false
    }
  }

  var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// Whether it is written inside a function.
  var isLocal: Bool { statement != nil }

  /// As messages write it: `font(name:size:)`.
  var signature: String {
    if kind == .initializer, let objectiveCName { return objectiveCName }
    // A selector says its labels itself.
    guard isCallable, name.last != ":" else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// With the type it belongs to: `AppFont.title`.
  var qualifiedName: String {
    (container + [signature]).joined(separator: ".")
  }
}

/// Something a Swift file declares: a type, a function, a property, a case.
package struct Declaration: Sendable {
  package var kind: Kind
  package var name: String
  /// UTF-8 offsets of the name (of the keyword where it has none).
  package var range: Range<Int32>
  /// The declaration it stands in.
  package var parent: ID?
  /// The path of the type it is a member of; empty for a global or local one.
  package var container: [String] = []
  /// The statement that declares it inside a function.
  package var statement: Node.ID?
  package var isStatic = false
  /// Only the file sees it.
  package var isPrivate = false
  package var isPublic = false
  /// `var`, not `let`.
  package var isVariable = false
  package var isOverride = false
  package var parameters: [Parameter] = []
  /// The type of a property, the result of a function, what an alias stands for, an enum's raw type.
  package var type: TypeName?
  /// What runs: the statements of a function, an initialiser or a getter.
  package var body: Node.ID?
  /// The value of a property, the raw value of a case.
  package var value: Node.ID?
  /// The types a type inherits from or conforms to.
  package var inherited: [TypeName] = []
  /// The names of its attributes: `State`, `main`, `IBInspectable`.
  package var attributes: [String] = []
  /// What Objective-C calls it where that is another name: a class's, a selector, a constant.
  package var objectiveCName: String?
  /// The attributes with arguments, as calls.
  package var wrappers: [Node.ID] = []
  package var platforms: PlatformSet = .every
  /// Whether it runs on a value that its callers give, wherever it stands.
  package var takesReceiver = false
  /// Only previews run it.
  package var isPreview = false

  package init(
    kind: Kind, name: String, range: Range<Int32>, parent: ID? = nil, container: [String] = [],
    statement: Node.ID? = nil, isStatic: Bool = false, isPrivate: Bool = false,
    isPublic: Bool = false, isVariable: Bool = false, isOverride: Bool = false,
    parameters: [Parameter] = [], type: TypeName? = nil, body: Node.ID? = nil,
    value: Node.ID? = nil, inherited: [TypeName] = [], attributes: [String] = [],
    objectiveCName: String? = nil, wrappers: [Node.ID] = [], platforms: PlatformSet = .every,
    takesReceiver: Bool = false, isPreview: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.range = range
    self.parent = parent
    self.container = container
    self.statement = statement
    self.isStatic = isStatic
    self.isPrivate = isPrivate
    self.isPublic = isPublic
    self.isVariable = isVariable
    self.isOverride = isOverride
    self.parameters = parameters
    self.type = type
    self.body = body
    self.value = value
    self.inherited = inherited
    self.attributes = attributes
    self.objectiveCName = objectiveCName
    self.wrappers = wrappers
    self.platforms = platforms
    self.takesReceiver = takesReceiver
    self.isPreview = isPreview
  }

  package struct ID: Hashable, Sendable {
    package var index: Int32

    package init(index: Int32) {
      self.index = index
    }
  }

  package enum Kind: Hashable, Sendable {
    case function, initializer, subscripted, property, enumCase, alias
    case type(Shape)
    /// Statements that stand in no function: of a script, of a preview.
    case code
  }

  package enum Shape: Hashable, Sendable {
    case enumeration, structure, reference, contract, addition
  }

  package struct Parameter: Sendable {
    /// `nil` for `_`.
    package var label: String?
    package var name: String
    package var type: TypeName?
    package var value: Node.ID?
    package var isVariadic = false

    package init(
      label: String? = nil, name: String, type: TypeName? = nil, value: Node.ID? = nil,
      isVariadic: Bool = false
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.value = value
      self.isVariadic = isVariadic
    }
  }
}

extension Declaration {
  /// The label of an argument that is known by its place in a selector: it stands for any.
  package static let anyLabel = ":"

  /// Whether it runs with arguments or a receiver of its own.
  package var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscripted: true
    case .property, .enumCase, .alias, .type, .code: false
    }
  }

  package var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// Whether it is written inside a function.
  package var isLocal: Bool { statement != nil }

  /// As messages write it: `font(name:size:)`.
  package var signature: String {
    if kind == .initializer, let objectiveCName { return objectiveCName }
    // A selector says its labels itself.
    guard isCallable, name.last != ":" else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// With the type it belongs to: `AppFont.title`.
  package var qualifiedName: String {
    (container + [signature]).joined(separator: ".")
  }
}

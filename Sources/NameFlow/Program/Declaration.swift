/// Something a file declares: a type, a function, a property, a case.
///
/// What it says is copied only where it is changed: it is looked at far more often.
package struct Declaration: Sendable {
  private var storage: Storage

  package var kind: Kind {
    get { storage.kind }
    set { own().kind = newValue }
  }
  package var name: String {
    get { storage.name }
    set { own().name = newValue }
  }
  /// UTF-8 offsets of the name (of the keyword where it has none).
  package var range: Range<Int32> {
    get { storage.range }
    set { own().range = newValue }
  }
  /// The declaration it stands in.
  package var parent: ID? {
    get { storage.parent }
    set { own().parent = newValue }
  }
  /// The path of the type it is a member of; empty for a global or local one.
  package var container: [String] {
    get { storage.container }
    set { own().container = newValue }
  }
  /// The statement that declares it inside a function.
  package var statement: Node.ID? {
    get { storage.statement }
    set { own().statement = newValue }
  }
  package var isStatic: Bool {
    get { storage.isStatic }
    set { own().isStatic = newValue }
  }
  /// Only the file sees it.
  package var isPrivate: Bool {
    get { storage.isPrivate }
    set { own().isPrivate = newValue }
  }
  package var isPublic: Bool {
    get { storage.isPublic }
    set { own().isPublic = newValue }
  }
  /// `var`, not `let`.
  package var isVariable: Bool {
    get { storage.isVariable }
    set { own().isVariable = newValue }
  }
  package var isOverride: Bool {
    get { storage.isOverride }
    set { own().isOverride = newValue }
  }
  package var parameters: [Parameter] {
    get { storage.parameters }
    set { own().parameters = newValue }
  }
  /// The type of a property, the result of a function, what an alias stands for, an enum's raw type.
  package var type: TypeName? {
    get { storage.type }
    set { own().type = newValue }
  }
  /// What runs: the statements of a function, an initialiser or a getter.
  package var body: Node.ID? {
    get { storage.body }
    set { own().body = newValue }
  }
  /// The value of a property, the raw value of a case.
  package var value: Node.ID? {
    get { storage.value }
    set { own().value = newValue }
  }
  /// The types a type inherits from or conforms to.
  package var inherited: [TypeName] {
    get { storage.inherited }
    set { own().inherited = newValue }
  }
  /// The names of its attributes: `State`, `main`, `IBInspectable`.
  package var attributes: [String] {
    get { storage.attributes }
    set { own().attributes = newValue }
  }
  /// What Objective-C calls it where that is another name: a class's, a selector, a constant.
  package var objectiveCName: String? {
    get { storage.objectiveCName }
    set { own().objectiveCName = newValue }
  }
  /// The attributes with arguments, as calls.
  package var wrappers: [Node.ID] {
    get { storage.wrappers }
    set { own().wrappers = newValue }
  }
  package var platforms: PlatformSet {
    get { storage.platforms }
    set { own().platforms = newValue }
  }
  /// Whether it runs on a value that its callers give, wherever it stands.
  package var takesReceiver: Bool {
    get { storage.takesReceiver }
    set { own().takesReceiver = newValue }
  }
  /// Only previews run it.
  package var isPreview: Bool {
    get { storage.isPreview }
    set { own().isPreview = newValue }
  }

  package init(
    kind: Kind, name: String, range: Range<Int32>, parent: ID? = nil, container: [String] = [],
    statement: Node.ID? = nil, isStatic: Bool = false, isPrivate: Bool = false,
    isPublic: Bool = false, isVariable: Bool = false, isOverride: Bool = false,
    parameters: [Parameter] = [], type: TypeName? = nil, body: Node.ID? = nil,
    value: Node.ID? = nil, inherited: [TypeName] = [], attributes: [String] = [],
    objectiveCName: String? = nil, wrappers: [Node.ID] = [], platforms: PlatformSet = .every,
    takesReceiver: Bool = false, isPreview: Bool = false
  ) {
    storage = Storage(
      kind: kind, name: name, range: range, parent: parent, container: container,
      statement: statement, isStatic: isStatic, isPrivate: isPrivate, isPublic: isPublic,
      isVariable: isVariable, isOverride: isOverride, parameters: parameters, type: type,
      body: body, value: value, inherited: inherited, attributes: attributes,
      objectiveCName: objectiveCName, wrappers: wrappers, platforms: platforms,
      takesReceiver: takesReceiver, isPreview: isPreview)
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

extension Declaration {
  /// What a declaration says; changed only while one declaration alone has it.
  private final class Storage: @unchecked Sendable {
    var kind: Kind
    var name: String
    var range: Range<Int32>
    var parent: ID?
    var container: [String]
    var statement: Node.ID?
    var isStatic: Bool
    var isPrivate: Bool
    var isPublic: Bool
    var isVariable: Bool
    var isOverride: Bool
    var parameters: [Parameter]
    var type: TypeName?
    var body: Node.ID?
    var value: Node.ID?
    var inherited: [TypeName]
    var attributes: [String]
    var objectiveCName: String?
    var wrappers: [Node.ID]
    var platforms: PlatformSet
    var takesReceiver: Bool
    var isPreview: Bool

    init(
      kind: Kind,
      name: String,
      range: Range<Int32>,
      parent: ID?,
      container: [String],
      statement: Node.ID?,
      isStatic: Bool,
      isPrivate: Bool,
      isPublic: Bool,
      isVariable: Bool,
      isOverride: Bool,
      parameters: [Parameter],
      type: TypeName?,
      body: Node.ID?,
      value: Node.ID?,
      inherited: [TypeName],
      attributes: [String],
      objectiveCName: String?,
      wrappers: [Node.ID],
      platforms: PlatformSet,
      takesReceiver: Bool,
      isPreview: Bool
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

    func copy() -> Storage {
      Storage(
        kind: kind, name: name, range: range, parent: parent, container: container,
        statement: statement, isStatic: isStatic, isPrivate: isPrivate, isPublic: isPublic,
        isVariable: isVariable, isOverride: isOverride, parameters: parameters, type: type,
        body: body, value: value, inherited: inherited, attributes: attributes,
        objectiveCName: objectiveCName, wrappers: wrappers, platforms: platforms,
        takesReceiver: takesReceiver, isPreview: isPreview)
    }
  }

  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }
}

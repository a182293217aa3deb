import SourceText

/// A file of JavaScript or TypeScript as a tree, types left out.
///
/// The nodes stand in one array and name each other by number, so that a tree as deep as its file is
/// long costs no stack when it is let go.
struct JSTree: Sendable {
  let text: SourceText
  fileprivate(set) var nodes: [JSNode] = []
  fileprivate(set) var tokens: [JSToken] = []
  var functions: [JSFunction] = []
  var classes: [JSClass] = []
  var scopes: [JSScope] = [JSScope(parent: nil, function: nil)]
  var bindings: [JSBinding] = []
  var imports: [JSImport] = []
  var exports: [JSExport] = []
  /// The statements of the file.
  var body: [JSNode.ID] = []
  /// The value that a file of JSON is.
  var document: JSNode.ID?
  /// Values given to members: `Text.defaultProps = …`.
  var memberAssignments: [(target: JSNode.ID, value: JSNode.ID)] = []

  init(text: SourceText, tokens: [JSToken]) {
    self.text = text
    self.tokens = tokens
  }

  mutating func add(_ node: JSNode) -> JSNode.ID {
    nodes.append(node)
    return nodes.count - 1
  }

  subscript(id: JSNode.ID) -> JSNode { nodes[id] }

  /// Where a node stands.
  func place(_ id: JSNode.ID) -> SourcePlace { place(nodes[id].range) }

  func place(_ range: Range<Int>) -> SourcePlace { text.place(range) }

  /// A node as it is written.
  func string(_ id: JSNode.ID) -> String {
    String(decoding: text.utf8[nodes[id].range], as: UTF8.self)
  }

  /// The binding that a name means in a scope; `nil` for what the file does not declare.
  func binding(_ name: String, in scope: Int) -> Int? {
    var scope: Int? = scope
    while let current = scope {
      if let found = scopes[current].names[name] { return found }
      scope = scopes[current].parent
    }
    return nil
  }
}

/// An expression or a statement.
struct JSNode: Sendable {
  typealias ID = Int

  var kind: Kind
  /// UTF-8 offsets.
  var range: Range<Int>
  var scope: Int

  enum Kind: Sendable {
    case string(String)
    /// The texts, and what stands between them.
    case template([String], [ID])
    case tagged(tag: ID, template: ID)
    case number(Double)
    case boolean(Bool)
    /// `undefined` or `null`
    case nothing
    case name(String)
    case member(ID, String, name: Range<Int>)
    case element(ID, ID)
    case call(ID, [ID])
    case object([JSProperty])
    case array([ID])
    case spread(ID)
    case function(Int)
    case classType(Int)
    case conditional(ID, ID, ID)
    case binary(String, ID, ID)
    case unary(String, ID)
    case assignment(String, ID, ID)
    case sequence([ID])
    case markup(JSMarkup)
    /// `useTheme()`'s `this`.
    case this
    case regex
    /// Declared names and the values they are given.
    case variables([ID])
    case returns(ID?)
    case choice(ID, ID, ID?)
    case switches(ID, [JSCase])
    case loop(JSLoop)
    case block([ID])
    /// What is not followed, with its parts.
    case other([ID])
  }
}

/// A property of an object literal.
struct JSProperty: Sendable {
  enum Key: Sendable {
    case name(String)
    case computed(JSNode.ID)
    case spread
  }
  var key: Key
  var keyRange: Range<Int>
  var value: JSNode.ID
  /// Whether it is a getter: its value is what the function gives.
  var isGetter = false
}

/// `<Text style={…}>…</Text>`
struct JSMarkup: Sendable {
  /// The component; `nil` for `<>`.
  var component: JSNode.ID?
  var attributes: [JSAttribute]
  var children: [JSNode.ID]
}

struct JSAttribute: Sendable {
  /// `nil` for `{...props}`.
  var name: String?
  var nameRange: Range<Int>
  /// `nil` where only the name stands.
  var value: JSNode.ID?
}

struct JSCase: Sendable {
  /// `nil` for `default`.
  var test: JSNode.ID?
  var body: [JSNode.ID]
}

/// `for (const a of list) …`, `for (const key in object) …`
struct JSLoop: Sendable {
  /// The bindings of its variable.
  var bindings: [Int]
  /// Whether it goes through the keys.
  var isOverKeys: Bool
  var sequence: JSNode.ID
  var body: JSNode.ID
}

struct JSFunction: Sendable {
  var name: String?
  /// The node that makes the function.
  var node: JSNode.ID?
  /// The bindings of each parameter.
  var parameters: [[Int]] = []
  var body: JSNode.ID?
  /// Whether the body is the value: `() => value`.
  var isExpression = false
  /// Whether `this` means in it what it means around it.
  var isArrow = false
}

struct JSClass: Sendable {
  /// Objects of the static members and of those of an instance.
  var statics: JSNode.ID
  var members: JSNode.ID
  var superclass: JSNode.ID?
}

struct JSScope: Sendable {
  var parent: Int?
  /// The function whose parameters stand in it.
  var function: Int?
  var names: [String: Int] = [:]
}

/// What a name is declared as.
struct JSBinding: Sendable {
  enum Kind: Sendable {
    /// A variable, with the expression it is made of; `nil` where it has none.
    case variable(JSNode.ID?)
    case parameter(function: Int, index: Int)
    case function(Int)
    case classType(Int)
    case imported(Int)
    /// The variable of a loop, of `catch`.
    case unknown
  }
  var name: String
  var kind: Kind
  /// The way from the whole value to this part of it: `const { fonts: { bold } } = theme`.
  var path: [Step] = []
  var range: Range<Int>

  enum Step: Sendable {
    case key(String)
    case index(Int)
    /// What the others leave.
    case rest(without: [String])
    /// Where the value is missing.
    case fallback(JSNode.ID)
    case unknown
  }
}

struct JSImport: Sendable {
  var module: String
  /// `default`, a name, or `nil` for everything (`* as`, `require`).
  var name: String?
}

struct JSExport: Sendable {
  /// `default` or a name; `nil` for `export * from`.
  var name: String?
  var value: Value

  enum Value: Sendable {
    case binding(String)
    case node(JSNode.ID)
    /// From another module; with no name everything it exports.
    case imported(module: String, name: String?)
  }
}

package import SourceText

/// A file of JavaScript or TypeScript as a tree, types left out.
///
/// The nodes stand in one array and name each other by number, so that a tree as deep as its file is
/// long costs no stack when it is let go.
package struct JSTree: Sendable {
  package let text: SourceText
  package fileprivate(set) var nodes: [JSNode] = []
  package fileprivate(set) var tokens: [JSToken] = []
  package var functions: [JSFunction] = []
  package internal(set) var classes: [JSClass] = []
  var scopes: [JSScope] = [JSScope(parent: nil, function: nil)]
  package var bindings: [JSBinding] = []
  package var imports: [JSImport] = []
  /// The modules that are imported without a name, for what they do: `import './setup'`.
  package var bareImports: [String] = []
  /// By the imports that statements are, the names that they declare.
  var importStatements: [[Int]] = []
  package var exports: [JSExport] = []
  /// The statements of the file.
  package var body: [JSNode.ID] = []
  package var types = JSTypeNames()
  /// The value that a file of JSON is.
  package var document: JSNode.ID?
  /// Values given to members: `Text.defaultProps = …`.
  var memberAssignments: [(target: JSNode.ID, value: JSNode.ID)] = []

  package init(text: SourceText, tokens: [JSToken]) {
    self.text = text
    self.tokens = tokens
  }

  package mutating func add(_ node: JSNode) -> JSNode.ID {
    nodes.append(node)
    return nodes.count - 1
  }

  package subscript(id: JSNode.ID) -> JSNode { nodes[id] }

  /// Takes a node for nothing that is followed: something else says what it does.
  mutating func empty(_ id: JSNode.ID) { nodes[id].kind = .other([]) }

  /// Where a node stands.
  package func place(_ id: JSNode.ID) -> SourcePlace { place(nodes[id].range) }

  package func place(_ range: Range<Int>) -> SourcePlace { text.place(range) }

  /// A node as it is written.
  package func string(_ id: JSNode.ID) -> String {
    String(decoding: text.utf8[nodes[id].range], as: UTF8.self)
  }

  /// The binding that a name means in a scope; `nil` for what the file does not declare.
  package func binding(_ name: String, in scope: Int) -> Int? {
    var scope: Int? = scope
    while let current = scope {
      if let found = scopes[current].names[name] { return found }
      scope = scopes[current].parent
    }
    return nil
  }

  /// The import that gives a name where it stands; `nil` for every other expression.
  package func imported(by id: JSNode.ID) -> JSImport? {
    guard case .name(let name) = self[id].kind, let found = binding(name, in: self[id].scope),
      case .imported(let number) = bindings[found].kind, imports.indices.contains(number)
    else { return nil }
    return imports[number]
  }
}

/// An expression or a statement.
package struct JSNode: Sendable {
  package typealias ID = Int

  package var kind: Kind
  /// UTF-8 offsets.
  package var range: Range<Int>
  package var scope: Int

  package enum Kind: Sendable {
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
package struct JSProperty: Sendable {
  package enum Key: Sendable {
    case name(String)
    case computed(JSNode.ID)
    case spread
  }
  package var key: Key
  /// UTF-8 offsets of the key, with its quotes.
  package var keyRange: Range<Int>
  package var value: JSNode.ID
  /// Whether it is a getter: its value is what the function gives.
  package var isGetter = false
  /// Whether code that goes through all properties mostly passes it over.
  var isUnlisted = false
}

/// `<Text style={…}>…</Text>`
package struct JSMarkup: Sendable {
  /// The component; `nil` for `<>`.
  package var component: JSNode.ID?
  package var attributes: [JSAttribute]
  package var children: [JSNode.ID]
  /// Where the texts stand that are written between the tags.
  package var texts: [Range<Int>] = []
}

package struct JSAttribute: Sendable {
  /// `nil` for `{...props}`.
  package var name: String?
  var nameRange: Range<Int>
  /// `nil` where only the name stands.
  package var value: JSNode.ID?
}

package struct JSCase: Sendable {
  /// `nil` for `default`.
  package var test: JSNode.ID?
  package var body: [JSNode.ID]
}

/// `for (const a of list) …`, `for (const key in object) …`
package struct JSLoop: Sendable {
  /// The bindings of its variable.
  package var bindings: [Int]
  /// Whether it goes through the keys.
  var isOverKeys: Bool
  package var sequence: JSNode.ID
  package var body: JSNode.ID
}

package struct JSFunction: Sendable {
  package var name: String?
  /// The node that makes the function.
  package var node: JSNode.ID?
  /// The bindings of each parameter.
  package var parameters: [[Int]] = []
  package var body: JSNode.ID?
  /// Whether the body is the value: `() => value`.
  package var isExpression = false
  /// Whether `this` means in it what it means around it.
  var isArrow = false

  /// Whether an expression is what it gives: `() => value`.
  package func gives(_ node: JSNode.ID) -> Bool { isExpression && body == node }
}

package struct JSClass: Sendable {
  /// Objects of the static members and of those of an instance.
  var statics: JSNode.ID
  package var members: JSNode.ID
  package var superclass: JSNode.ID?
}

package struct JSScope: Sendable {
  package var parent: Int?
  /// The function whose parameters stand in it.
  package var function: Int?
  package var names: [String: Int] = [:]
}

/// What a name is declared as.
package struct JSBinding: Sendable {
  package enum Kind: Sendable {
    /// A variable, with the expression it is made of; `nil` where it has none.
    case variable(JSNode.ID?)
    case parameter(function: Int, index: Int)
    case function(Int)
    case classType(Int)
    case imported(Int)
    /// The variable of a loop, of `catch`.
    case unknown
  }
  package var name: String
  package var kind: Kind
  /// The way from the whole value to this part of it: `const { fonts: { bold } } = theme`.
  package var path: [Step] = []
  package var range: Range<Int>

  package enum Step: Sendable {
    case key(String)
    case index(Int)
    /// What the others leave.
    case rest(without: [String])
    /// Where the value is missing.
    case fallback(JSNode.ID)
    case unknown
  }
}

package struct JSImport: Sendable {
  package var module: String
  /// `default`, a name, or `nil` for everything (`* as`, `require`).
  package var name: String?
  /// Whether compilers leave it out, as the file names only types of the module.
  var isLeft = false
}

package struct JSExport: Sendable {
  /// `default` or a name; `nil` for `export * from`.
  package var name: String?
  package var value: Value

  package enum Value: Sendable {
    case binding(String)
    case node(JSNode.ID)
    /// From another module; with no name everything it exports.
    case imported(module: String, name: String?)
  }
}

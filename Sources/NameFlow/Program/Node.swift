/// An expression, a statement or a pattern of a Swift file, reduced to what a name can flow through.
struct Node: Sendable {
  var kind: Kind
  /// The node or declaration it stands in.
  var parent: Parent
  /// UTF-8 offsets.
  var range: Range<Int32>

  struct ID: Hashable, Sendable {
    var index: Int32
  }

  enum Parent: Hashable, Sendable {
    case node(ID)
    case declaration(Declaration.ID)
    case none
  }

  enum Kind: Sendable {
    // Expressions
    /// A string literal.
    case text([Piece])
    case number(String)
    case truth(Bool)
    case absent
    case name(String)
    /// `base.member`; without a base `.member`.
    case member(ID?, String)
    case call(ID, [Argument])
    case subscripted(ID, [Argument])
    case array([ID])
    case dictionary([Entry])
    /// An object literal: members by their names.
    case record(Record)
    case tuple([Argument])
    case closure(Closure)
    /// A function as a value, with the names around it.
    case function(Declaration.ID)
    /// A class as a value.
    case maker(Maker)
    /// What a module gives under a name; all of it where there is none.
    case linked(String, String?)
    /// `...list`, among elements or arguments.
    case spread(ID)
    /// `\.style.name`, where it goes through properties alone.
    case keyPath([String])
    /// `x!` where forced, else `x?`.
    case unwrapped(ID, isForced: Bool)
    case cast(ID, TypeName?)
    /// `a ?? b ?? c`
    case coalesced([ID])
    case ternary(ID, ID, ID)
    case sum([ID])
    case compared(ID, ID, isEqual: Bool)
    case ordered(ID, ID, Order)
    case not(ID)
    case all([ID])
    case either([ID])
    /// `target = value`; `target += value` where appended.
    case assignment(ID, ID, isAppended: Bool)
    /// One element of a tuple that is taken apart: `let (a, b) = …`.
    case element(ID, Int)
    /// `if` or `switch` as an expression.
    case branching(ID)
    /// `&name`
    case passed(ID)
    /// Anything else, with what stands in it.
    case other([ID])

    // Statements
    case block([ID])
    /// `let pattern: type = value`
    case binding(ID, TypeName?, ID?)
    case ifElse([ID], ID, ID?)
    case guardElse([ID], ID)
    case switching(ID, [Case])
    case loop(Loop)
    case result(ID?)
    /// `break`, `continue`, `fallthrough`
    case jump
    case thrown(ID)
    case attempt(ID, [ID])
    /// `#if`: each clause compiled for some platforms.
    case compiled([Clause])
    case declared(Declaration.ID)

    // Conditions and patterns
    case optionalBinding(String, ID?)
    case matching(ID, ID)
    case bound(String)
    case anything
    case tuplePattern([ID])
    /// `is T`
    case isType
  }

  /// How a comparison orders its sides.
  enum Order: String, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  enum Piece: Sendable {
    case literal(String)
    case value(ID)
  }

  struct Argument: Sendable {
    var label: String?
    var value: ID
  }

  struct Entry: Sendable {
    var key: ID
    var value: ID
  }

  struct Record: Sendable {
    var fields: [Field]
    /// Whether it is what a tag gives a component: a member that is not there is no mistake.
    var isArguments = false
  }

  struct Field: Sendable {
    var key: Key
    var value: ID
    /// Whether the value is what the function gives.
    var isGetter = false

    enum Key: Sendable {
      case name(String)
      case computed(ID)
      /// All members of another one.
      case spread
    }
  }

  struct Maker: Sendable {
    var name: String?
    var superclass: ID?
    /// Records of the members of the class, and of those of an instance.
    var statics: ID
    var members: ID
  }

  struct Closure: Sendable {
    /// The names of its parameters; empty where it uses `$0`.
    var parameters: [String]
    /// `[name = value]`
    var captures: [Argument]
    var body: ID
  }

  struct Case: Sendable {
    var patterns: [ID]
    var condition: ID?
    var isDefault: Bool
    /// What it does, and behind that what the case does that it falls into.
    var body: ID
    var platforms: PlatformSet
    /// The body of the case that falls into this one.
    var fallenFrom: ID?

    /// The cases that lead into one: itself, and those that fall into it.
    static func ways(to index: Int, of cases: [Case]) -> [Int] {
      var ways = [index]
      while let last = ways.last, let from = cases[last].fallenFrom,
        let next = cases.firstIndex(where: { $0.body == from })
      {
        ways.append(next)
      }
      return ways
    }

    /// The most cases that fall into each other.
    static let mostFallingThrough = 64
  }

  struct Loop: Sendable {
    /// The pattern of `for … in`.
    var pattern: ID?
    var sequence: ID?
    var conditions: [ID]
    var body: ID
  }

  struct Clause: Sendable {
    var platforms: PlatformSet
    var body: ID
  }
}

extension Node.Kind {
  /// The nodes that stand directly in it, in the order of the source.
  var children: [Node.ID] {
    switch self {
    case .text(let pieces):
      pieces.compactMap { if case .value(let id) = $0 { id } else { nil } }
    case .number, .truth, .absent, .name, .keyPath, .jump, .declared, .bound, .anything, .isType,
      .function, .linked:
      []
    case .record(let record): record.fields.flatMap(\.children)
    case .maker(let maker): [maker.superclass].compactMap { $0 } + [maker.statics, maker.members]
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .array(let items), .coalesced(let items), .sum(let items), .all(let items),
      .either(let items), .other(let items), .block(let items), .tuplePattern(let items):
      items
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let items): items.map(\.value)
    case .closure(let closure): closure.captures.map(\.value) + [closure.body]
    case .unwrapped(let id, _), .cast(let id, _), .not(let id), .element(let id, _),
      .branching(let id), .thrown(let id), .passed(let id), .spread(let id):
      [id]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .compared(let left, let right, _), .ordered(let left, let right, _),
      .assignment(let left, let right, _),
      .matching(let left, let right):
      [left, right]
    case .binding(let pattern, _, let value): [pattern] + [value].compactMap { $0 }
    case .ifElse(let conditions, let then, let other):
      conditions + [then] + [other].compactMap { $0 }
    case .guardElse(let conditions, let other): conditions + [other]
    case .switching(let subject, let cases):
      [subject] + cases.flatMap { $0.patterns + [$0.condition].compactMap { $0 } + [$0.body] }
    case .loop(let loop):
      [loop.pattern, loop.sequence].compactMap { $0 } + loop.conditions + [loop.body]
    case .result(let value): [value].compactMap { $0 }
    case .attempt(let body, let catches): [body] + catches
    case .compiled(let clauses): clauses.map(\.body)
    case .optionalBinding(_, let value): [value].compactMap { $0 }
    }
  }
}

extension Node.Field {
  fileprivate var children: [Node.ID] {
    if case .computed(let key) = key { [key, value] } else { [value] }
  }
}

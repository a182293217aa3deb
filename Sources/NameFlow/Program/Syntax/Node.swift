/// An expression, a statement or a pattern of a Swift file, reduced to what a name can flow through.
package struct Node: Sendable {
  package var kind: Kind
  /// The node or declaration it stands in.
  package var parent: Parent
  /// UTF-8 offsets.
  package var range: Range<Int32>

  package struct ID: Hashable, Sendable {
    package var index: Int32

    package init(index: Int32) {
      self.index = index
    }
  }

  package enum Parent: Hashable, Sendable {
    case node(ID)
    case declaration(Declaration.ID)
    case none
  }

  package enum Kind: Sendable {
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
    /// What is multiplied, and what it is made smaller by, or divided.
    case arithmetic([ID], by: [ID])
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
  package enum Order: String, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  package enum Piece: Sendable {
    case literal(String)
    case value(ID)
  }

  package struct Argument: Sendable {
    package var label: String?
    package var value: ID

    package init(label: String? = nil, value: ID) {
      self.label = label
      self.value = value
    }
  }

  package struct Entry: Sendable {
    package var key: ID
    package var value: ID

    package init(key: ID, value: ID) {
      self.key = key
      self.value = value
    }
  }

  package struct Record: Sendable {
    package var fields: [Field]
    /// Whether it is what a tag gives a component: a member that is not there is no mistake.
    package var isArguments = false
    /// Whether the tag around may give it more: what state it is in.
    package var isGivenStates = false

    package init(fields: [Field], isArguments: Bool = false) {
      self.fields = fields
      self.isArguments = isArguments
    }
  }

  package struct Field: Sendable {
    package var key: Key
    package var value: ID
    /// Whether the value is what the function gives.
    package var isGetter = false
    /// Whether it is had by its name alone: whoever asks for all members leaves it out.
    package var isUnlisted = false

    package init(key: Key, value: ID, isGetter: Bool = false, isUnlisted: Bool = false) {
      self.key = key
      self.value = value
      self.isGetter = isGetter
      self.isUnlisted = isUnlisted
    }

    package enum Key: Sendable {
      case name(String)
      case computed(ID)
      /// All members of another one.
      case spread
    }
  }

  package struct Maker: Sendable {
    package var name: String?
    package var superclass: ID?
    /// Records of the members of the class, and of those of an instance.
    package var statics: ID
    package var members: ID

    package init(name: String? = nil, superclass: ID? = nil, statics: ID, members: ID) {
      self.name = name
      self.superclass = superclass
      self.statics = statics
      self.members = members
    }
  }

  package struct Closure: Sendable {
    /// The names of its parameters; empty where it uses `$0`.
    package var parameters: [String]
    /// `[name = value]`
    package var captures: [Argument]
    package var body: ID

    package init(parameters: [String], captures: [Argument], body: ID) {
      self.parameters = parameters
      self.captures = captures
      self.body = body
    }
  }

  package struct Case: Sendable {
    package var patterns: [ID]
    package var condition: ID?
    package var isDefault: Bool
    /// What it does, and behind that what the case does that it falls into.
    package var body: ID
    package var platforms: PlatformSet
    /// The body of the case that falls into this one.
    var fallenFrom: ID?

    package init(
      patterns: [ID], condition: ID? = nil, isDefault: Bool, body: ID, platforms: PlatformSet,
      fallenFrom: ID? = nil
    ) {
      self.patterns = patterns
      self.condition = condition
      self.isDefault = isDefault
      self.body = body
      self.platforms = platforms
      self.fallenFrom = fallenFrom
    }

    /// The cases that lead into one: itself, and those that fall into it.
    package static func ways(to index: Int, of cases: [Case]) -> [Int] {
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

  package struct Loop: Sendable {
    /// The pattern of `for … in`.
    package var pattern: ID?
    package var sequence: ID?
    /// The type that is written for the elements.
    package var type: TypeName?
    package var conditions: [ID]
    package var body: ID

    package init(
      pattern: ID? = nil, sequence: ID? = nil, type: TypeName? = nil, conditions: [ID], body: ID
    ) {
      self.pattern = pattern
      self.sequence = sequence
      self.type = type
      self.conditions = conditions
      self.body = body
    }
  }

  package struct Clause: Sendable {
    package var platforms: PlatformSet
    package var body: ID

    package init(platforms: PlatformSet, body: ID) {
      self.platforms = platforms
      self.body = body
    }
  }
}

extension Node.Kind {
  /// The nodes that stand directly in it, in the order of the source.
  package var children: [Node.ID] {
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
    case .arithmetic(let items, let others): items + others
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

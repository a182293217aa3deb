/// An expression of a Swift file, reduced to what a font's name can flow through.
///
/// Parentheses, `try`, `await` and `unsafe` leave no trace. Expressions refer to each other by
/// ``ID`` into ``SwiftFile/expressions``, so that neither reading nor freeing them recurses.
struct SwiftExpression: Sendable, Equatable {
  var kind: Kind
  /// UTF-8 offsets in the file's text.
  var range: Range<Int>

  struct ID: Sendable, Hashable {
    var index: Int
  }

  struct Argument: Sendable, Equatable {
    var label: String?
    var value: ID
  }

  struct Entry: Sendable, Equatable {
    var key: ID
    var value: ID
  }

  enum Segment: Sendable, Equatable {
    case text(String)
    case value(ID)
  }

  enum Kind: Sendable, Equatable {
    /// A string literal without interpolations: its value.
    case string(String)
    case interpolation([Segment])
    case name(String)
    /// `base.name`, or `.name` where the base is implied.
    case member(base: ID?, name: String)
    /// A call; closures behind it are arguments too, the first one without a label.
    case call(callee: ID, arguments: [Argument])
    case subscripted(base: ID, arguments: [Argument])
    /// `value as Type`, with or without `?` and `!`.
    case cast(ID, type: String)
    case forceUnwrapped(ID)
    case optionalChained(ID)
    case ternary(condition: ID, then: ID, else: ID)
    /// Values joined by the same binary operator, from left to right.
    case operation(String, [ID])
    case assignment(target: ID, value: ID)
    case array([ID])
    case dictionary([Entry])
    case tuple([Argument])
    case closure
    /// Anything else; nothing is known to flow through it.
    case other
  }
}

/// What encloses a piece of a Swift file.
struct SwiftScope: Sendable, Equatable {
  struct ID: Sendable, Hashable {
    var index: Int
  }

  /// The next scope outwards; `nil` for the file itself.
  var parent: ID?
  var kind: Kind

  enum Kind: Sendable, Equatable {
    case file
    /// The body of a type's declaration.
    case type(String)
    /// The body of an extension: the type's name, split at its dots.
    case typeExtension([String])
    case function(Function)
    /// A branch of `#if`.
    case condition(ObjCTruth)
  }

  /// A function, an initialiser or a subscript.
  struct Function: Sendable, Equatable {
    /// The name with its labels: `"make(name:)"`.
    var name: String
    /// The names the parameters have within.
    var parameters: [String]
  }
}

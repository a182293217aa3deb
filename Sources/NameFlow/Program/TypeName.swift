/// A type as it is written, its optionality, `some` and `any` dropped.
indirect enum TypeName: Hashable, Sendable {
  /// `A.B<C>`
  case named([String], [TypeName])
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TupleElement])
  /// A function: what it takes and what it returns.
  case function([TypeName], TypeName)
  case other

  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: TypeName
  }

  static let string = TypeName.named(["String"], [])

  /// The path of a named type.
  var path: [String]? {
    if case .named(let path, _) = self { path } else { nil }
  }
}

/// A type as it is written, its optionality, `some` and `any` dropped.
package indirect enum TypeName: Hashable, Sendable {
  /// `A.B<C>`
  case named([String], [TypeName])
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TupleElement])
  /// A function: what it takes and what it returns.
  case function([TypeName], TypeName)
  case other

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: TypeName

    package init(label: String? = nil, type: TypeName) {
      self.label = label
      self.type = type
    }
  }

  package static let string = TypeName.named(["String"], [])

  /// The path of a named type.
  package var path: [String]? {
    if case .named(let path, _) = self { path } else { nil }
  }
}

extension TypeName {
  package var isFunction: Bool {
    if case .function = self { true } else { false }
  }
}

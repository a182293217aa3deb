/// A type, found: one of the sources or one from elsewhere.
package indirect enum TypeRef: Hashable, Sendable {
  /// A type of the sources, by its full name: `Theme.Fonts`.
  case own(String)
  case foreign([String])
  case array(TypeRef)
  case dictionary(TypeRef, TypeRef)
  case tuple([Element])
  case function([TypeRef], TypeRef)
  case other

  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: TypeRef
  }

  /// The path by which members are found.
  package var path: [String]? {
    switch self {
    case .own(let path): path.split(separator: ".").map(String.init)
    case .foreign(let path): path
    case .array: ["Array"]
    case .dictionary: ["Dictionary"]
    case .tuple, .function, .other: nil
    }
  }

  package var isOwn: Bool {
    if case .own = self { true } else { false }
  }

  package var isString: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return Self.strings.contains(name)
  }

  private static let strings: Set<String> = [
    "String", "CFString", "NSString", "Substring", "StringProtocol", "LocalizedStringKey",
    "StaticString", "Character",
  ]

  package var isNumber: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return Self.numbers.contains(name)
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval",
  ]

  /// A type of the standard library that no text and no font is.
  package var isPlain: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return isNumber || Self.plain.contains(name)
  }

  private static let plain: Set<String> = [
    "Bool", "Color", "UIColor", "NSColor", "CGColor", "CGSize", "CGPoint", "CGRect", "UIFont",
    "NSFont", "Font", "Date", "URL",
    "Data", "UIImage", "Image", "UILabel", "UIView", "UIButton",
  ]
}

/// A type of an expression: a value of the type, or the type itself.
package enum StaticType: Hashable {
  case value(TypeRef)
  case meta(TypeRef)

  var isMeta: Bool {
    if case .meta = self { true } else { false }
  }
}

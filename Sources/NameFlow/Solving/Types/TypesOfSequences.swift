/// The types of what the standard library's lists and dictionaries give.
extension TypeRef {
  /// The methods whose results are of the elements of what they are called on.
  static let keepingMethods: Set<String> = [
    "dropFirst", "dropLast", "enumerated", "filter", "prefix", "reversed", "shuffled", "sorted",
    "suffix",
  ]

  /// A key and a value of a dictionary.
  static func pair(_ key: TypeRef, _ value: TypeRef) -> TypeRef {
    .tuple([Element(label: "key", type: key), Element(label: "value", type: value)])
  }

  /// What one of these methods gives.
  func result(of method: String) -> TypeRef? {
    let element: TypeRef
    switch self {
    case .array(let type): element = type
    case .dictionary(let key, let value):
      if method == "filter" { return self }
      element = .pair(key, value)
    default: return nil
    }
    guard method == "enumerated" else { return .array(element) }
    return .array(
      .tuple([
        Element(label: "offset", type: .foreign(["Int"])), Element(label: "element", type: element),
      ]))
  }

  /// What a name means in a tuple or a dictionary: `pair.value`, `pair.1`, `faces.values`.
  func type(ofPart name: String) -> TypeRef? {
    switch self {
    case .tuple(let parts):
      if let index = Int(name) { return parts.indices.contains(index) ? parts[index].type : nil }
      return parts.first { $0.label == name }?.type
    case .dictionary(let key, let value):
      return switch name {
      case "keys": .array(key)
      case "values": .array(value)
      default: nil
      }
    default: return nil
    }
  }
}

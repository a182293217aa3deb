/// The names that a piece of code declares with a class as their type.
struct ObjCDeclaredNames {
  private var byClass: [String: Set<String>] = [:]

  /// Finds `SKLabelNode *title, *score` for the classes whose properties take a font's name.
  init(_ code: ObjCCode) {
    let classes = Set(ObjCFontAPIs.properties.values.map(\.className))
    for index in code.tokens.indices {
      guard code.kind(index) == .identifier, code.kind(index + 1) == .star,
        let name = code.word(index), classes.contains(name)
      else { continue }
      byClass[name, default: []].formUnion(Self.declared(in: code, from: index + 1))
    }
  }

  func names(of className: String) -> Set<String> { byClass[className] ?? [] }

  /// The words that follow a star; a property's instance variable too.
  private static func declared(in code: ObjCCode, from start: Int) -> [String] {
    var names: [String] = []
    var index = start
    while code.kind(index) == .star {
      index += 1
      while let word = code.word(index), qualifiers.contains(word) { index += 1 }
      guard let name = code.word(index) else { break }
      names += [name, "_" + name]
      index += 1
      guard code.kind(index) == .comma else { break }
      index += 1
    }
    return names
  }

  private static let qualifiers: Set<String> = [
    "const", "__strong", "__weak", "__block", "_Nullable", "_Nonnull", "nullable", "nonnull",
    "__nullable", "__nonnull", "__unsafe_unretained", "volatile",
  ]
}

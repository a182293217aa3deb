/// The head of a method: `- (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size`.
struct ObjCMethodHead {
  var selector: String
  var parameters: [ObjCParameter]
  var nameToken: Int
  /// The index of the `{` or `;` that ends it.
  var end: Int
}

extension ObjCCode {
  /// The head of the method that a `-` or `+` begins; `nil` where it is an operator.
  func methodHead(at sign: Int) -> ObjCMethodHead? {
    var index = kind(sign + 1) == .openParenthesis ? after(sign + 1) : sign + 1
    let nameToken = index
    guard kind(index) == .identifier || kind(index) == .colon else { return nil }
    var selector = ""
    var parameters: [ObjCParameter] = []
    while let kind = kind(index), kind == .identifier || kind == .colon {
      guard kind == .colon || self.kind(index + 1) == .colon else {
        if parameters.isEmpty, selector.isEmpty { selector = word(index) ?? "" }
        index += 1
        break
      }
      selector += (word(index) ?? "") + ":"
      index += kind == .colon ? 1 : 2
      parameters.append(parameter(at: &index))
    }
    while let kind = kind(index), kind != .openBrace, kind != .semicolon {
      guard !kind.isClosing, kind != .at, kind != .minus, kind != .plus else { return nil }
      index = after(index)
    }
    return ObjCMethodHead(
      selector: selector, parameters: parameters, nameToken: nameToken, end: index)
  }

  /// A method's parameter: `(NSString *)name`, with whatever macros beside it.
  private func parameter(at index: inout Int) -> ObjCParameter {
    var type: String?
    if kind(index) == .openParenthesis {
      type = Self.firstTypeWord(in: self, from: index + 1)
      index = after(index)
    }
    var name = ""
    while let word = word(index) {
      name = word
      index += 1
      // `__unused id name`: a compiler's word may stand before the name.
      if !word.hasPrefix("__") { break }
    }
    return ObjCParameter(name: name, type: type)
  }

  /// The function whose body begins with this brace: `UIFont *AppFont(NSString *name) { … }`.
  func function(withBody brace: Int) -> ObjCCallable? {
    var index = brace - 1
    while let word = word(index), ["const", "noexcept", "override", "final"].contains(word) {
      index -= 1
    }
    guard kind(index) == .closeParenthesis, let open = partner(index), let name = word(open - 1),
      !Self.controlWords.contains(name), let list = inside(open), let body = inside(brace)
    else { return nil }
    return ObjCCallable(
      name: name, isMethod: false, parameters: split(list, at: .comma).map(cParameter),
      nameToken: open - 1, body: body, isStatic: isStatic(declarationOf: open - 1),
      resultType: resultType(before: open - 1))
  }

  /// The type that stands right before a function's name, stars and qualifiers left out.
  private func resultType(before name: Int) -> String? {
    var index = name - 1
    while kind(index) == .star || word(index).map(Self.typeQualifiers.contains) == true {
      index -= 1
    }
    return word(index)
  }

  /// The parameters of a function or a block: the last word of each item.
  func cParameter(_ range: Range<Int>) -> ObjCParameter {
    let name = range.last(where: { kind($0) == .identifier }).flatMap { word($0) }
    return ObjCParameter(
      name: name ?? "", type: Self.firstTypeWord(in: self, from: range.lowerBound))
  }

  /// Whether a declaration at the top level says `static` before its name.
  func isStatic(declarationOf name: Int) -> Bool {
    var index = name - 1
    // No declaration has more words.
    while name - index < 64, let kind = kind(index),
      kind == .identifier || kind == .star || kind == .greater
        || kind == .less
    {
      if isWord(index, "static") { return true }
      index -= 1
    }
    return false
  }

  /// The first word of a type that is no qualifier.
  static func firstTypeWord(in code: ObjCCode, from start: Int) -> String? {
    var index = start
    while let word = code.word(index) {
      if !typeQualifiers.contains(word) { return word }
      index += 1
    }
    return nil
  }

  static let controlWords: Set<String> = [
    "if", "for", "while", "switch", "catch", "synchronized", "autoreleasepool", "return",
    "sizeof", "do", "else",
  ]

  static let typeQualifiers: Set<String> = [
    "const", "static", "extern", "nullable", "nonnull", "__nullable", "__nonnull", "_Nullable",
    "_Nonnull", "__kindof", "__weak", "__strong", "__block", "__unsafe_unretained", "IBOutlet",
    "inout", "in", "out", "bycopy", "oneway", "inline", "__autoreleasing", "volatile", "register",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "NS_INLINE", "CF_INLINE",
  ]
}

import NameFlow

/// Types as Objective-C writes them, under the names they have in the flow of names.
extension ObjCExtractor {
  /// The type that some tokens say; `nil` where it says nothing: `id`, `void`.
  func typeName(_ range: Range<Int>) -> TypeName? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let word = code.word(index) else { return nil }
      if Self.qualifiers.contains(word) || word.isMacroName {
        index += 1
        continue
      }
      let arguments = generics(after: index, range.upperBound)
      let isPointer = code.kind(index + 1) == .star && index + 1 < range.upperBound
      return named(word, arguments, isPointer: isPointer)
    }
    return nil
  }

  private func named(_ word: String, _ arguments: [Range<Int>], isPointer: Bool) -> TypeName? {
    switch word {
    case "id", "void", "Class", "auto", "__auto_type", "typeof", "__typeof", "__typeof__",
      "IBAction":
      if word == "id", let first = arguments.first, let name = code.word(first.lowerBound) {
        return .named([name], [])
      }
      return nil
    case "instancetype": return scope.container.isEmpty ? nil : .named(scope.container, [])
    case "char": return isPointer ? .string : .named(["Int"], [])
    case "NSString", "NSMutableString": return .string
    case "CFStringRef", "CFMutableStringRef": return .named(["CFString"], [])
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "CFArrayRef",
      "NSMutableOrderedSet", "CFMutableArrayRef":
      return .array(arguments.first.flatMap { typeName($0) } ?? .other)
    case "NSDictionary", "NSMutableDictionary", "NSMapTable", "CFDictionaryRef",
      "CFMutableDictionaryRef":
      return .dictionary(
        arguments.first.flatMap { typeName($0) } ?? .other,
        arguments.dropFirst().first.flatMap { typeName($0) } ?? .other)
    case "BOOL", "bool", "Boolean": return .named(["Bool"], [])
    case "int", "long", "short", "unsigned", "NSInteger", "NSUInteger", "size_t", "uint32_t",
      "int32_t", "uint8_t", "uint16_t", "int64_t", "uint64_t", "signed":
      return .named(["Int"], [])
    case "CGFloat", "float", "double": return .named(["CGFloat"], [])
    case "struct", "enum", "union": return nil
    default:
      return .named([Self.references[word] ?? word], [])
    }
  }

  private static let references = [
    "CTFontRef": "CTFont", "CGFontRef": "CGFont", "CTFontDescriptorRef": "CTFontDescriptor",
    "CFURLRef": "URL", "CFBundleRef": "CFBundle", "CGDataProviderRef": "CGDataProvider",
  ]

  /// The parts of `<A *, B>` behind a word.
  private func generics(after word: Int, _ end: Int) -> [Range<Int>] {
    guard word + 1 < end, code.kind(word + 1) == .less,
      let close = closingAngle(word + 1, end)
    else { return [] }
    var parts: [Range<Int>] = []
    var start = word + 2
    var depth = 0
    for index in (word + 2)..<close {
      switch code.kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .comma where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < close { parts.append(start..<close) }
    return parts
  }

  /// The `>` that closes a `<` of a type; `nil` where it is a comparison.
  func closingAngle(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    var index = open
    // No type has more words.
    while index < min(end, open + 128) {
      switch code.kind(index) {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return index }
      case .identifier, .star, .comma, .doubleColon, .caret, .colon, .number, .ampersand: break
      case .openParenthesis, .openBracket: index = code.after(index) - 1
      // `>>` of nested generics.
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// A declaration `type name` that begins at a token.
  struct Declarator {
    var type: Range<Int>
    var name: Int
    /// Whether it is a block or a function pointer: `void (^done)(int)`.
    var isFunction = false
    /// The token behind the name.
    var next: Int
    var isPointer = false
  }

  /// The declaration of a variable that begins at a token; `nil` where there is none.
  func declarator(at start: Int, _ end: Int) -> Declarator? {
    var index = start
    var words = 0
    var last = -1
    var isPointer = false
    while index < end {
      switch code.kind(index) {
      case .identifier:
        let word = code.word(index) ?? ""
        if Self.statementWords.contains(word) { return nil }
        if ["typeof", "__typeof", "__typeof__", "decltype", "__attribute__"].contains(word),
          code.kind(index + 1) == .openParenthesis
        {
          index = code.after(index + 1)
          words += 1
          continue
        }
        words += 1
        last = index
        index += 1
        if code.kind(index) == .less, let close = closingAngle(index, end) {
          index = close + 1
          last = -1
        }
      case .star, .ampersand:
        guard words > 0 else { return nil }
        isPointer = true
        last = -1
        index += 1
      case .doubleColon: index += 1
      case .openParenthesis:
        guard words > 0, code.kind(index + 1) == .caret || code.kind(index + 1) == .star,
          let inner = code.inside(index),
          let name = inner.last(where: { code.kind($0) == .identifier }),
          code.kind(code.after(index)) == .openParenthesis
        else { return finish(start, last, words, index, isPointer) }
        return Declarator(
          type: start..<index, name: name, isFunction: true,
          next: code.after(code.after(index)), isPointer: true)
      default: return finish(start, last, words, index, isPointer)
      }
    }
    return finish(start, last, words, index, isPointer)
  }

  private func finish(
    _ start: Int, _ last: Int, _ words: Int, _ next: Int, _ isPointer: Bool
  ) -> Declarator? {
    guard last == next - 1, words > 1 || isPointer else { return nil }
    let type = typeName(start..<last)
    let isObject = code.word(start) == "id" || type == .string
    return Declarator(type: start..<last, name: last, next: next, isPointer: isPointer || isObject)
  }

  /// Words of a declaration that are no type.
  static let qualifiers: Set<String> = [
    "const", "static", "extern", "nullable", "nonnull", "__nullable", "__nonnull", "_Nullable",
    "_Nonnull", "__kindof", "__weak", "__strong", "__block", "__unsafe_unretained", "IBOutlet",
    "inout", "in", "out", "bycopy", "oneway", "inline", "__autoreleasing", "volatile", "register",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "NS_INLINE", "CF_INLINE", "__bridge",
    "__bridge_transfer", "__bridge_retained", "constexpr", "null_unspecified", "__unused",
    "_Null_unspecified", "null_resettable", "CF_EXPORT", "typedef", "mutable", "__inline",
    "__attribute__", "struct", "enum",
  ]

  static let statementWords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue",
    "goto", "sizeof", "throw", "delete", "new", "using", "namespace", "template",
  ]
}

extension String {
  /// Whether it is written as macros are: `NS_ASSUME_NONNULL_BEGIN`.
  var isMacroName: Bool {
    utf8.count > 3 && utf8.contains(UInt8(ascii: "_"))
      && utf8.allSatisfy { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") }
  }

  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
  var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}

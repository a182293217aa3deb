/// What a file is made of: its classes, functions and methods, and where its variables get values.
struct ObjCOutline: Sendable {
  /// In the order of the text; their bodies do not overlap.
  var callables: [ObjCCallable] = []
  var assignments: [ObjCAssignment] = []
  var properties: [ObjCProperty] = []
  /// The classes that are declared or implemented here.
  var classes: Set<String> = []
  /// What they inherit from, where it is told.
  var superclasses: [String: String] = [:]
  private var assignmentsByName: [String: [Int]] = [:]
}

/// A function or method with a body.
struct ObjCCallable: Sendable {
  /// A function's name or a method's selector.
  var name: String
  var isMethod: Bool
  /// The class in whose declaration it stands.
  var className: String?
  var parameters: [ObjCParameter]
  /// The token of the name, or of the selector's first word.
  var nameToken: Int
  /// What stands between its braces.
  var body: Range<Int>
  var isStatic = false
  /// `+`
  var isOfClass = false
  /// The first word of the type of what it gives back.
  var resultType: String?
}

struct ObjCParameter: Sendable {
  var name: String
  /// The first word of its type: `NSString`.
  var type: String?
}

/// A `@property`.
struct ObjCProperty: Sendable {
  var name: String
  var className: String
  var type: String?
}

extension ObjCOutline {
  /// Outlines a file.
  init(_ code: ObjCCode) {
    var scanner = OutlineScanner(code)
    self = scanner.scan()
  }

  /// The places in some code that give this name a value, in the order of the text: the last of them,
  /// where they are more than that.
  func assignments(
    named name: String, in range: Range<Int>, last most: Int = .max
  ) -> [ObjCAssignment] {
    guard let indices = assignmentsByName[name] else { return [] }
    func first(from token: Int) -> Int {
      var low = 0
      var high = indices.count
      while low < high {
        let middle = (low + high) / 2
        if assignments[indices[middle]].token < token { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let found = first(from: range.lowerBound)..<first(from: max(range.lowerBound, range.upperBound))
    return indices[found].suffix(most).map { assignments[$0] }
  }

  fileprivate mutating func set(_ assignments: [ObjCAssignment]) {
    self.assignments = assignments.sorted { $0.token < $1.token }
    for (index, assignment) in self.assignments.enumerated() {
      assignmentsByName[assignment.name, default: []].append(index)
    }
  }

  /// The function or method whose body holds a token, as an index into `callables`.
  func callable(at token: Int) -> Int? {
    var low = 0
    var high = callables.count
    while low < high {
      let middle = (low + high) / 2
      if callables[middle].body.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 && callables[low - 1].body.contains(token) ? low - 1 : nil
  }
}

/// Walks over the top level of a file.
private struct OutlineScanner {
  private let code: ObjCCode
  private var outline = ObjCOutline()
  private var className: String?

  init(_ code: ObjCCode) {
    self.code = code
  }

  mutating func scan() -> ObjCOutline {
    var index = 0
    while index < code.tokens.count {
      index = max(pass(index), index + 1)
    }
    outline.set(code.assignments())
    return outline
  }

  /// Reads what stands at an index; the index to go on from.
  private mutating func pass(_ index: Int) -> Int {
    switch code.kind(index) {
    case .at: return passKeyword(index)
    case .minus, .plus: return className == nil ? index + 1 : passMethod(index)
    case .openBrace: return passBrace(index)
    case .openParenthesis, .openBracket: return code.after(index)
    default: return index + 1
    }
  }

  private mutating func passKeyword(_ at: Int) -> Int {
    switch code.word(at + 1) {
    case "implementation", "interface", "protocol":
      guard let name = code.word(at + 2) else { return at + 2 }
      // `@protocol A, B;` declares nothing.
      if code.kind(at + 3) == .semicolon || code.kind(at + 3) == .comma { return at + 3 }
      className = name
      outline.classes.insert(name)
      if code.kind(at + 3) == .colon { outline.superclasses[name] = code.word(at + 4) }
      return at + 3
    case "end":
      className = nil
    case "property":
      return passProperty(at + 2)
    default: break
    }
    return at + 2
  }

  private mutating func passProperty(_ start: Int) -> Int {
    var index = code.kind(start) == .openParenthesis ? code.after(start) : start
    let type = ObjCCode.firstTypeWord(in: code, from: index)
    var name: String?
    while let kind = code.kind(index), kind != .semicolon, kind != .at, !kind.isClosing {
      if kind == .identifier { name = code.word(index) }
      if kind == .openParenthesis, let inside = code.inside(index), code.kind(index + 1) == .caret {
        // A block: `void (^name)(int)`
        name = inside.last.flatMap { code.word($0) }
        break
      }
      index = code.after(index)
    }
    if let name, let className {
      outline.properties.append(ObjCProperty(name: name, className: className, type: type))
    }
    return max(index, start)
  }

  private mutating func passMethod(_ sign: Int) -> Int {
    guard let head = code.methodHead(at: sign) else { return sign + 1 }
    guard code.kind(head.end) == .openBrace, let body = code.inside(head.end) else {
      return max(head.end, sign + 1)
    }
    outline.callables.append(
      ObjCCallable(
        name: head.selector, isMethod: true, className: className, parameters: head.parameters,
        nameToken: head.nameToken, body: body, isOfClass: code.kind(sign) == .plus,
        resultType: ObjCCode.firstTypeWord(in: code, from: sign + 2)))
    return code.after(head.end)
  }

  private mutating func passBrace(_ open: Int) -> Int {
    if var function = code.function(withBody: open) {
      function.className = className
      outline.callables.append(function)
      return code.after(open)
    }
    // A list of values is passed over; a namespace, `extern "C"` or a class is looked into.
    return code.kind(open - 1) == .assign ? code.after(open) : open + 1
  }
}

import SourceText

/// The names an expression can stand for.
struct SwiftNames {
  let file: SwiftFile

  /// The names that are written in an expression, and why there may be others.
  func names(
    of id: SwiftExpression.ID, in scope: SwiftScope.ID
  ) -> (candidates: [NameCandidate], undetermined: String?) {
    if let literal = literal(id) {
      let candidate = NameCandidate(
        name: literal.name, place: file.place(literal.id), certainty: .literal)
      return ([candidate], nil)
    }
    return ([], reason(id, in: scope))
  }

  /// The literal that an expression is, whatever it is converted to.
  private func literal(_ id: SwiftExpression.ID) -> (name: String, id: SwiftExpression.ID)? {
    var next = id
    while true {
      switch file.kind(next) {
      case .string(let name): return (name, next)
      case .cast(let value, _), .forceUnwrapped(let value): next = value
      case .call(let callee, let arguments):
        guard case .name(let type) = file.kind(callee), arguments.count == 1,
          let argument = arguments.first,
          ["String", "NSString", "CFString"].contains(type),
          [nil, "string", "stringLiteral"].contains(argument.label)
        else { return nil }
        next = argument.value
      default: return nil
      }
    }
  }

  /// Why the name cannot be determined, in words.
  private func reason(_ id: SwiftExpression.ID, in scope: SwiftScope.ID) -> String {
    switch file.kind(id) {
    case .cast(let value, _), .forceUnwrapped(let value), .optionalChained(let value):
      return reason(value, in: scope)
    case .name(let name):
      if let function = function(withParameter: name, scope) {
        return "a parameter of '\(function)'"
      }
      return "the value of '\(name)'"
    case .member(_, let name) where ["fontName", "familyName", "postScriptName"].contains(name):
      return "the name of another font"
    case .member: return "the value of '\(file.written(id).shortened)'"
    case .interpolation: return "a string put together at run time"
    case .call(let callee, _): return "the result of '\(file.written(callee).shortened)'"
    case .ternary: return "one of several values"
    default: return "the value of an expression"
    }
  }

  private func function(withParameter name: String, _ scope: SwiftScope.ID) -> String? {
    for scope in file.chain(scope) {
      if case .function(let function) = scope.kind, function.parameters.contains(name) {
        return function.name
      }
    }
    return nil
  }
}

extension String {
  /// One line that is not too long for a message.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

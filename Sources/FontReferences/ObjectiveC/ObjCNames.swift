import SourceText

/// What is known about an expression that gives a font's name.
struct ObjCNames {
  var candidates: [NameCandidate] = []
  /// Why not all of its values are known.
  var undetermined: String?
}

extension ObjCCode {
  /// The names that stand in an expression itself; for anything else, why they are not known.
  func names(_ range: Range<Int>) -> ObjCNames {
    let value = unwrapped(range)
    if let literal = stringLiteral(value) {
      return ObjCNames(candidates: [
        NameCandidate(name: literal.value, place: literal.place, certainty: .literal)
      ])
    }
    return ObjCNames(undetermined: "'\(excerpt(value))' is no literal")
  }

  /// An expression without the parentheses, casts and wrappers around it: `(id)(@"x")`,
  /// `CFSTR("x")`, `@("x")`.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if kind(first) == .openParenthesis, after(first) == range.upperBound {
        range = inside(first) ?? range.dropFirstToken
      } else if kind(first) == .openParenthesis, isCast(first, before: range.upperBound) {
        range = after(first)..<range.upperBound
      } else if kind(first) == .at,
        kind(first + 1) == .openParenthesis
          || kind(first + 1) == .identifier
      {
        range = range.dropFirstToken
      } else if isWrapper(first), after(first + 1) == range.upperBound,
        let inside = inside(first + 1)
      {
        range = inside
      } else {
        return range
      }
    }
    return range
  }

  /// The expression as it is written, on one line and not too long.
  func excerpt(_ range: Range<Int>) -> String {
    let words = string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 80 ? words.prefix(79) + "…" : words
  }

  private func isWrapper(_ index: Int) -> Bool {
    guard kind(index + 1) == .openParenthesis, let word = word(index) else { return false }
    return ["CFSTR", "CFBridgingRetain", "CFBridgingRelease"].contains(word)
  }
}

extension Range<Int> {
  fileprivate var dropFirstToken: Range<Int> {
    Swift.min(lowerBound + 1, upperBound)..<upperBound
  }
}

/// Fonts that are tried one after another until one is found.
struct ObjCChains {
  /// For a use of a font API, by its index: the first of its chain.
  private(set) var firsts: [Int: Int] = [:]

  /// Finds `[… A …] ?: [… B …]`, `if (font == nil) font = [… B …]`, and loops that end at the first
  /// font there is.
  init(_ uses: [ObjCFontUse], in code: ObjCCode, _ outline: ObjCOutline) {
    for (index, use) in uses.enumerated() {
      if let earlier = Self.alternative(to: index, uses, code)
        ?? Self.guarded(index, uses, code, outline)
      {
        let first = firsts[earlier] ?? earlier
        firsts[earlier] = first
        firsts[index] = first
      } else if Self.endsLoop(use, code, outline) {
        firsts[index] = index
      }
    }
  }

  /// The use that stands before `?:` where this one stands behind it.
  private static func alternative(
    to index: Int, _ uses: [ObjCFontUse], _ code: ObjCCode
  ) -> Int? {
    let start = uses[index].call.lowerBound
    guard code.kind(start - 1) == .colon, code.kind(start - 2) == .question else { return nil }
    return uses[..<index].lastIndex { $0.call.upperBound == start - 2 }
  }

  /// The earlier use whose font is looked at for nil before this one is made in its place.
  private static func guarded(
    _ index: Int, _ uses: [ObjCFontUse], _ code: ObjCCode, _ outline: ObjCOutline
  ) -> Int? {
    guard let (name, start) = target(of: uses[index], code),
      code.nilCheckedName(before: start) == name
    else { return nil }
    let body = outline.callable(at: start)
    return uses[..<index].lastIndex { earlier in
      target(of: earlier, code)?.name == name
        && outline.callable(at: earlier.call.lowerBound) == body
    }
  }

  /// The variable or property that a use's font is given to, and where the statement begins.
  private static func target(
    of use: ObjCFontUse, _ code: ObjCCode
  ) -> (name: String, start: Int)? {
    let sign = use.call.lowerBound - 1
    guard code.kind(sign) == .assign, let name = code.word(sign - 1) else { return nil }
    return (ObjCNaming.property(ofVariable: name), code.operandStart(endingAt: sign - 1))
  }

  /// Whether a use takes its name from a loop that is left at the first font there is.
  private static func endsLoop(
    _ use: ObjCFontUse, _ code: ObjCCode, _ outline: ObjCOutline
  ) -> Bool {
    let argument = code.unwrapped(use.argument)
    guard argument.count == 1, let name = code.word(argument.lowerBound),
      let loop = outline.assignments(named: name, in: 0..<argument.lowerBound)
        .last(where: { $0.kind == .loop })
    else { return false }
    // A loop that is left at its first font is short.
    let scope = code.scope(of: loop, in: argument)
    return scope.contains(argument.lowerBound) && scope.count < 2048
      && scope.contains { code.isWord($0, "return") || code.isWord($0, "break") }
  }
}

extension ObjCNaming {
  /// `_titleFont` → `titleFont`
  static func property(ofVariable name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

extension ObjCCode {
  /// The variable or property that the `if` right before a statement looks at for nil.
  func nilCheckedName(before statement: Int) -> String? {
    let close = kind(statement - 1) == .openBrace ? statement - 2 : statement - 1
    guard kind(close) == .closeParenthesis, let open = partner(close), isWord(open - 1, "if"),
      let inside = inside(open), let last = inside.last, let first = inside.first
    else { return nil }
    if string(first..<first + 1) == "!", operandStart(endingAt: last) == first + 1 {
      return word(last).map(ObjCNaming.property)
    }
    guard let sign = inside.first(where: { string($0..<$0 + 1) == "==" }) else { return nil }
    let sides = [inside.lowerBound..<sign, (sign + 1)..<inside.upperBound]
    guard let empty = sides.firstIndex(where: { $0.count == 1 && isNil($0.lowerBound) }),
      let checked = sides[1 - empty].last
    else { return nil }
    return word(checked).map(ObjCNaming.property)
  }

  private func isNil(_ index: Int) -> Bool {
    isWord(index, "nil") || isWord(index, "NULL") || isWord(index, "Nil")
  }
}

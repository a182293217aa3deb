/// Fonts that are tried one after another until one is found.
struct ObjCChains {
  /// For a use of a font API, by its index: the first of its chain.
  private(set) var firsts: [Int: Int] = [:]
  /// How many uses a chain has, by its first.
  private var lengths: [Int: Int] = [:]

  /// Finds `[… A …] ?: [… B …]`, `if (font == nil) font = [… B …]`, and loops that end at the first
  /// font there is.
  init(_ uses: [ObjCFontUse], in code: ObjCCode, _ outline: ObjCOutline) {
    var earlier = Earlier()
    for (index, use) in uses.enumerated() {
      let target = Self.target(of: use, code).map { name, start in
        (variable: Variable(name: name, body: outline.callable(at: start)), start: start)
      }
      var previous = Self.alternative(to: use, earlier, code)
      if previous == nil, let (variable, start) = target,
        code.nilCheckedName(before: start) == variable.name
      {
        previous = earlier.given[variable]
      }
      if let previous {
        let first = firsts[previous] ?? previous
        firsts[previous] = first
        firsts[index] = first
      } else if Self.endsLoop(use, code, outline) {
        firsts[index] = index
      }
      earlier.ended[use.call.upperBound] = index
      if let target { earlier.given[target.variable] = index }
    }
    for first in firsts.values { lengths[first, default: 0] += 1 }
  }

  /// Whether a use stands in a chain of more than are followed.
  func isTooLong(at use: Int) -> Bool {
    firsts[use].flatMap { lengths[$0] }.map { $0 > NameAttempt.most } ?? false
  }

  /// A variable or property that a function gives a font to.
  private struct Variable: Hashable {
    var name: String
    var body: Int?
  }

  /// The last of the uses so far that end at a token, or whose font a variable is given.
  private struct Earlier {
    var ended: [Int: Int] = [:]
    var given: [Variable: Int] = [:]
  }

  /// The use that stands before `?:` where this one stands behind it.
  private static func alternative(
    to use: ObjCFontUse, _ earlier: Earlier, _ code: ObjCCode
  ) -> Int? {
    let start = use.call.lowerBound
    guard code.kind(start - 1) == .colon, code.kind(start - 2) == .question else { return nil }
    return earlier.ended[start - 2]
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

import NameFlow

/// Tells which words of a file of Swift name something that stands elsewhere: the label of an argument names
/// nothing, and a function's parameters and variables are meant before all else that has their names.
struct OutlineWords {
  /// The brackets and braces that are open.
  private var open: [UInt8] = []
  /// A word whose meaning the mark behind it decides.
  private var held: Held?
  /// Whether what the last dot stands before is a member of the type that is asked for there.
  private var isImplicit = false
  private var last: UInt8 = 0
  private var lastWord: UInt64 = 0
  /// The last word, where it may be that of a type.
  private var lastType: String?
  /// The type before the last dot.
  private var qualifier: String?
  /// Whether `self` or `super` stands before it.
  private var isOfSelf = false
  /// Whether a type was begun in the body of the function: it has members of its own.
  private var hasTypes = false
  /// Whether a line ended since.
  private var isLineBroken = false
  /// Whether the name of a variable is to follow.
  private var isDeclaring = false
  /// In how many brackets a statement stands whose body is to follow: no closure may stand before that.
  private var bodied: Int?
  /// How many `#if` are open: what they hold may be compiled or not.
  private var conditions = 0
  /// The names that are known, and each with how many brackets are open where it is seen.
  private var names: Set<UInt64> = []
  private var known: [(name: UInt64, depth: Int)] = []
  /// Variables whose values may still go on.
  private var waiting: [(name: UInt64, depth: Int)] = []
  /// The parameters of a function whose body has not begun.
  private var parameters: [UInt64] = []
  private var header = Header.none

  private enum Header: Equatable {
    case none
    /// Before the parameters of a function, in them, and behind them.
    case before, behind
    case inside(depth: Int)
  }

  private struct Held {
    var word: UInt64
    /// What stands before it.
    var before: UInt8
    var isImplicit: Bool
    var qualifier: String?
    var isOfSelf: Bool
    /// Whether it may be a label, or the name of a parameter or variable.
    var mayBeLabel: Bool
    var mayBeParameter: Bool
    var isVariable: Bool
  }

  enum Use {
    /// Nothing follows: `.bold`.
    case whole
    /// Something is asked of it: `.bold.rawValue`.
    case part
    /// It is called: `.bold(size: 12)`.
    case called
  }

  /// What a word means.
  enum Meaning {
    /// Something that stands here, or nothing.
    case own
    /// A member of the type that is asked for.
    case implicit(Use)
    /// A member of a type: `Theme.bold`.
    case qualified(by: String)
    /// What the types around it have, or nothing has around it.
    case bare
    /// Anything that has the name.
    case any
    /// The same in a string.
    case text
    /// The same in a string that has spaces.
    case prose
  }
}

extension OutlineWords {
  /// Forgets the names of a function as something else begins.
  ///
  /// - Parameter isFunction: whether that has parameters.
  mutating func begin(isFunction: Bool) {
    (names, known, waiting, parameters) = ([], [], [], [])
    header = isFunction ? .before : .none
    hasTypes = false
  }

  /// The last word and what it means, as the next mark or word is there.
  mutating func settle(before next: UInt8) -> (word: UInt64, meaning: Meaning)? {
    guard let word = held else { return nil }
    held = nil
    return (word.word, meaning(of: word, next))
  }

  private mutating func meaning(of word: Held, _ next: UInt8) -> Meaning {
    if next == UInt8(ascii: ":"), word.mayBeParameter { parameters.append(word.word) }
    if next == UInt8(ascii: ":"), word.mayBeLabel || word.mayBeParameter { return .own }
    if word.isVariable, next == UInt8(ascii: ":") || next == UInt8(ascii: "=") {
      waiting.append((word.word, open.count))
      return .own
    }
    if word.before == UInt8(ascii: ".") {
      let isCalled =
        next == UInt8(ascii: "{") ? bodied != open.count : Self.calling.contains(next)
      if let type = word.qualifier { return .qualified(by: type) }
      guard word.isImplicit else { return word.isOfSelf && !hasTypes ? .bare : .any }
      if isCalled { return .implicit(.called) }
      return .implicit(Self.following.contains(next) ? .part : .whole)
    }
    // A function of the name may be called beside a variable of it.
    let isKnown = names.contains(word.word) && next != UInt8(ascii: "(")
    guard !Self.marking.contains(word.before) else { return .any }
    return isKnown ? .own : hasTypes ? .any : .bare
  }

  mutating func pass(comment bytes: ArraySlice<UInt8>) {
    isLineBroken =
      isLineBroken || bytes.starts(with: "//".utf8) || bytes.contains(UInt8(ascii: "\n"))
  }

  mutating func passString() {
    (last, isLineBroken, isDeclaring) = (UInt8(ascii: "\""), false, false)
  }

  /// - Parameters:
  ///   - isInBody: whether it stands in the body of a function, or of what is like one.
  ///   - namesItself: whether it is the name of what is declared, which names nothing else.
  mutating func pass(
    word bytes: ArraySlice<UInt8>, _ word: UInt64, isInBody: Bool, namesItself: Bool
  ) {
    let isFirst =
      isLineBroken || last == UInt8(ascii: ";") || last == UInt8(ascii: "{")
    if isFirst, !waiting.isEmpty { endStatement(before: word) }
    if last == UInt8(ascii: "#") {
      if word == Self.condition { conditions += 1 }
      if word == Self.end { conditions -= 1 }
    } else if Self.bodied.contains(word), !Self.joining.contains(last) {
      bodied = open.count
    } else if Self.cases.contains(word), last != UInt8(ascii: ".") {
      forget(from: open.count)
    } else if isFirst, isInBody, Self.types.contains(word) {
      // Functions of a type within see none of the names around it.
      begin(isFunction: false)
      hasTypes = true
    }
    let isBehindWord = CallWords.isWord(last)
    let isInParentheses = open.last == UInt8(ascii: "(")
    let isBegun = last == UInt8(ascii: "(") || last == UInt8(ascii: ",")
    held = Held(
      word: word, before: last, isImplicit: isImplicit,
      qualifier: last == UInt8(ascii: ".") ? qualifier : nil,
      isOfSelf: last == UInt8(ascii: ".") && isOfSelf,
      mayBeLabel: isBegun && isInParentheses,
      mayBeParameter: header == .inside(depth: open.count) && (isBegun || isBehindWord),
      isVariable: isDeclaring)
    if namesItself { held = nil }
    isDeclaring =
      isFirst && conditions == 0 && isInBody && Self.declaring.contains(word)
      && last != UInt8(ascii: ",") && !(isBehindWord && Self.continuing.contains(lastWord))
    lastType =
      bytes.first.map(Self.capitals.contains) == true ? String(decoding: bytes, as: UTF8.self) : nil
    (last, lastWord, isLineBroken) = (bytes.last ?? 0, word, false)
  }

  /// - Parameter isSpaced: whether a blank stands before it.
  mutating func pass(mark: UInt8, isSpaced: Bool) {
    switch mark {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isLineBroken = true
    case 0...UInt8(ascii: " "): break
    default:
      pass(bracket: mark)
      if mark == UInt8(ascii: ".") {
        isImplicit = beginsImplicitly(isSpaced: isSpaced)
        qualifier = CallWords.isWord(last) ? lastType : nil
        isOfSelf = CallWords.isWord(last) && Self.selves.contains(lastWord)
      }
      (last, isLineBroken, isDeclaring) = (mark, false, false)
    }
  }
}

extension OutlineWords {
  private mutating func pass(bracket: UInt8) {
    switch bracket {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if bracket == UInt8(ascii: "{"), bodied == open.count { bodied = nil }
      open.append(bracket)
      if bracket == UInt8(ascii: "("), header == .before { header = .inside(depth: open.count) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if header == .inside(depth: open.count) { header = .behind }
      forget(from: open.count)
      _ = open.popLast()
      if let depth = bodied, depth > open.count { bodied = nil }
    default: break
    }
    guard bracket == UInt8(ascii: "{"), header == .behind else { return }
    header = .none
    for name in parameters { know(name) }
    parameters = []
  }

  private mutating func know(_ name: UInt64) {
    if names.insert(name).inserted { known.append((name, open.count)) }
  }

  /// Forgets what is seen in as many brackets, or more.
  private mutating func forget(from depth: Int) {
    while let last = known.last, last.depth >= depth {
      names.remove(last.name)
      known.removeLast()
    }
    while let last = waiting.last, last.depth >= depth { waiting.removeLast() }
  }

  /// A variable is seen behind the statement that declares it.
  private mutating func endStatement(before word: UInt64) {
    guard let last = waiting.last, last.depth == open.count, !goesOn, !Self.going.contains(word)
    else { return }
    waiting.removeLast()
    know(last.name)
  }

  /// Whether a statement may go on in the next line.
  private var goesOn: Bool {
    CallWords.isWord(last)
      ? Self.continuing.contains(lastWord)
      : !Self.ending.contains(last)
  }

  /// Whether nothing stands before a dot whose member it could be.
  private func beginsImplicitly(isSpaced: Bool) -> Bool {
    if CallWords.isWord(last) { return Self.introducing.contains(lastWord) }
    return last == UInt8(ascii: "?") ? isSpaced : Self.opening.contains(last)
  }

  private static func words(_ words: String...) -> Set<UInt64> {
    Set(words.map(IdentifierScan.hash))
  }

  private static let condition = IdentifierScan.hash("if")
  private static let end = IdentifierScan.hash("endif")
  private static let bodied = words("if", "for", "switch")
  private static let selves = words("self", "super")
  /// What makes a label or a member of such a word.
  private static let joining = Set(".(,`".utf8)
  private static let cases = words("case", "default")
  private static let types = words("struct", "class", "enum", "actor", "protocol", "extension")
  private static let declaring = words("let", "var")
  /// Words that something follows.
  private static let continuing = words(
    "if", "guard", "while", "case", "for", "catch", "return", "try", "await", "throw", "as", "is",
    "in", "else", "lazy", "weak", "unowned", "async")
  /// Words that go on with a statement.
  private static let going = words("as", "is", "else")
  /// Words behind which a value begins.
  private static let introducing = words("case", "return", "in")
  /// What ends a statement.
  private static let ending = Set(")]}\";`".utf8)
  /// What stands before a value.
  private static let opening = Set("([{:,=|&+-*/<".utf8)
  /// What stands behind a function that is called.
  private static let calling = Set("(<".utf8)
  /// What stands behind a value that something is asked of.
  private static let following = Set(".?![".utf8)
  /// What the name of a type begins with.
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  /// What makes another name of a name: `$title`, `` `default` ``.
  private static let marking = Set("$`@#\\".utf8)
}

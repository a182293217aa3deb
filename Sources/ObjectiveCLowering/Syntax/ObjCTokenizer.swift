import Algorithms
import NameFlow
import SourceText

/// A file cut into tokens: its code, and apart from it the macros it defines.
struct ObjCSource: Sendable {
  var code: ObjCCode
  /// The bodies of its `#define`s, in order.
  var macros: [ObjCCode]
  /// The last components of what it imports: `"Fonts.h"`.
  var imports: [String]
  /// Whether brackets are nested deeper than is followed.
  var isTooDeep: Bool
  /// What it surely imports, and where.
  var sureImports: [(file: String, offset: Int)] = []
  /// What is known of names at its end.
  var names = CompilationConditions.Names()
}

extension ObjCSource {
  /// A file of which nothing is followed.
  init(leaving text: SourceText) {
    self.init(code: ObjCCode(text: text), macros: [], imports: [], isTooDeep: true)
  }

  init(_ text: SourceText, under conditions: CompilationConditions.Names = .init()) {
    var tokenizer = ObjCTokenizer(text, conditions)
    self = tokenizer.read()
  }
}

/// Cuts C, Objective-C or C++ text into tokens in one pass.
///
/// Directives are logical lines of their own: a `#define`'s body is code, conditions narrow the
/// platforms, text under `#if 0` is dropped.
private struct ObjCTokenizer {
  private let text: SourceText
  private var cursor: ObjCCursor
  private var code: ObjCCode
  private var brackets = ObjCBrackets()
  private var conditionals = ObjCConditionals()
  private var macros: [ObjCCode] = []
  private var imports: [String] = []
  private var isTooDeep = false
  private var names: CompilationConditions.Names
  private var sureImports: [(file: String, offset: Int)] = []
  private var hasBegun = false
  /// The name behind an `#ifndef` that is surely asked, up to the next directive.
  private var missing: String?

  init(_ text: SourceText, _ names: CompilationConditions.Names) {
    self.text = text
    self.names = names.of(languageOf: text.path)
    cursor = ObjCCursor(text.utf8)
    code = ObjCCode(text: text)
  }

  mutating func read() -> ObjCSource {
    var isAtLineStart = true
    while true {
      if cursor.skipBlanks(stayingOnLine: false) { isAtLineStart = true }
      guard let token = cursor.next() else { break }
      if token.kind == .hash, isAtLineStart {
        readDirective()
      } else if !conditionals.active.isEmpty {
        code.tokens.append(token)
        brackets.append(token.kind)
      }
      isAtLineStart = false
    }
    code = closed(code, brackets)
    return ObjCSource(
      code: code, macros: macros, imports: imports, isTooDeep: isTooDeep, sureImports: sureImports,
      names: names)
  }

  private mutating func closed(_ code: ObjCCode, _ brackets: ObjCBrackets) -> ObjCCode {
    var code = code
    code.partners = brackets.partners
    code.parents = brackets.parents
    code.close()
    isTooDeep = isTooDeep || brackets.isTooDeep
    return code
  }

  private mutating func readDirective() {
    _ = cursor.skipBlanks(stayingOnLine: true)
    guard !cursor.isAtLineBreak, let name = cursor.next() else { return }
    let isFirst = !hasBegun && code.tokens.isEmpty
    hasBegun = true
    let missing = missing
    self.missing = nil
    switch String(decoding: text.utf8[name.range], as: UTF8.self) {
    case "define" where !conditionals.active.isEmpty: readMacro(unlessDefined: missing)
    case "undef" where !conditionals.active.isEmpty: forget(readLine().word(0) ?? "")
    case "import" where !conditionals.active.isEmpty: readImport()
    case "include" where !conditionals.active.isEmpty: readImport()
    case "if": openConditional(ObjCCondition.truth(of: readLine(), names))
    case "ifdef": openConditional(PlatformTruth(isDefined: readLine().word(0) ?? "", names))
    case "ifndef":
      let name = readLine().word(0) ?? ""
      let isGuard = isFirst && isDefinedNext(name)
      self.missing = conditionals.isSure ? name : nil
      openConditional(isGuard ? .yes : PlatformTruth(isDefined: name, names).negated)
    case "elif": turnConditional(ObjCCondition.truth(of: readLine(), names))
    case "elifdef": turnConditional(PlatformTruth(isDefined: readLine().word(0) ?? "", names))
    case "elifndef":
      turnConditional(PlatformTruth(isDefined: readLine().word(0) ?? "", names).negated)
    case "else":
      _ = readLine()
      turnConditional(.yes)
    case "endif":
      _ = readLine()
      conditionals.close()
      notePlatforms()
    default: _ = readLine()
    }
  }

  private mutating func openConditional(_ truth: PlatformTruth) {
    conditionals.open(truth, brackets: brackets.save())
    notePlatforms()
  }

  private mutating func turnConditional(_ truth: PlatformTruth) {
    if let saved = conditionals.turn(truth) { brackets.restore(saved) }
    notePlatforms()
  }

  private mutating func notePlatforms() {
    let active = conditionals.active
    guard active != code.platformChanges.last?.platforms ?? .all else { return }
    code.platformChanges.append(
      ObjCCode.PlatformChange(token: code.tokens.count, platforms: active))
  }

  /// - Parameter missing: the name that is defined here only where it is not yet.
  private mutating func readMacro(unlessDefined missing: String?) {
    _ = cursor.skipBlanks(stayingOnLine: true)
    guard !cursor.isAtLineBreak, let name = cursor.next(), name.kind == .identifier else {
      _ = readLine()
      return
    }
    let isFunctionLike = cursor.isAtParenthesis
    var body = readLine()
    var parameters: [String]?
    if isFunctionLike, let list = body.inside(0) {
      parameters = body.split(list, at: .comma).map { part in
        part.last.flatMap { body.word($0) } ?? "__VA_ARGS__"
      }
      body.dropFirst(list.upperBound + 1)
    }
    body.macro = ObjCMacro(
      name: String(decoding: text.utf8[name.range], as: UTF8.self), range: name.range,
      parameters: parameters)
    let value = isFunctionLike ? "" : body.string(0..<body.tokens.count)
    define(body.macro?.name ?? "", as: value, unlessDefined: missing)
    if conditionals.active != .all {
      body.platformChanges = [
        ObjCCode.PlatformChange(token: 0, platforms: conditionals.active)
      ]
    }
    macros.append(body)
  }

  private mutating func readImport() {
    let line = readLine()
    let path = line.string(0..<line.tokens.count)
    guard let last = path.pathComponents.last else { return }
    let file = String(last.filter { !"\"<> ".contains($0) })
    imports.append(file)
    if conditionals.isSure { sureImports.append((file, cursor.offset)) }
  }

  // MARK: Names

  /// What `#define` says of a name, for the conditions behind it: what may not be compiled leaves it unknown.
  /// What is defined only where it is missing is defined behind that, as this or as something else.
  private mutating func define(_ name: String, as value: String, unlessDefined missing: String?) {
    names.undefined.remove(name)
    guard conditionals.isSure else {
      names.defined[name] = name == missing ? "" : nil
      return
    }
    names.defined[name] = value.filter { !"() ".contains($0) }
  }

  /// `#undef`: what the name stood for is gone, if nothing here asked for it.
  private mutating func forget(_ name: String) {
    names.defined[name] = nil
    guard conditionals.isSure else {
      names.undefined.remove(name)
      return
    }
    names.undefined.insert(name)
    macros.removeAll { macro in
      guard let head = macro.macro, head.name == name else { return false }
      let next = code.tokens.partitioningIndex { $0.range.lowerBound > head.range.lowerBound }
      return !(next..<code.tokens.count).contains { code.word($0) == name }
    }
  }

  /// Whether a name is defined right behind, as what keeps a header from being read twice.
  private func isDefinedNext(_ name: String) -> Bool {
    guard names.isDefined(name) != true else { return false }
    var cursor = cursor
    _ = cursor.skipBlanks(stayingOnLine: false)
    var words: [String] = []
    while words.count < 3, let token = cursor.next() {
      words.append(String(decoding: text.utf8[token.range], as: UTF8.self))
      _ = cursor.skipBlanks(stayingOnLine: true)
    }
    return words == ["#", "define", name] && (cursor.isAtLineBreak || cursor.isAtEnd)
  }

  /// The tokens up to the end of the logical line.
  private mutating func readLine() -> ObjCCode {
    var line = ObjCCode(text: text)
    var brackets = ObjCBrackets()
    while true {
      _ = cursor.skipBlanks(stayingOnLine: true)
      guard !cursor.isAtLineBreak, let token = cursor.next() else { break }
      line.tokens.append(token)
      brackets.append(token.kind)
    }
    return closed(line, brackets)
  }
}

extension CompilationConditions.Names {
  /// The same, with what the language of a file says: only C++ has `__cplusplus`.
  fileprivate func of(languageOf path: String) -> Self {
    var names = self
    switch path.split(separator: ".").last {
    case "m", "c": names.undefined.insert("__cplusplus")
    case "mm", "cpp", "cc": names.defined["__cplusplus"] = "201703"
    default: break
    }
    return names
  }
}

extension ObjCCode {
  /// Drops the parameters in front of a macro's body.
  fileprivate mutating func dropFirst(_ count: Int) {
    let count = min(max(count, 0), tokens.count)
    let offset = Int32(clamping: count)
    tokens.removeFirst(count)
    partners = partners.dropFirst(count).map { $0 < 0 ? -1 : $0 - offset }
    parents = parents.dropFirst(count).map { max(-1, $0 - offset) }
    close()
  }
}

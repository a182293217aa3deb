import SourceText

/// Follows an expression to the names it can have: through macros, constants, variables, parameters,
/// properties, lists and strings that are put together, over all files.
///
/// Whatever is read once is kept; an expression that leads back to itself adds nothing; and both the
/// depth and the number of steps for one place are bounded, so that no text decides how long it takes.
final class ObjCEvaluator {
  let program: ObjCProgram
  let sites: ObjCSites
  /// The Swift of the same process.
  let swift: SwiftExports?
  private(set) lazy var usedWords = ObjCUsedWords(program)
  private var known: [ObjCExpression: ObjCNames] = [:]
  private var inProgress: [ObjCExpression: Int] = [:]
  private var readingElements: Set<ObjCExpression> = []
  private var knownBindings: [BindingKey: [ObjCBinding]] = [:]
  private var lowestReentry = Int.max
  private var stepsLeft = 0

  private let deepest = 64
  private let mostSteps = 4000

  /// What is gathered from the whole program once and asked for again and again.
  enum BindingKey: Hashable {
    case argument(Int, ObjCCallableID)
    case property(String, className: String)
  }

  init(_ program: ObjCProgram, sites: ObjCSites, swift: SwiftExports? = nil) {
    self.program = program
    self.sites = sites
    self.swift = swift
  }

  /// The names that an expression at a font API can have.
  func names(at expression: ObjCExpression) -> ObjCNames {
    stepsLeft = mostSteps
    var result = names(expression).asAlternatives
    if result.candidates.isEmpty, result.undetermined == nil {
      result.add(reasonForNothing(expression))
    }
    return result
  }

  /// The names that bindings lead to.
  func names(at bindings: [ObjCBinding]) -> ObjCNames {
    stepsLeft = mostSteps
    return names(of: ObjCBindings(values: bindings)).asAlternatives
  }

  /// What a message passes.
  func arguments(of send: ObjCSend, in code: Int) -> [ObjCExports.Argument] {
    stepsLeft = mostSteps
    return send.arguments.map { argument($0, in: code) }
  }

  /// Why an expression that may be followed has no names: it is `nil`, or only leads back to itself.
  private func reasonForNothing(_ expression: ObjCExpression) -> ObjCNames {
    let code = program.code(expression)
    let text = code.excerpt(expression.range)
    if let (base, name) = code.trailingProperty(code.unwrapped(expression.range)),
      Self.fontProperties.contains(name)
    {
      return ObjCNames(
        undetermined: "it is the name of an existing font, '\(code.excerpt(base))'",
        isCarried: true)
    }
    return .unknown("no value of '\(text)' is known")
  }

  /// The names that an expression can have; none, without a reason, for `nil`.
  func names(_ whole: ObjCExpression) -> ObjCNames {
    let code = program.code(whole)
    let expression = ObjCExpression(code: whole.code, range: code.unwrapped(whole.range))
    if let names = known[expression] { return names }
    if let depth = inProgress[expression] {
      lowestReentry = min(lowestReentry, depth)
      return ObjCNames()
    }
    guard takeStep() else { return .unknown("it is followed through too many steps") }
    let depth = inProgress.count
    inProgress[expression] = depth
    let names = read(expression, in: code)
    inProgress[expression] = nil
    // What was read while it led back to something unfinished is not the whole of it.
    if lowestReentry >= depth {
      lowestReentry = .max
      known[expression] = names
    }
    return names
  }

  /// Whether there is a step left to take, and takes it.
  func takeStep() -> Bool {
    guard stepsLeft > 0, inProgress.count < deepest else { return false }
    stepsLeft -= 1
    return true
  }

  /// Gathers bindings, or takes those that were gathered before.
  func bindings(_ key: BindingKey, _ gather: () -> [ObjCBinding]) -> [ObjCBinding] {
    if let known = knownBindings[key] { return known }
    let bindings = gather()
    knownBindings[key] = bindings
    return bindings
  }

  /// Begins to read an expression's elements; not where that has begun already.
  func enter(_ expression: ObjCExpression) -> Bool {
    guard readingElements.count < deepest else { return false }
    return readingElements.insert(expression).inserted
  }

  func leave(_ expression: ObjCExpression) {
    readingElements.remove(expression)
  }

  /// The names of several expressions together.
  func names(ofAny expressions: [ObjCExpression]) -> ObjCNames {
    var all = ObjCNames()
    for expression in expressions { all.add(names(expression)) }
    return all
  }

  private func read(_ expression: ObjCExpression, in code: ObjCCode) -> ObjCNames {
    let range = expression.range
    guard let first = range.first else { return .unknown("it is empty") }
    if let literal = code.stringLiteral(range) {
      return ObjCNames(candidates: [
        NameCandidate(name: literal.value, place: literal.place, certainty: .literal)
      ])
    }
    if range.count == 1, let word = code.word(first), Self.nothing.contains(word) {
      return ObjCNames()
    }
    if let values = code.conditionalValues(range) {
      let expressions = values.map { ObjCExpression(code: expression.code, range: $0) }
      guard code.asksForFont(range), let last = expressions.last else {
        return names(ofAny: expressions).asAlternatives
      }
      var all = names(ofAny: Array(expressions.dropLast()))
      all.add(names(last).asWayOut)
      return all.asAlternatives
    }
    if let pieces = adjacentPieces(expression, in: code) { return .joined(pieces) }
    if let string = stringOperation(expression, in: code) { return string }
    guard code.isOneOperand(range) else { return notKnown(range, in: code) }
    return names(of: bindings(of: expression, in: code))
  }

  /// The names of what an expression stands for.
  private func names(of bindings: ObjCBindings) -> ObjCNames {
    var all = bindings.known
    all.undetermined = all.undetermined ?? bindings.unknown
    for binding in bindings.values {
      var value =
        binding.isElement
        ? names(of: elements(of: binding.expression)) : names(binding.expression)
      value.isCarried = value.isCarried || binding.isCarried
      all.add(value.passing(binding.step, as: binding.certainty))
    }
    return all
  }

  /// The names of a list's elements.
  func names(of elements: ObjCElements) -> ObjCNames {
    var all = names(ofAny: elements.values.map(\.expression))
    all.undetermined = all.undetermined ?? elements.unknown
    return all.asAlternatives
  }

  func notKnown(_ range: Range<Int>, in code: ObjCCode) -> ObjCNames {
    .unknown("the value of '\(code.excerpt(range))' is not known")
  }

  /// The properties by which a font tells its own names.
  static let fontProperties: Set<String> = ["fontName", "familyName", "postscriptName"]

  private static let nothing: Set<String> = ["nil", "Nil", "NULL", "nullptr"]
}

extension ObjCEvaluator {
  /// `PREFIX @"-Bold"`, `@"Gate-" #style`: literals and macros that stand side by side are one string.
  private func adjacentPieces(_ expression: ObjCExpression, in code: ObjCCode) -> [ObjCNames]? {
    guard expression.range.count > 1 else { return nil }
    var pieces: [ObjCNames] = []
    var index = expression.range.lowerBound
    while index < expression.range.upperBound {
      let token = ObjCExpression(code: expression.code, range: index..<index + 1)
      switch code.kind(index) {
      case .string, .rawString: pieces.append(names(token))
      case .at: break
      case .identifier where isMacroOrParameter(index, in: code): pieces.append(names(token))
      case .hash:
        guard let word = code.word(index + 1) else { return nil }
        pieces.append(spellings(of: word, in: expression.code))
        index += 1
      default: return nil
      }
      index += 1
    }
    return pieces.isEmpty ? nil : pieces
  }

  private func isMacroOrParameter(_ index: Int, in code: ObjCCode) -> Bool {
    guard let word = code.word(index) else { return false }
    return code.macro?.parameters?.contains(word) == true || program.macros[word] != nil
  }

  /// What a macro's parameter is spelled as where the macro is used: `#style`.
  private func spellings(of parameter: String, in code: Int) -> ObjCNames {
    var all = ObjCNames()
    for binding in macroArguments(parameter, of: code) {
      let expression = binding.expression
      let place = program.code(expression).place(expression.range)
      let spelling = program.code(expression).excerpt(expression.range)
      all.add(
        ObjCNames(candidates: [
          NameCandidate(
            name: spelling, place: place, certainty: .derived,
            flow: binding.step.map { [$0] } ?? [])
        ]))
    }
    return all
  }
}

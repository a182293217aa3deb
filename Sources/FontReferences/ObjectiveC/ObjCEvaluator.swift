import SourceText

/// Follows an expression to the names it can have: through macros, constants, variables, parameters,
/// properties, lists and strings that are put together, over all files.
///
/// Whatever is read once is kept; an expression that leads back to itself adds nothing; and both the
/// depth and the number of steps for one place and for all are bounded, so that no text decides how long
/// it takes. What was cut short is not known, and is not kept.
final class ObjCEvaluator {
  let program: ObjCProgram
  let sites: ObjCSites
  /// The Swift of the same process.
  let swift: SwiftExports?
  private(set) lazy var usedWords = ObjCUsedWords(program)
  private var known: [ObjCExpression: ObjCNames] = [:]
  private var inProgress: [ObjCExpression: Int] = [:]
  private var readingElements: Set<ObjCExpression> = []
  private var knownNames: [BindingKey: ObjCNames] = [:]
  private var nameBudget = FollowingBudget.names
  private var knownBindings: [BindingKey: [ObjCBinding]] = [:]
  private var knownFunctions: [VisibleKey: [ObjCCallableID]] = [:]
  private var knownMacros: [VisibleKey: [Int]] = [:]
  private var knownSetters: [String: [ObjCGiven]] = [:]
  private var knownAssignments: [String: [ObjCProgram.AssignmentID]] = [:]
  private var lowestReentry = Int.max
  /// An expression takes a step, and one more for each value it has.
  private var budget = FollowingBudget(own: 300, most: 10_000, store: 100_000)
  /// How often something was cut short.
  private var cuts = 0

  private let deepest = 64

  /// What is gathered from the whole program once and asked for again and again.
  enum BindingKey: Hashable {
    case argument(Int, ObjCCallableID)
    case property(String, className: String)
    case macroArgument(String, Int)
    case returned(ObjCCallableID)
    case global(String, Int)
    case call(String, Int)
    case late(String, ObjCCallableID)
  }

  /// A name, and the code that sees it.
  private struct VisibleKey: Hashable {
    var name: String
    var code: Int
  }

  init(_ program: ObjCProgram, sites: ObjCSites, swift: SwiftExports? = nil) {
    self.program = program
    self.sites = sites
    self.swift = swift
  }

  /// The names that an expression at a font API can have.
  func names(at expression: ObjCExpression) -> ObjCNames {
    budget.beginQuestion()
    var result = names(expression).asAlternatives
    if result.candidates.isEmpty, result.undetermined == nil {
      result.add(reasonForNothing(expression))
    }
    return result
  }

  /// The names that a reference is given; where those of all references are too many, none.
  func given(_ found: ObjCNames) -> ObjCNames {
    nameBudget.beginQuestion()
    return nameBudget.take(found.candidates.count) ? found : .tooMuch
  }

  /// The names that bindings lead to.
  func names(at bindings: [ObjCBinding]) -> ObjCNames {
    budget.beginQuestion()
    return names(of: ObjCBindings(values: bindings)).asAlternatives
  }

  /// What a message passes.
  func arguments(of send: ObjCSend, in code: Int) -> [ObjCExports.Argument] {
    budget.beginQuestion()
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
    if let names = known[expression] {
      _ = budget.take()
      return names
    }
    if let depth = inProgress[expression] {
      _ = budget.take()
      lowestReentry = min(lowestReentry, depth)
      return ObjCNames()
    }
    guard takeStep(1 + expression.range.count / 64) else { return .tooMuch }
    let before = cuts
    let depth = inProgress.count
    inProgress[expression] = depth
    var names = read(expression, in: code)
    inProgress[expression] = nil
    if !takeStep(names.candidates.count) || cuts != before {
      names.undetermined = names.undetermined ?? ObjCNames.tooMuch.undetermined
    }
    // What was read while it led back to something unfinished is not the whole of it.
    if lowestReentry >= depth {
      lowestReentry = .max
      if cuts == before { known[expression] = names }
    }
    return names
  }

  /// Whether there are steps left to take, and takes them; what is not taken is noted as cut short.
  func takeStep(_ count: Int = 1) -> Bool {
    guard inProgress.count < deepest, budget.take(count) else {
      cuts += 1
      return false
    }
    return true
  }

  /// Gathers bindings, or takes those that were gathered before.
  func bindings(_ key: BindingKey, _ gather: () -> [ObjCBinding]) -> [ObjCBinding] {
    if let known = knownBindings[key] { return known }
    let bindings = gather()
    knownBindings[key] = bindings
    return bindings
  }

  /// The functions of a name that a piece of code sees.
  func visibleFunctions(_ name: String, from code: Int) -> [ObjCCallableID] {
    guard let declared = program.functions[name] else { return [] }
    let key = VisibleKey(name: name, code: code)
    if let known = knownFunctions[key] { return known }
    let functions = program.visible(
      declared, from: code,
      isPrivate: { program.isImplementation($0.code) && program.callable($0).isStatic },
      in: \.code)
    knownFunctions[key] = functions
    return functions
  }

  /// The macros of a name that a piece of code sees.
  func visibleMacros(_ name: String, from code: Int) -> [Int] {
    guard let defined = program.macros[name] else { return [] }
    let key = VisibleKey(name: name, code: code)
    if let known = knownMacros[key] { return known }
    let macros = program.visible(
      defined, from: code, isPrivate: program.isImplementation, in: { $0 })
    knownMacros[key] = macros
    return macros
  }

  /// Where functions and methods assign to a variable of this name that is none of their own.
  func outerAssignments(to name: String) -> [ObjCProgram.AssignmentID] {
    if let known = knownAssignments[name] { return known }
    let assignments = (program.assignments[name] ?? []).filter { id in
      let assignment = program.assignment(id)
      return assignment.kind == .assignment
        && program.local(name, at: ObjCSite(code: id.code, token: assignment.token)) == nil
    }
    knownAssignments[name] = assignments
    return assignments
  }

  /// What is given to all properties of a name, from outside or by their setter, or takes what was
  /// gathered before.
  func given(to name: String, _ gather: () -> [ObjCGiven]) -> [ObjCGiven] {
    if let known = knownSetters[name] { return known }
    let given = gather()
    knownSetters[name] = given
    return given
  }

  /// Begins to read an expression's elements; not where that has begun already.
  func enter(_ expression: ObjCExpression) -> Bool {
    guard readingElements.count < deepest else {
      cuts += 1
      return false
    }
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
      guard let name = FollowedText.name(literal.value) else { return .tooLong }
      return ObjCNames(candidates: [
        NameCandidate(name: name, place: literal.place, certainty: .literal)
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
    guard let key = bindings.key else { return gathered(bindings) }
    if let known = knownNames[key] {
      _ = takeStep(known.candidates.count)
      return known
    }
    let outer = (reentry: lowestReentry, cuts: cuts)
    lowestReentry = .max
    let names = gathered(bindings)
    if lowestReentry == .max, cuts == outer.cuts { knownNames[key] = names }
    lowestReentry = min(lowestReentry, outer.reentry)
    return names
  }

  private func gathered(_ bindings: ObjCBindings) -> ObjCNames {
    var all = bindings.known
    all.undetermined = all.undetermined ?? bindings.unknown
    for binding in bindings.values {
      // What has more names than are followed has been said to.
      guard all.candidates.count < ObjCNames.limit || all.undetermined == nil else { break }
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

import SourceText

/// What Objective-C shows to the Swift of the same process, under the names Swift gives it.
///
/// Worked out when it is asked for, by one thread. What is known of Swift plays no part in it.
final class ObjCExports {
  private let evaluator: ObjCEvaluator
  private var program: ObjCProgram { evaluator.program }
  private let words: IdentifierIndex
  let renamings: ObjCRenamings
  private lazy var sends = ObjCSendIndex(program)
  private lazy var selectors = Dictionary(
    grouping: program.methods.keys, by: { $0.prefix { $0.isLowercase || $0 == "_" } })

  /// A call of a function of Swift's.
  struct Call {
    var place: SourcePlace
    /// What is passed, argument by argument.
    var arguments: [Argument]
  }

  struct Argument {
    var names: ObjCNames
    /// The word that is passed, which may be an enum's case.
    var word: String?
  }

  init(_ evaluator: ObjCEvaluator, _ texts: [SourceText]) {
    self.evaluator = evaluator
    words = IdentifierIndex(texts)
    renamings = ObjCRenamings(evaluator.program)
  }

  /// Whether a word stands anywhere in the Objective-C.
  func mentions(_ word: String) -> Bool { !words.files(mentioning: word).isEmpty }
}

// MARK: - What Swift reads

extension ObjCExports {
  /// A macro or global variable that holds a string; `nil` where there is none of the name.
  func constant(_ name: String, seenFrom path: String) -> ObjCNames? {
    let name = renamings.constants[name] ?? name
    guard mentions(name) else { return nil }
    let globals = program.visible(
      program.globals[name] ?? [], from: path,
      isPrivate: { id in
        program.isImplementation(id.code)
          && program.codes[id.code].isStatic(declarationOf: program.assignment(id).token)
      }, in: \.code)
    let variables = globals.compactMap { id in
      evaluator.binding(to: program.assignment(id), in: id.code)
    }
    guard variables.isEmpty else { return known(variables) }
    let macros = program.visible(
      program.macros[name] ?? [], from: path, isPrivate: program.isImplementation, in: { $0 })
    return known(
      macros.filter { program.codes[$0].macro?.parameters == nil }.map(evaluator.binding(toMacro:)))
  }

  /// A property or a method without parameters of a class, or a constant of a type of constants:
  /// `FontNameBold` is `FontName.bold`.
  func member(_ name: String, of type: String, seenFrom path: String) -> ObjCNames? {
    if let constant = constant(type + "." + name, seenFrom: path)
      ?? constant(type + BridgedName.capitalised(name), seenFrom: path)
    {
      return constant
    }
    let className = renamings.classes[type] ?? type
    guard program.classes.contains(className), mentions(name) else { return nil }
    return known(
      evaluator.returnedValues(ofMethod: name, in: className)
        + evaluator.storedValues(of: name, in: className))
  }

  /// What a method of a class, or a function where there is no class, gives back.
  func result(
    of name: String, _ labels: [String?], on type: String?, seenFrom path: String
  ) -> ObjCNames? {
    guard let type else {
      guard labels.allSatisfy({ $0 == nil }) else { return nil }
      let functions = program.visible(
        program.functions[name] ?? [], from: path,
        isPrivate: { program.isImplementation($0.code) && program.callable($0).isStatic },
        in: \.code)
      return known(functions.flatMap(evaluator.returnedValues))
    }
    if labels.isEmpty { return member(name, of: type, seenFrom: path) }
    let className = renamings.classes[type] ?? type
    guard program.classes.contains(className) else { return nil }
    let selectors = methods(named: name, labels, of: type)
    return known(selectors.flatMap { evaluator.returnedValues(ofMethod: $0, in: className) })
  }

  /// The selectors that Swift calls by a name and labels.
  private func methods(named name: String, _ labels: [String?], of type: String) -> [String] {
    let start = name.prefix { $0.isLowercase || $0 == "_" }
    let renamed = renamings.selectors(of: name, labels)
    return renamed
      + (selectors[start] ?? []).filter { BridgedName.isImported(name, labels, from: $0) }.sorted()
  }

  /// The names that bindings lead to; `nil` where they lead to no string.
  private func known(_ bindings: [ObjCBinding]) -> ObjCNames? {
    guard !bindings.isEmpty else { return nil }
    let names = evaluator.names(at: bindings)
    return names.candidates.isEmpty && !names.isCarried ? nil : names
  }
}

// MARK: - What calls Swift

extension ObjCExports {
  /// The messages that call a function of a Swift class, by any of its selectors.
  func calls(ofAny selectors: [String], on type: String) -> [Call] {
    guard mentions(type) else { return [] }
    return selectors.flatMap { sends[$0] }.compactMap { site in
      let code = program.codes[site.code]
      guard let send = code.send(at: site.token),
        evaluator.receiverClass(send.receiver, at: site) == type
      else { return nil }
      return Call(
        place: code.place(send.range),
        arguments: evaluator.arguments(of: send, in: site.code))
    }
  }

}

/// Every message that is sent with an argument, by its selector.
private struct ObjCSendIndex {
  private var sites: [String: [ObjCSite]] = [:]

  init(_ program: ObjCProgram) {
    let found = ParserThreads.map(program.codes) { code in
      code.tokens.indices.compactMap { index -> (String, Int)? in
        guard let send = code.send(at: index), !send.arguments.isEmpty else { return nil }
        return (send.selector, index)
      }
    }
    for (code, sends) in found.enumerated() {
      for (selector, token) in sends {
        sites[selector, default: []].append(ObjCSite(code: code, token: token))
      }
    }
  }

  subscript(selector: String) -> [ObjCSite] { sites[selector] ?? [] }
}

/// Calls from Swift to Objective-C and back: what one language declares, under the names the other has
/// for it.
extension Evaluator {
  /// What a call can mean in the other language, where its own has nothing of the name.
  func bridgedCallees(
    _ target: Program.Spot, _ arguments: [Node.Argument]
  ) -> [Program.Declared] {
    guard program.isMixed else { return [] }
    return program.isObjectiveC(target.file)
      ? exported(to: target) : imported(to: target, arguments.map(\.label))
  }

  /// The type that a method is looked for in, and whether it is one of the type itself.
  private func receiver(of target: Program.Spot) -> (path: [String], isMeta: Bool)? {
    guard case .member(let base?, _) = program[target].kind,
      let type = staticType(Program.Spot(file: target.file, node: base)), let path = type.ref.path
    else { return nil }
    return (path, type.isMeta)
  }

  /// Methods of Objective-C's that Swift calls by a name and labels.
  private func imported(to target: Program.Spot, _ labels: [String?]) -> [Program.Declared] {
    switch program[target].kind {
    case .name(let name) where name.first?.isUppercase == true:
      return imported(makerOf: resolve(path: [name], at: target), labels)
    case .member(_, "init"):
      return receiver(of: target).map {
        imported(makerOf: .own($0.path.joined(separator: ".")), labels)
      }
        ?? []
    case .member(_, let name):
      guard let (path, isMeta) = receiver(of: target) else { return [] }
      return methods(ofKin: path, inObjectiveC: true) {
        $0.kind == .function && $0.isStatic == isMeta
          && BridgedName.isImported(name, labels, from: $0.name)
      }
    default: return []
    }
  }

  private func imported(makerOf type: TypeRef, _ labels: [String?]) -> [Program.Declared] {
    guard let path = type.path, let name = path.last else { return [] }
    return methods(ofKin: path, inObjectiveC: true) {
      let selector = $0.kind == .initializer ? $0.objectiveCName ?? "" : $0.name
      return ($0.kind == .initializer || $0.kind == .function && $0.isStatic)
        && BridgedName.isImportedInitialiser(of: name, labels, from: selector)
    }
  }

  /// Functions of Swift's that Objective-C calls by a selector.
  private func exported(to target: Program.Spot) -> [Program.Declared] {
    guard case .member(_, let selector) = program[target].kind,
      let (path, isMeta) = receiver(of: target)
    else { return [] }
    return methods(ofKin: path, inObjectiveC: false) {
      $0.kind == .function && $0.isStatic == isMeta && $0.selectors.contains(selector)
    }
  }

  /// The members of a type and of what it inherits from that one language declares.
  private func methods(
    ofKin path: [String], inObjectiveC: Bool, where isMeant: (Declaration) -> Bool
  ) -> [Program.Declared] {
    let type = path.joined(separator: ".")
    return ([type] + ancestors(of: type)).flatMap { type in
      typeDeclarations(type).flatMap { declared -> [Program.Declared] in
        guard program.isObjectiveC(declared.file) == inObjectiveC,
          let facts = program.facts(declared.file)
        else { return [] }
        return facts.declarations.indices.compactMap { index in
          let declaration = facts.declarations[index]
          guard declaration.parent == declared.id, isMeant(declaration) else { return nil }
          return Program.Declared(file: declared.file, id: .init(index: Int32(index)))
        }
      }
    }
  }

  /// The other names by which a declaration may be called: selectors of what Swift declares, the
  /// beginnings of selectors of Objective-C's.
  func otherNames(of declared: Program.Declared) -> [String] {
    let declaration = program[declared]
    guard program.isMixed, !declaration.isPrivate, !declaration.isLocal else { return [] }
    if program.isObjectiveC(declared.file) {
      let selector = declaration.kind == .initializer ? "" : declaration.name
      guard selector.hasSuffix(":") else { return [] }
      // A class's method may be what Swift calls an initialiser.
      let type = declaration.isStatic ? declaration.container.last.map { [$0] } ?? [] : []
      return BridgedName.names(of: selector) + type
    }
    guard declaration.kind == .function, !declaration.container.isEmpty else { return [] }
    return declaration.selectors.filter { $0 != declaration.name }
  }

  /// The places in the other language that may call a function.
  func bridgedMentions(of declared: Program.Declared) -> [Program.Spot] {
    let isObjectiveC = program.isObjectiveC(declared.file)
    return otherNames(of: declared).flatMap { program.mentions(of: $0) }
      .filter { program.isObjectiveC($0.file) != isObjectiveC }
  }

  /// Whether the other language mentions what a declaration is called there.
  package func isMentionedInOtherLanguage(_ declared: Program.Declared) -> Bool {
    guard program.isMixed, !program[declared].isPrivate, !program[declared].isLocal else {
      return false
    }
    let isObjectiveC = program.isObjectiveC(declared.file)
    return ([program[declared].name] + otherNames(of: declared)).contains { name in
      program.containsMention(of: name) { program.isObjectiveC($0.file) != isObjectiveC }
    }
  }
}

// MARK: - Without arguments

extension Evaluator {
  /// `theme.name()` of Swift's, where Objective-C has a method without arguments: what it reads.
  func unaryMessage(_ target: Program.Spot, _ arguments: [Node.Argument]) -> Bool {
    guard program.isMixed, arguments.isEmpty, !program.isObjectiveC(target.file),
      case .member(_, let name) = program[target].kind, let (path, isMeta) = receiver(of: target)
    else { return false }
    return valueMembers(name, of: path).contains {
      program.isObjectiveC($0.file) && program[$0].isStatic == isMeta
    }
  }

  /// `[font title]` of Objective-C's, where Swift has a function without parameters.
  func unaryFunctions(
    _ name: String, of path: [String], isMeta: Bool, _ file: Int32
  ) -> [Program.Declared] {
    guard program.isMixed, program.isObjectiveC(file) else { return [] }
    return members(name, of: path).filter {
      program[$0].kind == .function && program[$0].parameters.isEmpty
        && program[$0].isStatic == isMeta
    }
  }
}

// MARK: - Constants

extension Evaluator {
  /// `FontStyleBold` is what Objective-C calls `FontStyle.bold`.
  func exportedCase(_ name: String, _ spot: Program.Spot) -> [Program.Declared] {
    guard program.isMixed, program.isObjectiveC(spot.file), name.first?.isUppercase == true else {
      return []
    }
    for end in name.indices.dropFirst().reversed() where name[end].isUppercase {
      let type = String(name[..<end])
      guard program.declaresType(named: type),
        case .own(let path) = resolve(path: [type], at: spot)
      else { continue }
      let word = name[end...]
      let cases = members(word.prefix(1).lowercased() + word.dropFirst(), of: path).filter {
        program[$0].kind == .enumCase
      }
      if !cases.isEmpty { return cases }
    }
    return []
  }

  /// `FontName.bold` is what Swift calls `FontNameBold`, a constant of a type of constants.
  func importedConstant(_ spot: Program.Spot) -> [Program.Declared] {
    guard program.isMixed, case .member(let base?, let name) = program[spot].kind,
      case .name(let type) = program[Program.Spot(file: spot.file, node: base)].kind
    else { return [] }
    return program.nearest(
      program.globals(named: type + BridgedName.capitalised(name)).filter {
        isGlobal($0) && program.isObjectiveC($0.file)
      }, to: spot.file)
  }
}

extension Declaration {
  /// The selectors by which Objective-C calls it.
  var selectors: [String] {
    if let objectiveCName { return [objectiveCName] }
    return BridgedName.selectors(name, parameters.map(\.label))
  }
}

import SourceText

/// What changes a flag, a number or a case where no value of it is written: `isOn.toggle()`, `level += 1`, `&isOn`.
///
/// Conditions ask about these, and of what a condition rules out no error is told: none of their changes may be
/// missed. A variable of which not all changes are seen is unknown beside the values that are.
extension Evaluator {
  /// What a variable may be beyond the values that are seen.
  func changedInPlace(
    _ declared: Program.Declared, of object: String, _ seen: Values
  ) -> Values {
    let declaration = program[declared]
    guard declaration.isVariable, !program.isDynamic(declared.file) else { return Values() }
    let type = typeOfDeclared(declared)?.ref
    if declaration.attributes.contains("IBOutlet"), type?.isOwn != true {
      return .unknown("what Interface Builder connects")
    }
    // Conditions ask whether there is anything, too, where nothing is seen to be set.
    let isUnset = type?.isString != true && seen.items.allSatisfy { $0.value == .absent }
    guard isUnset || type.map(decides) == true else { return Values() }
    return changedInPlace(declared, of: object, type)
  }

  /// The values of a property, by which conditions decide nothing where code changes parts of them, or sets the property in
  /// ways that are not followed, or where objects of its type are made of data.
  ///
  /// - Parameter isAny: whether it is that of any object of the type, and not of one that code makes.
  func touched(
    _ values: Values, _ declared: Program.Declared, of object: String, isAny: Bool = false
  ) -> Values {
    let declaration = program[declared]
    guard !program.isDynamic(declared.file), !program.isObjectiveC(declared.file), !values.isOpen
    else { return values }
    if isAny, declaration.isVariable || declaration.value == nil, isMadeOfData(object) {
      let isUnset =
        shape(of: object) == .reference && values.items.allSatisfy { $0.value == .absent }
      var result = values.mayDiffer
      if isUnset { result.add(.unknown("what data gives")) }
      return result
    }
    guard declaration.isVariable else { return values }
    if isChangedInPart(declared) {
      var result = values.mayDiffer
      if typeOfDeclared(declared)?.ref.isString == true {
        result.add(.unknown("a value that changes"))
      }
      return result
    }
    let unseen = field(FieldKey(type: object, name: declaration.name + "~~")) {
      isSetUnseen(declared, of: object) ? .unknown("a value that changes") : Values()
    }
    return unseen.items.isEmpty ? values : values.mayDiffer
  }

  /// Whether objects of a type are made by what reads data, without a call that is written: the compiler gives the classes
  /// that are `Decodable` their initializer, and what comes from a store needs none.
  private func isMadeOfData(_ type: String) -> Bool {
    guard let shape = shape(of: type), shape == .reference || shape == .structure else {
      return false
    }
    return !Self.madeOfData.isDisjoint(with: ancestors(of: type))
      || typeDeclarations(type).contains { program[$0].attributes.contains("Model") }
  }

  /// Classes and protocols of Swift, ObjectMapper, HandyJSON, Realm, and Core Data.
  private static let madeOfData: Set<String> = [
    "BaseMappable", "Codable", "Decodable", "EmbeddedObject", "HandyJSON", "ImmutableMappable",
    "Mappable", "NSManagedObject", "Object", "PersistentModel", "RealmSwiftObject",
    "StaticMappable",
  ]

  /// Whether code changes a part of a property, or all of it by an operator or as an argument.
  private func isChangedInPart(_ declared: Program.Declared) -> Bool {
    let declaration = program[declared]
    let kind = typeOfDeclared(declared)?.ref
    var change = PartChange(name: declaration.name)
    if case .tuple? = kind { change.hasParts = true }
    change.isByOperators = kind.map(decides) == true
    // Words decide, so what has the name in another type has the same answer.
    let key = FieldKey(
      type: declaration.isPrivate ? "~\(declared.file)" : "~",
      name: change.name + (change.hasParts ? "()" : change.isByOperators ? "<-" : ""))
    let found = field(key) {
      let files =
        declaration.isPrivate
        ? [declared.file] : program.files(mentioning: [declaration.name]).sorted()
      return files.contains {
        !program.isObjectiveC($0) && !program.isDynamic($0)
          && change.mayOccur(in: program.texts[Int($0)])
      } ? .unknown("a value that changes") : Values()
    }
    return !found.items.isEmpty
  }

  /// Whether something sets a property by its name, or code does whose object is not known.
  private func isSetUnseen(_ declared: Program.Declared, of object: String) -> Bool {
    let kind = typeOfDeclared(declared)?.ref
    return isReachedByName(declared, of: object)
      || assignments(of: program[declared].name, declared).contains {
        isUnseen($0, declared, object, kind) && library.mayRun($0, self)
      }
  }

  private func changedInPlace(
    _ declared: Program.Declared, of object: String, _ type: TypeRef?
  ) -> Values {
    field(FieldKey(type: object, name: program[declared].name + "~")) {
      isChangedInPlace(declared, of: object, type) ? .unknown("a value that changes") : Values()
    }
  }

  /// What methods of a variable's object may have made of it since it was assigned from outside.
  func changedByItself(_ declared: Program.Declared, of type: String) -> Values {
    guard program[declared].isVariable, !program.isDynamic(declared.file),
      let kind = typeOfDeclared(declared)?.ref, decides(kind)
    else { return Values() }
    let key = FieldKey(type: type, name: program[declared].name + "=self")
    return field(key) {
      var result = changedInPlace(declared, of: type, kind)
      for spot in assignments(of: program[declared].name, declared) {
        guard case .assignment(let target, let value, _) = program[spot].kind,
          isSetByItself(at(target, spot), declared, type), library.mayRun(spot, self)
        else { continue }
        let right = at(value, spot)
        result.add(solve(right, for: key) { kept(values(right, $0, kind)) })
      }
      return result
    }
  }

  /// Whether conditions are about values of a type, and names are none of them.
  func decides(_ type: TypeRef) -> Bool {
    if type.isNumber || isEnumeration(type) { return true }
    guard case .foreign(let path) = type else { return false }
    return path.last == "Bool"
  }

  private func isChangedInPlace(
    _ declared: Program.Declared, of type: String, _ kind: TypeRef?
  ) -> Bool {
    let declaration = program[declared]
    if declaration.attributes.contains(where: keepsValues) { return true }
    if isReachedByName(declared, of: type) { return true }
    let changers = kind.map(changers) ?? []
    let words = ChangeWords(declaration.name, changers: changers)
    let mentions = program.mentions(of: declaration.name) { words.mayChange(in: $0) }
    return mentions.contains {
      isChanged($0, by: changers, declared, type) && library.mayRun($0, self)
    }
      || assignments(of: declaration.name, declared).contains {
        isUnseen($0, declared, type, kind) && library.mayRun($0, self)
      }
  }

  // MARK: What keeps it

  /// Whether a property wrapper keeps a value of which the sources say nothing.
  private func keepsValues(_ attribute: String) -> Bool {
    attribute.first?.isUppercase == true && !Self.plainWrappers.contains(attribute)
  }

  /// Wrappers that hold what code gives to them.
  private static let plainWrappers: Set<String> = [
    "State", "Published", "Binding", "Bindable", "StateObject", "ObservedObject", "GestureState",
    "FocusState", "Invalidating", "ObservationTracked", "MainActor", "IBInspectable",
  ]

  /// Whether something may set a property by its name: a document, a text, a selector, a path to it that code
  /// writes through, the storage of its wrapper.
  private func isReachedByName(_ declared: Program.Declared, of type: String) -> Bool {
    let declaration = program[declared]
    let name = declaration.name
    if !declaration.attributes.isEmpty, !program.mentions(of: "_" + name + "=").isEmpty {
      return true
    }
    let isOfObjectiveC = program.isObjectiveC(declared.file)
    let hasName =
      shape(of: type) == .reference
      && (isOfObjectiveC || declaration.attributes.contains("objc")
        || declaration.attributes.contains("IBInspectable"))
    if hasName, reachability?.isNamedOutside(name) == true { return true }
    if isMapped(type) { return true }
    let words = ChangeWords(name)
    let setter = ChangeWords("set" + name.prefix(1).uppercased() + name.dropFirst())
    if hasName, program.hasText(withWord: setter.name, where: setter.isSelector) { return true }
    let hasPaths = !program.files(mentioning: ["keyPath"]).isEmpty
    return hasName && program.hasText(withWord: name, where: words.isQuoted)
      || hasPaths && program.hasText(withWord: name, where: words.isOfPath)
  }

  /// Whether something may set all properties of an object, by names that are data: what makes objects of JSON, or
  /// `setValue(_:forKey:)` with a key that is not written.
  ///
  /// - Parameter areCalled: whether only what calls the setters of properties counts.
  package func isMapped(_ type: String, bySetters areCalled: Bool = false) -> Bool {
    !Self.mapped.isDisjoint(with: ancestors(of: type))
      || shape(of: type) == .reference
        && (dataMapping.reaches(type, self) && answersKeys(type)
          || !areCalled && dataMapping.setsVariables)
  }

  /// Whether objects of a class may have their properties set by name, which those of Swift's own classes do not know:
  /// only what comes from `NSObject` does.
  private func answersKeys(_ type: String) -> Bool {
    if typeDeclarations(type).contains(where: { program.isObjectiveC($0.file) }) { return true }
    return ancestors(of: type).contains { ancestor in
      guard shape(of: ancestor) == nil else { return false }
      let name = path(of: ancestor).last ?? ancestor
      return !PlainTypes.isNamed(name) || PlainTypes.isClass(name)
    }
  }

  /// The objects whose properties code sets so.
  private var dataMapping: DataMapping {
    if let known = knownMapping { return known }
    var found = DataMapping()
    found.isOfAll =
      Self.mappers.contains { !program.files(mentioning: [$0]).isEmpty }
      || program.hasText(withWord: "setValue") { text, word in
        guard ChangeWords.isByUnknownKey(text, word),
          !isOfClassOfPlatform(ChangeWords.receiver(of: word, text))
        else { return false }
        guard let type = ChangeWords.typeOfSelf(sent: word, text) else { return true }
        found.types.insert(type)
        return false
      }
    found.setsVariables = ["class_copyIvarList", "object_setIvar"].contains {
      !program.files(mentioning: [$0]).isEmpty
    }
    knownMapping = found
    return found
  }

  /// Whether what is told to set a value by its key is a class of the platform, which sets nothing of the app's objects:
  /// `[CATransaction setValue:value forKey:key]`.
  private func isOfClassOfPlatform(_ receiver: String?) -> Bool {
    receiver.map { PlainTypes.hasPrefixOfPlatform($0) && !program.declaresType(named: $0) } ?? false
  }

  /// Classes and protocols whose objects are made of data.
  private static let mapped: Set<String> = [
    "JSONModel", "MTLModel", "RLMObject", "NSManagedObject", "HandyJSON", "KakaJSON.Convertible",
    "Convertible",
  ]

  /// What sets properties by the names in data, and what lists the properties of a class.
  private static let mappers = [
    "setValuesForKeysWithDictionary", "setValuesForKeys", "mj_setKeyValues",
    "mj_objectWithKeyValues", "mj_objectArrayWithKeyValuesArray", "objectWithKeyValues",
    "objectArrayWithKeyValuesArray", "yy_modelWithJSON", "yy_modelWithDictionary",
    "yy_modelSetWithDictionary", "yy_modelSetWithJSON", "modelWithJSON", "modelWithDictionary",
    "MTLJSONAdapter", "class_copyPropertyList",
  ]

  // MARK: What changes it

  /// The methods that make another value of one in its place.
  private func changers(of kind: TypeRef) -> Set<String> {
    guard case .own(let path) = kind else { return ["toggle", "negate"] }
    let files = program.files(withMembersOf: self.path(of: path).last ?? path)
    program.read(files)
    return files.reduce(into: []) { found, file in
      for spot in program.mentions(of: "self=", in: file) {
        guard let owner = owner(of: spot), canonical(container(of: owner), file) == path else {
          continue
        }
        found.insert(program[owner].name)
      }
    }
  }

  /// Whether a mention is where a variable is given away to be changed, or is told to change.
  private func isChanged(
    _ mention: Program.Spot, by changers: Set<String>, _ declared: Program.Declared, _ type: String
  ) -> Bool {
    guard case .node(let parent) = program[mention].parent else { return false }
    switch program[at(parent, mention)].kind {
    case .passed: break
    case .member(mention.node?, let method): guard changers.contains(method) else { return false }
    default: return false
    }
    return concerns(mention, declared, type)
  }

  /// Whether an assignment is one whose value is not followed.
  private func isUnseen(
    _ spot: Program.Spot, _ declared: Program.Declared, _ type: String, _ kind: TypeRef?
  ) -> Bool {
    guard case .assignment(let target, let value, _) = program[spot].kind else { return false }
    if isTarget(at(target, spot), declared, type, inInitialisers: true) {
      return isCompound(at(target, spot), at(value, spot))
    }
    return mayBe(at(value, spot), kind) && concerns(at(target, spot), declared, type)
  }

  /// Whether what stands between both sides of an assignment is more than `=`.
  private func isCompound(_ target: Program.Spot, _ value: Program.Spot) -> Bool {
    let start = Int(program[target].range.upperBound)
    let end = Int(program[value].range.lowerBound)
    let bytes = program.texts[Int(target.file)].utf8
    guard start < end, end <= bytes.count,
      let sign = bytes[start..<end].firstIndex(of: UInt8(ascii: "="))
    else { return false }
    return sign > start && "+-*/%&|^<>~".utf8.contains(bytes[sign - 1])
  }

  /// Whether a value may be one of a variable of a type: a flag gets flags, an enum its cases.
  private func mayBe(_ value: Program.Spot, _ kind: TypeRef?) -> Bool {
    guard let kind, decides(kind), !kind.isNumber else { return true }
    if case .member(nil, let name) = program[value].kind, case .own(let path) = kind {
      return !valueMembers(name, of: self.path(of: path)).isEmpty
    }
    guard let found = staticType(value)?.ref.path?.last else { return true }
    return found == kind.path?.last
  }

  /// Whether something may be a variable of an object: by the object's type, in a type that inherits it, or where the
  /// object's type is not known.
  private func concerns(
    _ target: Program.Spot, _ declared: Program.Declared, _ type: String
  ) -> Bool {
    if isTarget(target, declared, type, inInitialisers: true) { return true }
    if program[declared].isPrivate, target.file != declared.file { return false }
    switch program[target].kind {
    case .name(let name):
      return !declaresLocally(name, at: target) && isInHeir(target, of: type)
    case .unwrapped(let inner, _): return concerns(at(inner, target), declared, type)
    case .member(let base?, _):
      let base = at(base, target)
      switch program[base].kind {
      case .name("self"), .name("super"): return isInHeir(target, of: type)
      // What a property of the platform gives, `views.first`, may be such an object, too.
      default: return staticType(base)?.ref.path == nil
      }
    default: return false
    }
  }

  private func isInHeir(_ spot: Program.Spot, of type: String) -> Bool {
    ancestors(of: canonical(container(at: spot), spot.file)).contains(type)
  }

  /// Whether a target is a variable of the object whose method runs: no initializer, and not its own setter.
  private func isSetByItself(
    _ target: Program.Spot, _ declared: Program.Declared, _ type: String
  ) -> Bool {
    guard let owner = owner(of: target), program[owner].kind != .initializer,
      program[owner].kind != .code || program[owner].name != program[declared].name
    else { return false }
    switch program[target].kind {
    case .name: break
    case .unwrapped(let inner, _): return isSetByItself(at(inner, target), declared, type)
    case .member(let base?, _):
      guard case .name("self") = program[at(base, target)].kind else { return false }
    default: return false
    }
    return isTarget(target, declared, type) || isInHeir(target, of: type)
  }

  private func at(_ id: Node.ID, _ beside: Program.Spot) -> Program.Spot {
    Program.Spot(file: beside.file, node: id)
  }
}

/// How code comes to the members of types.
extension Reachability {
  /// What has a name that code must mention to come to it.
  enum Key: Hashable {
    case type(String)
    /// A member of a type, or what stands in none.
    case member(String, isFunction: Bool, Home?)
    case hidden(Int32, String, isFunction: Bool, Home?)
    /// A document, by the word that loads it.
    case document(String)
    /// A part of a document, by the text that asks for it.
    case text(String)
    /// An initializer that is added to a type from elsewhere, by the label of its first argument.
    case label(String)

    var name: String {
      switch self {
      case .type(let name), .member(let name, _, _), .hidden(_, let name, _, _),
        .document(let name), .text(let name), .label(let name):
        name
      }
    }

    /// The order of what loads documents: by name, and words before texts.
    var rank: (String, Int) { if case .text(let name) = self { (name, 1) } else { (name, 0) } }

    /// The one file that sees it.
    var file: Int32? { if case .hidden(let file, _, _, _) = self { file } else { nil } }

    static func member(_ part: Outline.Part, of home: Home?) -> Key {
      .member(part.name, isFunction: part.isFunction, home)
    }

    static func hidden(_ part: Outline.Part, of home: Home?, in file: Int32) -> Key {
      .hidden(file, part.name, isFunction: part.isFunction, home)
    }
  }

  /// The type that a member belongs to, and what the member is where it is one of the type itself.
  struct Home: Hashable {
    var type: String
    var gives: Outline.Part.Gift?
  }

  func home(of part: Outline.Part, in outline: Outline) -> Home? {
    guard let outer = part.outer else { return nil }
    return Home(type: outline.parts[outer].name, gives: part.isStatic ? part.gives : nil)
  }

  /// Whether a part of a file names something: a function is no value that code asks for by `.name`, what
  /// is no value of its type is not asked for so, and `Other.name` names no member of a type.
  func isNamed(
    _ key: Key, in outline: Outline, _ index: Int, _ word: UInt64, _ file: Int32
  ) -> Bool {
    if case .label = key { return true }
    let part = outline.parts[index]
    // The outlines of Objective-C tell no texts from words.
    if case .text = key, !program.isObjectiveC(file) {
      return part.texts.contains(word) || part.prose.contains(word) || part.members.contains(word)
        || part.values.contains(word) || part.qualified[word] != nil
    }
    if part.words.contains(word) { return true }
    let isFunction: Bool
    let home: Home?
    switch key {
    case .member(_, let function, let type), .hidden(_, _, let function, let type):
      (isFunction, home) = (function, type.flatMap { $0.gives == nil ? nil : $0 })
      if part.bare.contains(word), type.map({ mayStand(index, outline, among: $0) }) ?? true {
        return true
      }
    case .type, .document, .text, .label:
      if part.bare.contains(word) { return true }
      (isFunction, home) = (false, nil)
    }
    if home == nil, part.texts.contains(word) { return true }
    if home == nil, part.prose.contains(word), !isFunction || isSentByParts(key.name) {
      return true
    }
    if let types = part.qualified[word] {
      guard let home else { return true }
      if types.contains(where: { mayHave($0, theMembersOf: home.type) }) { return true }
    }
    if part.calls.contains(word), isFunction || home.map(mayBeCalled) ?? true { return true }
    if isFunction { return false }
    return part.members.contains(word)
      || part.values.contains(word) && home.map(mayBeValueOfItsType) ?? true
  }

  /// Whether a part stands in a type that may have the members of another, or whose members that may have.
  private func mayStand(_ part: Int, _ outline: Outline, among home: Home) -> Bool {
    guard areKnown([home.type]) else { return true }
    var next: Int? = part
    while let index = next {
      let around = outline.parts[index]
      if around.role != .member || around.isType, around.role != .global {
        // What conforms to a protocol may have the member from a class of its own.
        guard around.name != home.type, areKnown([around.name]), !isProtocol(around.name),
          !mayInherit(around.name, home.type), !mayInherit(home.type, around.name)
        else { return true }
      }
      next = around.outer
    }
    return false
  }

  /// Whether `.name(…)` may call what a member that is no function is.
  private func mayBeCalled(_ home: Home) -> Bool {
    switch home.gives ?? .unknown {
    case .unknown: true
    case .collection: false
    case .type:
      mayBeValueOfItsType(home) || !program.files(mentioning: ["callAsFunction"]).isEmpty
    }
  }

  /// Whether `.name` may be a member that a type has.
  private func mayBeValueOfItsType(_ home: Home) -> Bool {
    guard areKnown([home.type]), !isProtocol(home.type) else { return true }
    switch home.gives ?? .unknown {
    case .unknown: return true
    case .collection: return false
    case .type(let name): return name == home.type || name == "Self" || mayInherit(name, home.type)
    }
  }

  /// Whether what stands as `Name.member` may be a member of a type: of the same, of one that it inherits from,
  /// or of one that has the name for another.
  private func mayHave(_ name: String, theMembersOf type: String) -> Bool {
    if name == type || name == "Self" || [name, type].contains(where: program.mayBeAlias)
      || PlainTypes.contain(type)
    {
      return true
    }
    if program.declaresType(named: name) {
      return !program.declaresType(named: type) || mayInherit(name, type)
    }
    // A parameter of a generic function may stand for any type, and a module has the types in it; neither is
    // extended.
    guard PlainTypes.isOfPlatform(name) || !program.files(extending: name).isEmpty else {
      return true
    }
    if program.declaresType(named: type) { return isProtocol(type) }
    return !PlainTypes.areLeaves([name, type])
  }

  /// Whether a type inherits from another, or conforms to it, as far as the sources show.
  func mayInherit(_ name: String, _ type: String) -> Bool {
    lineage(of: name)?.contains(type) ?? true
  }

  /// The same, where the other may be a class of the system.
  func mayBeHeir(_ name: String, of type: String) -> Bool {
    if program.declaresType(named: type) { return mayInherit(name, type) }
    guard let lineage = lineage(of: name) else { return true }
    let bases = lineage.union([name]).flatMap { parts(declaring: $0) ?? [] }.compactMap(\.base)
    return !bases.contains { PlatformClasses.lacks($0, membersOf: type) }
  }

  /// What a type inherits from, or conforms to; `nil` where the sources do not show all of it.
  private func lineage(of name: String) -> Set<String>? {
    if let known = lineages[name] { return known }
    var seen: Set<String> = [name]
    var lineage: Set<String>? = []
    var pending = [name]
    while let next = pending.popLast() {
      guard !program.mayBeAlias(next), seen.count < Self.mostAncestors,
        let parts = parts(declaring: next)
      else {
        lineage = nil
        break
      }
      let inherited = parts.flatMap(\.inherited)
      lineage?.formUnion(inherited)
      pending += inherited.filter { seen.insert($0).inserted }
    }
    lineages[name] = .some(lineage)
    return lineage
  }

  private func isProtocol(_ name: String) -> Bool {
    parts(declaring: name)?.contains(where: \.isProtocol) ?? true
  }
}

extension Reachability {
  /// What code must name to come to a member; `nil` where it comes to it by the type around it.
  ///
  /// - Parameter isOutermost: whether it is added to a type from elsewhere.
  func key(
    of part: Outline.Part, in outline: Outline, _ file: Int32, isOutermost: Bool
  ) -> Key? {
    guard part.isNamed else { return nil }
    if !isOutermost, let outer = part.outer {
      let nature = nature(ofType: outline.parts[outer].name)
      if nature.isOpen || nature.asking.mayBe(of: part) { return nil }
    }
    let home = home(of: part, in: outline)
    return part.isPrivate && !isOutermost
      ? .hidden(part, of: home, in: file) : .member(part, of: home)
  }

  /// Who knows a type beside those that name it: by what it is, or by what one is that it inherits from.
  struct Nature {
    /// Something may make one that the sources do not show, and ask for any of its members.
    var isOpen = false
    /// The process begins with one.
    var isMade = false
    /// What may ask for its members that the sources do not show.
    var asking = Asking.nothing
  }

  /// Whether an extension conforms to something of which the sources do not show who asks for its members.
  func isAskedUnseen(_ part: Outline.Part) -> Bool {
    part.asking != .nothing || !areKnown(part.inherited)
      || part.inherited.contains(where: isAskedUnseen)
  }

  /// The same of a type.
  private func isAskedUnseen(_ type: String) -> Bool {
    let nature = nature(ofType: type)
    return nature.isOpen || nature.asking != .nothing
  }

  /// Whether something that the sources do not show may ask a type for a member.
  func isAskedUnseen(_ type: String, for part: Outline.Part) -> Bool {
    let nature = nature(ofType: type)
    return nature.isOpen || nature.asking.mayBe(of: part)
  }

  /// Whether the sources declare some types. An alias may stand for types that they do not.
  private func areKnown(_ types: [String]) -> Bool {
    types.allSatisfy { program.declaresType(named: $0) && !program.mayBeAlias($0) }
  }

  /// Whether something may ask a type for its members that is neither in the sources nor known of the platform.
  package func isOpen(type name: String) -> Bool { nature(ofType: name).isOpen }

  func nature(ofType name: String) -> Nature {
    if let known = natures[name] { return known }
    var seen: Set<String> = [name]
    var pending = [name]
    var nature = Nature()
    while !nature.isOpen, let next = pending.popLast() {
      pending += ancestors(of: next, &nature).filter { seen.insert($0).inserted }
      if seen.count > Self.mostAncestors { nature.isOpen = true }
    }
    // What is asked of an heir may be what it has from here.
    if !nature.isOpen, !nature.asking.isOfAll {
      for heir in heirs(of: name) {
        nature.asking.formUnion(asking(of: parts(declaring: heir) ?? []))
      }
    }
    natures[name] = nature
    return nature
  }

  /// The types of the sources that inherit from one, or conform to it.
  private func heirs(of name: String) -> Set<String> {
    var heirs: Set<String> = []
    var pending = [name]
    while let next = pending.popLast(), heirs.count < Self.mostAncestors {
      for file in program.files(mentioning: [next]).sorted() {
        for part in program.outline(file)?.parts(inheriting: next) ?? [] {
          if part.name != name, heirs.insert(part.name).inserted { pending.append(part.name) }
        }
      }
    }
    return heirs
  }

  /// The most types that are looked at to tell what one inherits.
  private static let mostAncestors = 64

  /// The types of the sources that a type inherits from or conforms to. It is open where there are others of which
  /// little is known.
  private func ancestors(of name: String, _ nature: inout Nature) -> [String] {
    guard let parts = parts(declaring: name) else {
      nature.isOpen = true
      return []
    }
    if parts.contains(where: \.isEntry) {
      nature.isMade = true
      nature.asking.names.insert("main")
    }
    nature.asking.formUnion(asking(of: parts))
    let inherited = parts.flatMap(\.inherited)
    let isFound = inherited.contains {
      !program.declaresType(named: $0) && PlainTypes.mayFindHeirs($0)
        && !($0 == Self.delegate && namesDelegate)
    }
    nature.isOpen =
      isFound || parts.contains(where: \.isOpen) || inherited.contains(where: program.mayBeAlias)
    return nature.isOpen ? [] : inherited.filter(program.declaresType)
  }

  /// Which members some parts of a type are asked for by what the sources do not declare.
  private func asking(of parts: [Outline.Part]) -> Asking {
    parts.reduce(into: .nothing) { asking, part in
      asking.formUnion(part.asking)
      for name in part.inherited where !program.declaresType(named: name) {
        asking.formUnion(.by(name))
      }
    }
  }

  private static let delegate = "UIApplicationDelegate"

  /// Whether what begins the process names the delegate of the app, so that the system makes no other one.
  private var namesDelegate: Bool {
    if let known = knownToNameDelegate { return known }
    let words = ["UIApplicationMain", "main"]
    let files = words.map { program.files(mentioning: [$0]).filter(isOwn) }
    let isMarked = files.joined().contains {
      program.outline($0)?.parts.contains(where: \.isEntry) == true
    }
    // `UIApplicationMain(argc, argv, nil, nil)` leaves it to the Info.plist.
    let naming = program.files(mentioning: [words[0], "NSStringFromClass"])
    let isNamed = !files[0].isEmpty && naming.isSuperset(of: files[0])
    let found = hasEntry && (isMarked || isNamed)
    knownToNameDelegate = found
    return found
  }

  /// Where the sources declare a type, and extend it; `nil` where not all of them can be read.
  private func parts(declaring name: String) -> [Outline.Part]? {
    if let known = knownTypes[name] { return known }
    var found: [Outline.Part]? = []
    for file in program.files(withMembersOf: name).sorted() {
      guard let outline = program.outline(file) else {
        found = nil
        break
      }
      found?.append(contentsOf: outline.parts(declaring: name))
    }
    knownTypes[name] = .some(found)
    return found
  }
}

extension Outline.Part {
  /// Whether code comes to a member by its name alone.
  var isNamed: Bool {
    role == .member && !isOpen && !name.isEmpty && !isMadeWithInstance
  }

  /// Whether a word stands in it that may name something.
  func has(_ word: UInt64) -> Bool {
    words.contains(word) || bare.contains(word) || texts.contains(word) || prose.contains(word)
      || members.contains(word) || values.contains(word) || calls.contains(word)
      || qualified[word] != nil
  }
}

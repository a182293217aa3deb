/// What is known of a platform's own APIs, which no source declares: where names end, and what is had of the
/// platform's objects. The engine follows names; it asks this wherever one gets to something from elsewhere.
package protocol PlatformLibrary {
  /// The names that a call asks for; none for a call of anything else.
  func sinks(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument],
    _ evaluator: Evaluator
  ) -> [Sink]

  /// Whether a type is that of what is made by a name.
  func isMadeByName(_ type: TypeRef) -> Bool

  /// What a call gives; `nil` for one that nothing is known of.
  func result(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values?

  /// A member of one of the platform's objects.
  func member(_ name: String, of object: AnyHashable, _ base: Possible, _ program: Program)
    -> Values

  /// A member of one of the platform's types; `nil` for one that nothing is known of.
  func member(_ name: String, ofType path: [String]) -> Values?

  /// A member of a constant of a type from elsewhere; `nil` for one that nothing is known of.
  func member(_ name: String, ofConstant path: [String]) -> Value?

  /// What a constant of a type from elsewhere makes where it is a function; `nil` where nothing is known of it.
  func made(_ type: [String], _ name: String, with arguments: [Lazy]) -> Value?

  /// The turn of a font that a call makes, where others are tried before or after it.
  func turn(ofFontMadeBy call: Program.Spot, _ evaluator: Evaluator) -> Trail.Attempt?

  /// What an expression means that no source declares, but code that the build makes: a value and its type.
  func generated(at spot: Program.Spot, _ program: Program) -> (value: Value, type: TypeRef)?

  /// Whether what the platform puts into a property of this name is looked at where it is written, in a
  /// document that is no code.
  func checksDocuments(settingProperty name: String) -> Bool

  /// Whether documents that are no code put something into a property of this name.
  func documents(setProperty name: String) -> Bool

  /// What documents that are no code put into a property of objects of some types.
  func documentValues(ofProperty name: String, in types: [String], _ program: Program) -> Values

  /// One of the platform's objects with a text behind it: a file in a folder.
  func appending(_ text: Possible, to object: Possible) -> Possible

  /// Whether code may run, by who calls the function around it.
  func mayRun(_ spot: Program.Spot, _ evaluator: Evaluator) -> Bool

  /// The type of what a type of the platform's has, or is made with, under a name.
  func type(of name: String?, in path: [String]) -> TypeRef?

  /// The members of the platform's that tell a process of itself, by the words that are written there; none where nothing
  /// is known of it.
  var membersOfProcess: [String: String] { get }

  /// The type of the elements of a type of the platform's that is written as a list.
  func elementType(of path: [String]) -> TypeRef?
}

extension PlatformLibrary {
  package func sinks(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument],
    _ evaluator: Evaluator
  ) -> [Sink] { [] }

  package func isMadeByName(_ type: TypeRef) -> Bool { false }

  package func result(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? { nil }

  package func member(
    _ name: String, of object: AnyHashable, _ base: Possible, _ program: Program
  ) -> Values {
    Values(base.value, base.trail)
  }

  package func member(_ name: String, ofType path: [String]) -> Values? { nil }

  package func member(_ name: String, ofConstant path: [String]) -> Value? { nil }

  package func made(_ type: [String], _ name: String, with arguments: [Lazy]) -> Value? { nil }

  package func turn(
    ofFontMadeBy call: Program.Spot, _ evaluator: Evaluator
  ) -> Trail.Attempt? { nil }

  package func generated(at spot: Program.Spot, _ program: Program) -> (
    value: Value, type: TypeRef
  )? { nil }

  package func checksDocuments(settingProperty name: String) -> Bool { false }

  package func documents(setProperty name: String) -> Bool { false }

  package func documentValues(
    ofProperty name: String, in types: [String], _ program: Program
  ) -> Values { Values() }

  package func appending(_ text: Possible, to object: Possible) -> Possible { object }

  package func mayRun(_ spot: Program.Spot, _ evaluator: Evaluator) -> Bool { true }

  package func type(of name: String?, in path: [String]) -> TypeRef? { nil }

  package var membersOfProcess: [String: String] { [:] }

  package func elementType(of path: [String]) -> TypeRef? { nil }
}

extension PlatformLibrary {
  /// The type of the elements of a list.
  func elementType(of list: TypeRef?) -> TypeRef? {
    switch list {
    case .array(let element)?: element
    case .foreign(let path)?: elementType(of: path)
    default: nil
    }
  }
}

/// A platform of which nothing is known.
package struct UnknownPlatform: PlatformLibrary {
  package init() {}
}

/// A place that takes a name, as far as what comes of it depends on the name.
package struct Sink: Hashable {
  /// The argument: the name, or what holds it.
  package var name: Program.Spot
  /// Whether the argument is the name, not a table that holds it.
  package var takesText: Bool
  /// Whether the call gives something that is made by the name: a font.
  package var givesValue: Bool
  /// Whether it gives nothing where nothing has the name.
  package var mayGiveNothing: Bool
  /// What the library keeps of it.
  package var use: AnyHashable

  package init(
    name: Program.Spot, takesText: Bool, givesValue: Bool, mayGiveNothing: Bool, use: AnyHashable
  ) {
    self.name = name
    self.takesText = takesText
    self.givesValue = givesValue
    self.mayGiveNothing = mayGiveNothing
    self.use = use
  }
}

extension Evaluator {
  /// The names a call asks for: a descriptor may name a font and a family.
  package func sinks(_ spot: Program.Spot) -> [Sink] {
    if let known = knownSinks[spot] { return known }
    guard case .call(let callee, let arguments) = program[spot].kind, !arguments.isEmpty else {
      return []
    }
    let target = Program.Spot(file: spot.file, node: callee)
    let found = answer(.sinks(spot), first: .sinks([])) {
      .sinks(library.sinks(of: spot, target, arguments, self))
    }
    if case .sinks(let sinks) = found { return sinks }
    return []
  }

  /// The name a call asks for; `nil` for a call of anything else.
  package func sink(_ spot: Program.Spot) -> Sink? { sinks(spot).first(where: \.takesText) }
}

import NameFlow
import SourceText

extension Evaluator {
  /// Whether a method of Objective-C is one that nothing sends, and that a category adds to a class from elsewhere, or a
  /// class has that only the sources ask for anything, or that sets a property for Interface Builder, or that takes
  /// nothing in a class of views or controllers: no code names it but that of such methods, no string, no document. The
  /// system calls none that it does not know, but it knows those of its own names.
  func isNeverSent(_ owner: Program.Declared) -> Bool {
    if let known = neverSent[owner] { return known }
    guard sendersInWork < Budget.senders else { return false }
    sendersInWork += 1
    defer { sendersInWork -= 1 }
    // Methods that only send each other are sent by none.
    neverSent[owner] = true
    let isNever = isNeverSentByOthers(owner)
    neverSent[owner] = isNever
    return isNever
  }

  /// Whether code stands in the setter of a property that nothing sets.
  func isInSetterNeverSent(_ spot: Program.Spot) -> Bool {
    guard program.isObjectiveC(spot.file), let owner = owner(of: spot).map({ member(around: $0) })
    else { return false }
    return program[owner].kind == .code && isNeverSent(owner)
  }

  private func isNeverSentByOthers(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard hasEntry, let reachability, let type = declaration.container.last,
      declaration.kind != .initializer
    else { return false }
    let isAdded = !isDeclared(type)
    let isInspected = isInspected(declaration)
    let isKnownHere = isKnownHereAlone(type)
    guard
      isAdded || isInspected || isKnownHere
        || declaration.parameters.isEmpty && isKnownToPlatformAlone(type)
          // Selectors may be put together.
          && program.files(mentioning: ["NSSelectorFromString"]).isEmpty
    else { return false }
    var names = [String(declaration.name.prefix { $0 != ":" })]
    if declaration.kind == .code {
      if isMapped(canonical(declaration.container, owner.file), bySetters: true) { return false }
      let name = declaration.name
      names.append("set" + name.prefix(1).uppercased() + name.dropFirst())
    }
    let hooks =
      isInspected
      ? []
      : isAdded ? PlatformHooks.told : isKnownHere ? hooks(of: declaration) : PlatformHooks.ofViews
    let takesNothing = declaration.parameters.isEmpty
    let isOfView = declaration.kind == .code && isAdded && isView(type)
    guard
      !names.contains(where: { name in
        name == "load"
          || hooks.contains(where: name.hasPrefix) && !(isOfView && isOwn(name))
            && !(takesNothing && PlatformHooks.neverSend(name))
      }),
      !PlatformHooks.areSentUnseen(declaration.name),
      !(declaration.name.hasPrefix("observeValueForKeyPath:") && isObserving),
      !names.contains(where: reachability.isNamedOutside),
      !reachability.isSentByParts(declaration.name)
    else { return false }
    // What is called otherwise in code than it is here is the platform's.
    guard names.contains(where: { program.files(mentioning: [$0]).contains(owner.file) }) else {
      return false
    }
    let isNever =
      declaration.kind == .code
      ? names.dropFirst().allSatisfy(isNeverSent) && isNeverSet(names[0])
      // Who sends it writes each word of its selector.
      : declaration.name.split(separator: ":").contains { isNeverSent(String($0)) }
    return isNever && !isMentionedInOtherLanguage(owner)
  }

  /// Whether code asks to be told of changes.
  private var isObserving: Bool { !program.files(mentioning: ["addObserver"]).isEmpty }

  /// Whether a method is the setter of a property for Interface Builder alone: no class of the platform has one whose name
  /// ends so.
  private func isInspected(_ method: Declaration) -> Bool {
    method.kind == .code && method.name.hasSuffix("_")
      && program.declarations(named: method.name).contains {
        program[$0].container == method.container
          && program[$0].attributes.contains("IBInspectable")
      }
  }

  /// Whether a class is one of UIKit's that draws something, whose properties of fonts are called `font` alone.
  private func isView(_ type: String) -> Bool { type.hasPrefix("UI") && !type.hasPrefix("UIFont") }

  /// Whether no view of UIKit has a property of this name, or a setter.
  private func isOwn(_ name: String) -> Bool {
    ["font", "setFont"].contains { name.hasPrefix($0) && name != $0 }
  }

  /// Whether a property is set nowhere but in methods that nothing sends: what reads one of its name sets nothing.
  private func isNeverSet(_ property: String) -> Bool {
    program.files(mentioning: [property]).sorted().allSatisfy { file in
      program.isObjectiveC(file)
        && program.sentWords(file).sends(of: property).allSatisfy { offset in
          let word = offset..<offset + property.utf8.count
          return !ChangeWords.maySet(program.texts[Int(file)].utf8, word)
            || isNeverSent(around: offset, file)
        }
    }
  }

  /// Whether a word of a selector stands nowhere but in methods that nothing sends, and what it reads or sets, too.
  private func isNeverSent(_ word: String) -> Bool {
    program.files(mentioning: [word]).sorted().allSatisfy { file in
      guard program.isObjectiveC(file) else { return false }
      let words = program.sentWords(file)
      return words.sends(of: word).allSatisfy { isNeverSent(around: $0, file) }
        && words.properties(of: word).allSatisfy { $0 != word && isNeverSent($0) }
    }
  }

  /// Whether a place is in a method that nothing sends.
  private func isNeverSent(around offset: Int, _ file: Int32) -> Bool {
    program.body(around: offset, in: file).map { isNeverSent($0) } ?? false
  }

  /// Whether the sources declare a class, and not only what they add to it.
  private func isDeclared(_ type: String) -> Bool {
    program.types(named: type, in: []).contains { declared in
      guard case .type(let shape) = program[declared].kind else { return false }
      return shape != .addition
    }
  }

  /// Whether neither a class nor its heirs are what the platform or a library asks for anything: they inherit from
  /// `NSObject` itself, and answer to protocols of the sources.
  private func isKnownHereAlone(_ type: String) -> Bool {
    ([type] + heirs(of: type)).allSatisfy { type in
      let ancestors = ancestors(of: type)
      return ancestors.contains("NSObject")
        && ancestors.allSatisfy { Self.plainAncestors.contains($0) || isDeclared($0) }
    }
  }

  /// Whether a class and its heirs inherit from classes of the platform and are its delegates, and nobody else asks them
  /// for anything.
  private func isKnownToPlatformAlone(_ type: String) -> Bool {
    ([type] + heirs(of: type)).allSatisfy { type in
      let ancestors = ancestors(of: type)
      return ancestors.contains(where: PlainTypes.isClass)
        && ancestors.allSatisfy {
          Self.plainAncestors.contains($0) || isDeclared($0) || PlainTypes.isClassOrDelegate($0)
        }
    }
  }

  private static let plainAncestors: Set<String> = [
    "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
  ]

  /// How the names of methods begin that the system calls by itself in a class of the sources. What it tells an object
  /// of is in a method with arguments, whose name begins with what tells it.
  private func hooks(of method: Declaration) -> [String] {
    // It sets nothing of an object that it knows nothing of.
    if method.kind == .code { return [] }
    if method.isStatic { return PlatformHooks.ofClasses }
    return method.parameters.isEmpty ? PlatformHooks.ofObjects : PlatformHooks.told
  }
}

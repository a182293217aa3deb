import NameFlow

/// What a type has because code that is not here asks for it: nothing in the sources need name it.
extension Evaluator {
  /// Whether a superclass or a protocol from elsewhere asks for a member, or a protocol of SwiftUI's that hands out a
  /// default.
  func isAskedForElsewhere(_ owner: Program.Declared) -> Bool {
    isOverrideOfForeign(owner) || isDefaultOfKey(owner) || mayMeetRequirement(owner)
      || isCalledByCompiler(owner)
  }

  /// What code asks for without a word of it: `@Titled var title` for the `wrappedValue` of `Titled`, a result builder for
  /// its functions, `for` for `next()`, `value.name` for a subscript.
  private func isCalledByCompiler(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard !declaration.container.isEmpty, !program.isObjectiveC(owner.file) else { return false }
    let type = canonical(declaration.container, owner.file)
    if Self.ofSequences.contains(declaration.name),
      !Self.sequences.isDisjoint(with: ancestors(of: type))
    {
      return true
    }
    guard let attributes = Self.attributes[declaration.name] else { return false }
    return typeDeclarations(type).contains {
      !attributes.isDisjoint(with: program[$0].attributes)
    }
  }

  private static let ofSequences: Set<String> = [
    "makeAsyncIterator", "makeIterator", "next", "subscript",
  ]

  private static let sequences: Set<String> = [
    "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "Collection",
    "IteratorProtocol", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  /// The attributes of types whose members of a name the compiler calls.
  private static let attributes: [String: Set<String>] = {
    var all: [String: Set<String>] = [
      "dynamicallyCall": ["dynamicCallable"], "projectedValue": ["propertyWrapper"],
      "subscript": ["dynamicMemberLookup", "propertyWrapper"],
      "wrappedValue": ["propertyWrapper"],
    ]
    for name in [
      "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildIf",
      "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
    ] {
      all[name] = ["resultBuilder", "_functionBuilder"]
    }
    return all
  }()

  /// `override var font: UIFont?` where no class of the sources has what is replaced.
  private func isOverrideOfForeign(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard declaration.isOverride, !program.isObjectiveC(owner.file) else { return false }
    let ancestors = ancestors(of: canonical(declaration.container, owner.file))
    return !ancestors.contains { type in
      shape(of: type) != nil
        && members(declaration.name, of: type).contains { $0 != owner && !program[$0].isOverride }
    }
  }

  /// `defaultValue` of a key that something names: `self[TitleFontKey.self]` gives it.
  private func isDefaultOfKey(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard declaration.name == "defaultValue", declaration.isStatic,
      let name = declaration.container.last,
      ancestors(of: canonical(declaration.container, owner.file)).contains(
        where: Self.keys.contains)
    else { return false }
    return program.containsMention(of: name) { mention in
      guard case .node(let parent) = program[mention].parent,
        case .member(mention.node, "self") =
          program[Program.Spot(file: mention.file, node: parent)].kind
      else { return false }
      return isReached(mention)
    }
  }

  private static let keys: Set<String> = [
    "EnvironmentKey", "PreferenceKey", "UITraitDefinition", "TransactionKey", "ContainerValueKey",
  ]
}

/// Where a local name gets a value, and under which conditions it still has it.
package struct Definition {
  package var source: Source
  /// The branches that must have been taken.
  package var conditions: [Branch] = []
  /// Whether it surely is the value once its conditions hold: nothing before it matters then.
  var isFinal = true
  /// How many functions lie between the use and the definition.
  var level = 0
  package var platforms: PlatformSet = .every
  /// Whether it stands in a loop which the use is not in, or is in another round of.
  var isFromLoop = false
  /// Whether it may not have been run, whatever its conditions say.
  var isPossible = false
  /// The loops it stands in and the use does not, the innermost first.
  var loops: [Node.ID] = []
  /// Whether the other branches put something under the key, too.
  var isCovered = false
  /// Whether it is run wherever the name is used.
  var isAlwaysRun: Bool {
    level == 0 && conditions.isEmpty && loops.isEmpty && !isFromLoop && !isPossible
      && platforms == .every
  }

  /// What is surely put under a key of the name where its statement is run, as the key is written.
  func sureKey(_ facts: SourceFacts) -> String? {
    guard case .entry(let key, _) = source, conditions.isEmpty || isCovered, loops.isEmpty,
      !isPossible, platforms == .every
    else { return nil }
    return facts.source(key)
  }

  var isTouched: Bool { if case .touched = source { true } else { false } }

  package enum Source {
    /// A value and the type it is declared with.
    case value(Node.ID, TypeName?)
    /// `name += value`
    case appended(Node.ID, target: Node.ID)
    /// `name.append(value)`; with all elements of the value where it is `name.append(contentsOf: value)`.
    case inserted(Node.ID, target: Node.ID, isList: Bool)
    /// `name.sort()`: the call of a method that puts its elements or characters in another order, or takes some away.
    case rearranged(Node.ID, target: Node.ID)
    /// `name.member = value`
    case updated(String, Node.ID)
    /// Whatever branches before this assign to the member, one of them does: what it was before is gone.
    case replaced(String, in: Node.ID)
    /// `name[key] = value`
    case entry(key: Node.ID, Node.ID)
    /// `name[keyPath: path] = value`
    case placed(path: Node.ID, Node.ID)
    /// `change(&name)`: the call and its argument.
    case passed(Node.ID, argument: Node.ID)
    /// The pattern of a loop, for a name bound in it.
    case element(Node.ID)
    /// A pattern that is matched against a value.
    case pattern(Node.ID, subject: Node.ID)
    /// `if let name = value`
    case unwrapped(Node.ID)
    /// `if let name`
    case rebound(Node.ID)
    case closureParameter(Node.ID, Int)
    case parameter(Declaration.ID, Int)
    case local(Declaration.ID)
    /// A declaration without a value.
    case nothing(TypeName?)
    /// Functions within assign to the name, whenever they are called.
    case changed
    /// A part of it is changed, or all in a way that is not followed: `names[key, default: []].append(name)`. What it holds
    /// is as it was, but conditions decide nothing by it.
    case touched(Node.ID)
  }

  /// A branch of an `if` (0 then, 1 else) or a `switch` (the case).
  package struct Branch: Hashable {
    package var statement: Node.ID
    package var index: Int
  }
}

/// What a name can mean where it is used, the latest definition first.
package struct LocalMeaning {
  package var definitions: [Definition] = []
  /// Whether the name is a local one; otherwise it is a member or a global.
  package var isLocal = false
}

/// What a Swift expression can be, as far as a font's name can come out of it.
package enum Value: Hashable {
  case text(String)
  /// `nil`
  case absent
  case truth(Bool)
  case number(String)
  /// A case of an enum of the sources.
  case enumCase(type: String, name: String, payload: [Bound])
  /// A constant of a type from elsewhere, such as `UIFont.Weight.bold`.
  case symbol(type: [String], name: String)
  case instance(Instance)
  case list([Lazy])
  case table([TableEntry])
  case tuple([Bound])
  case closure(Program.Spot, Frame)
  /// A function, and the call of the one around it in which it was made.
  case function([Program.Declared], receiver: Lazy?, home: Frame? = nil)
  /// An object whose members go by their names.
  case record(Record)
  /// What a package exports: its name, and the way from there.
  case external(String, [String])
  /// A type of the sources.
  case type(String)
  /// A type from elsewhere.
  case foreignType([String])
  /// An object of the platform's, which its library knows: something of a bundle or a folder.
  case platform(AnyHashable)
  /// A font made from a name.
  case font(name: Lazy)
  /// A name that only the callers of the function at the root of the frame know.
  case open(Frame)
  case unknown(String)

  /// An argument, a payload or a part of a tuple.
  package struct Bound: Hashable {
    package var label: String?
    package var value: Lazy

    package init(label: String?, value: Lazy) {
      self.label = label
      self.value = value
    }
  }

  /// What was assigned to a member: `value.member = …`.
  struct Update: Hashable {
    var member: String
    var value: Lazy
    /// Whether it surely was, so that what the member was before is gone.
    var isSure = true
    var platforms: PlatformSet = .every
  }

  package struct TableEntry: Hashable {
    package var key: Lazy
    package var value: Lazy
    /// What is known of a key that is not.
    var ends = KnownEnds()
    /// Whether nothing may be there: what puts it there does so under other keys, too.
    var mayBeMissing = false
    /// Whether a condition may keep it from being put there.
    var isConditional = false
    /// Whether what stood under its key before is gone.
    var replaces = false
    /// Whether it stands for the keys that no entry before it has.
    var isOfRest = false

    package init(key: Lazy, value: Lazy) {
      self.key = key
      self.value = value
    }

    /// What no one knows, under each key that begins so and that no entry before has.
    package static func rest(beginning start: String, _ reason: String) -> TableEntry {
      var entry = TableEntry(
        key: .known(.unknown(reason)), value: .known(.unknown(reason)))
      entry.ends.start = start
      entry.isOfRest = true
      return entry
    }
  }
}

/// A value that is worked out when it is asked for.
package indirect enum Lazy: Hashable {
  case node(Program.Spot, Frame, TypeRef?)
  case known(Values)
}

/// A value of a struct or class of the sources.
package struct Instance: Hashable {
  package var type: String
  package var origin: Origin
  /// What was assigned to its members since, the latest last.
  var updates: [Value.Update] = []

  package enum Origin: Hashable {
    /// Made by an initialiser (by the implicit one where `nil`).
    case made(Program.Declared?, [Value.Bound])
    /// Some instance, no one knows which.
    case any
  }
}

extension Value {
  /// A value of a type of the sources that was read from a document: its members, as far as that has them.
  package static func decoded(_ type: String, _ members: [Bound]) -> Value {
    let updates = members.map { Update(member: $0.label ?? "", value: $0.value) }
    return .instance(Instance(type: type, origin: .any, updates: updates))
  }
}

/// A possible value and how it came about.
package struct Possible: Hashable {
  package var value: Value
  package var trail = Trail()

  package init(value: Value, trail: Trail = Trail()) {
    self.value = value
    self.trail = trail
  }
}

/// The possible values of an expression, in the order they were found.
package struct Values: Hashable {
  package private(set) var items: [Possible] = []
  /// What equal values have alike, beside each: most of those that differ need no comparing.
  fileprivate private(set) var marks: [Int] = []

  /// The most values an expression may have.
  package static let limit = 256

  package init() {}

  package init(_ value: Value, _ trail: Trail = Trail()) {
    append(Possible(value: value, trail: trail))
  }

  package init(item: Possible) { append(item) }

  package static func unknown(_ reason: String) -> Values { Values(.unknown(reason)) }

  package mutating func add(_ new: Possible) { add(new, new.mark) }

  private mutating func add(_ new: Possible, _ mark: Int) {
    // Of what has too many values nothing more is to be learnt.
    guard items.count <= Self.limit else { return }
    var index = 0
    while index < marks.count {
      if marks[index] == mark, items[index].isSame(as: new) {
        items[index].trail.weaken(with: new.trail)
        return
      }
      index += 1
    }
    if items.count < Self.limit {
      append(new, mark)
    } else if items.count == Self.limit {
      append(Possible(value: .unknown("more than \(Self.limit) values")))
    }
  }

  package mutating func add(_ others: Values) {
    if items.isEmpty {
      self = others
    } else {
      for (item, mark) in zip(others.items, others.marks) { add(item, mark) }
    }
  }

  private mutating func append(_ new: Possible) { append(new, new.mark) }

  private mutating func append(_ new: Possible, _ mark: Int) {
    items.append(new)
    marks.append(mark)
  }

  /// The values that are changed in what they need alone, so that different ones stay different.
  func compactMapNeeds(_ change: (Possible) -> Possible?) -> Values {
    var result = Values()
    for item in items { if let new = change(item) { result.append(new) } }
    return result
  }

  /// The same, as sure as something that they depend on.
  func asSure(as trail: Trail) -> Values {
    guard !trail.isProven || !trail.isSure else { return self }
    return compactMapNeeds { Possible(value: $0.value, trail: $0.trail.asSure(as: trail)) }
  }

  /// The same, of which no one knows which is meant.
  package var unsure: Values {
    var trail = Trail()
    trail.isSure = false
    return asSure(as: trail)
  }

  /// The same, in a variable that may hold nothing yet.
  var unset: Values {
    compactMapNeeds {
      var item = $0
      item.trail.mayBeUnset = true
      return item
    }
  }

  /// The same where something else may be that is not seen: what is asked about them is not decided.
  var mayDiffer: Values {
    compactMapNeeds {
      var item = $0
      item.trail.mayDiffer = true
      return item
    }
  }

  package func map(_ change: (Possible) -> Possible) -> Values {
    var result = Values()
    for item in items { result.add(change(item)) }
    return result
  }

  package func flatMap(_ change: (Possible) -> Values) -> Values {
    var result = Values()
    for item in items { result.add(change(item)) }
    return result
  }

  package func filter(_ isKept: (Value) -> Bool) -> Values { selecting { isKept($0.value) } }

  func selecting(_ isKept: (Possible) -> Bool) -> Values {
    var result = Values()
    for (item, mark) in zip(items, marks) where isKept(item) { result.append(item, mark) }
    return result
  }

  package var isOpen: Bool { openFrame != nil }

  package var openFrame: Frame? {
    for item in items { if case .open(let frame) = item.value { return frame } }
    return nil
  }

  /// Whether an object of the platform's is among them.
  package var isOfPlatform: Bool {
    items.contains { if case .platform = $0.value { true } else { false } }
  }

  var mayBeAbsent: Bool {
    items.contains {
      switch $0.value {
      case .absent, .unknown, .open, .symbol, .external: true
      default: $0.trail.mayDiffer
      }
    }
  }

  /// Whether something is missing in a case that is known, or that callers decide.
  var isKnownToLack: Bool { items.isEmpty || isOpen || items.contains { $0.value == .absent } }
}

extension Value {
  /// A text that is longer than any that a name could come out of.
  static var tooLong: Value { .unknown("a string of over \(Evaluator.Budget.text >> 10) KB") }
}

extension Possible {
  /// The same with something done to it: no longer the name of a font that exists.
  var remade: Possible {
    var copy = self
    copy.trail.isCarried = false
    return copy
  }

  /// The same, known to get there.
  var proven: Possible {
    var copy = self
    copy.trail.isProven = true
    return copy
  }

  /// Whether two are one for whoever asks: the same value, written at the same place.
  func isSame(as other: Possible) -> Bool {
    value == other.value && trail.origin == other.trail.origin
      && trail.attempt == other.trail.attempt && trail.platforms == other.trail.platforms
  }
}

extension Possible {
  /// The same for those that are one: what is of another value or from another place mostly differs in it.
  fileprivate var mark: Int {
    guard let origin = trail.origin else { return value.mark }
    return value.mark ^ (Int(origin.file) << 32 | Int(origin.range.lowerBound))
  }
}

extension Value {
  /// The same for equal values.
  fileprivate var mark: Int {
    switch self {
    case .text(let text), .number(let text): text.hashValue
    case .enumCase(_, let name, _), .symbol(_, let name): name.hashValue
    case .type(let text), .unknown(let text): text.hashValue
    case .foreignType(let path): path.hashValue
    case .function(let declared, _, _): declared.hashValue
    case .record(let record): record.hashValue
    case .external(_, let path): path.hashValue
    case .closure(let spot, _): spot.hashValue
    case .list(let items): items.count ^ (items.first?.mark ?? 0)
    case .table(let entries): entries.count ^ (entries.first?.value.mark ?? 0)
    case .tuple(let parts): parts.count ^ (parts.first?.value.mark ?? 0)
    case .instance(let instance): instance.mark
    case .font(let name): name.mark
    default: 0
    }
  }
}

extension Instance {
  fileprivate var mark: Int {
    var result = type.hashValue ^ updates.count
    if case .made(_, let arguments) = origin {
      for argument in arguments { result = result &* 31 &+ argument.value.mark }
    }
    for update in updates { result = result &* 31 &+ update.value.mark }
    return result
  }
}

extension Lazy {
  fileprivate var mark: Int {
    switch self {
    case .node(let spot, let frame, _):
      Int(spot.node.index) << 8 ^ Int(spot.file) ^ ObjectIdentifier(frame).hashValue
    case .known(let values): values.marks.first ?? 0
    }
  }
}

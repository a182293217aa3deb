import SourceText

/// An object whose members go by their names: each is worked out when it is asked for.
package struct Record {
  /// Its names, each once, in the order in which they are first given.
  package private(set) var names: [String] = []
  private var fields: [String: Field] = [:]
  /// Whether it may have others: a part that is not known.
  package var isOpen = false
  /// Whether it is what a component is given: a name that is not there is no mistake.
  package var isArguments = false
  /// Whether a tag around the one that gives them may give more: those that say which state it is in.
  var isGivenStates = false
  /// Whether it is taken from others by a key that is no constant.
  var isEntry = false
  /// The name it is known by: `fonts`.
  package var name: String?
  /// Where it is written, and in which call.
  package let spot: Program.Spot
  package let home: Frame
  /// The class whose instances it makes when it is called.
  package var maker: Node.Maker?
  /// What it was changed by since.
  private var changes: [Program.Spot] = []

  /// What those that draw a child in a state of its own say of that.
  static let states: Set<String> = [
    "active", "checked", "disabled", "expanded", "focused", "hovered", "isActive", "isChecked",
    "isDisabled", "isExpanded", "isFocused", "isHovered", "isOpen", "isPressed", "isSelected",
    "open", "pressed", "selected", "state",
  ]

  package struct Field {
    /// Of several, any may be it.
    package var values: [Lazy]
    /// Whether the value is what the function gives.
    package var isGetter = false
    /// Whether it is had by its name alone, and none of those that are gone through.
    var isUnlisted = false
    /// Whether it comes of an object that is surely the one: not of one of several under a key that no one knows.
    var isSure = true
    /// Whether whoever asks for it knows none of the calls that its values came by.
    var isOfOtherCalls = false
    /// Whether it comes of an object that is one of several, or may not be there: `...(isLate && { note })`.
    var mayBeMissing = false

    package init(values: [Lazy], isGetter: Bool = false) {
      self.values = values
      self.isGetter = isGetter
    }
  }

  package init(_ spot: Program.Spot, _ home: Frame) {
    self.spot = spot
    self.home = home
  }

  /// A member by its name, or by the one under which the language knows the operation.
  package subscript(name: String) -> Field? {
    if let field = fields[name] { return field }
    guard let other = Spelling.own[name] else { return nil }
    return fields[other]
  }

  /// Gives a name its value; of several the last counts, unless it is only one that may be.
  package mutating func set(_ name: String, _ field: Field, isCertain: Bool = true) {
    guard let own = fields[name] else {
      if !field.isUnlisted { names.append(name) }
      fields[name] = field
      return
    }
    guard !isCertain else { return fields[name] = field }
    var joined = Field(values: (own.values + field.values).unique, isGetter: own.isGetter)
    joined.isSure = own.isSure && field.isSure
    joined.mayBeMissing = own.mayBeMissing && field.mayBeMissing
    joined.isOfOtherCalls = own.isOfOtherCalls || field.isOfOtherCalls
    fields[name] = joined
  }

  mutating func remove(_ removed: Set<String>) {
    names.removeAll(where: removed.contains)
    for name in removed { fields[name] = nil }
  }

  /// Each member may be something else, too.
  mutating func mayBeReplaced(by other: Values) {
    for name in names { fields[name]?.values.append(.known(other)) }
  }

  /// Each member may be something else that is not seen, or nothing.
  mutating func mayBeMissing() {
    for name in names { fields[name]?.mayBeMissing = true }
  }

  package mutating func note(_ change: Program.Spot) { changes.append(change) }

  /// The same for whoever knows none of the calls that its values came by.
  var ofOtherCalls: Record {
    var copy = self
    copy.fields = fields.mapValues { field in
      var field = field
      field.isOfOtherCalls = true
      return field
    }
    return copy
  }
}

extension Record: Hashable {
  /// Objects are the same that one literal made in one call.
  package static func == (left: Record, right: Record) -> Bool {
    left.spot == right.spot && left.home == right.home && left.names == right.names
      && left.isOpen == right.isOpen && left.changes == right.changes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(spot)
    hasher.combine(home)
    hasher.combine(names.count)
  }
}

extension Possible {
  /// What it is as a condition, where any value may be one.
  var asCondition: Truth { value.asCondition.asked(of: trail) }
}

extension Value {
  /// Whether it is an object that may have any member, as far as is known.
  var mayHoldAnything: Bool {
    switch self {
    case .record(let record): record.isOpen
    case .unknown: true
    default: false
    }
  }

  /// What it is as a name of a member, or within a text.
  package var written: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .truth(let truth): truth ? "true" : "false"
    default: nil
    }
  }

  /// What it is as a condition, where any value may be one.
  var asCondition: Truth {
    switch self {
    case .truth(let truth): truth ? .yes : .no
    case .text(let text): text.isEmpty ? .no : .yes
    case .number(let number): Double(number).map { $0 == 0 || $0.isNaN ? .no : .yes } ?? .unsure
    case .absent: .no
    case .record, .list, .table, .tuple, .function, .closure, .instance, .type: .yes
    case .open(let frame): .open(frame)
    default: .unsure
    }
  }
}

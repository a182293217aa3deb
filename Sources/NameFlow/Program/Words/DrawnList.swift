/// A list whose rows a component draws by a function that it is given: `<FlatList data={rows} renderItem={…} />`.
struct DrawnList {
  /// Where the list is given: the rows, or sections of them.
  var list: Program.Spot
  var kind: Kind

  enum Kind {
    /// The function gets each element as `item`.
    case items
    /// It gets each element of a section's `data` as `item`.
    case itemsOfSections
    /// It gets each section as `section`.
    case sections
  }

  private static let ofItems = "renderItem"
  private static let ofSections: Set<String> = ["renderSectionHeader", "renderSectionFooter"]

  /// What a tag is given to draw rows by.
  static func fields(of arguments: [Node.Argument], _ facts: SourceFacts) -> [Node.Field] {
    guard arguments.count == 1, let first = arguments.first,
      case .record(let record) = facts[first.value].kind, record.isArguments
    else { return [] }
    return record.fields.filter { field in
      guard case .name(let name) = field.key else { return false }
      return name == ofItems || ofSections.contains(name)
    }
  }

  /// The function that is given: `draw` in `draw.bind(this)`.
  static func function(_ value: Node.ID, _ facts: SourceFacts) -> Node.ID {
    if case .call(let callee, _) = facts[value].kind,
      case .member(let base?, "bind") = facts[callee].kind
    {
      return base
    }
    return value
  }

  /// The list of a tag that gives a field the function to draw by.
  init?(_ tag: Program.Spot, drawnBy field: Node.Field, _ facts: SourceFacts) {
    guard case .call(_, let arguments) = facts[tag.node].kind, let first = arguments.first,
      case .record(let record) = facts[first.value].kind
    else { return nil }
    func given(_ wanted: String) -> Program.Spot? {
      let found = record.fields.last { field in
        if case .name(wanted) = field.key { true } else { false }
      }
      return found.map { Program.Spot(file: tag.file, node: $0.value) }
    }
    guard case .name(let name) = field.key else { return nil }
    if name == Self.ofItems, let rows = given("data") {
      self.init(list: rows, kind: .items)
    } else if let sections = given("sections") {
      self.init(list: sections, kind: name == Self.ofItems ? .itemsOfSections : .sections)
    } else {
      return nil
    }
  }

  private init(list: Program.Spot, kind: Kind) {
    self.list = list
    self.kind = kind
  }
}

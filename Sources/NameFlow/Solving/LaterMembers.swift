/// What code of JavaScript puts into the members of an object after it is made.
extension Evaluator {
  /// The values of a member that decides what is drawn, with those that code sets elsewhere: `flags.isOpen = true`.
  func withLater(_ values: Values, named name: String, of record: Record) -> Values {
    guard !record.isArguments else { return values }
    let isAssigned = callIndex.assignedMembers.contains(name)
    let id = "\(record.spot.file) \(record.spot.node.index)"
    var result = values
    if isAssigned || !callIndex.mergingCalls.isEmpty,
      values.items.contains(where: { $0.value.isText && !$0.value.isFlag })
    {
      result.add(field(FieldKey(type: id, name: name + " =*")) { given(name, to: record) })
    }
    guard isAssigned || callIndex.changedLists.contains(name) else { return result }
    if isAssigned, values.items.contains(where: \.value.isObject) {
      let others = field(FieldKey(type: id, name: name + " =o")) { objectsSet(name, of: record) }
      if !others.items.isEmpty {
        result.add(others.filter { $0.isObject }.unsure)
        result = result.mayDiffer
      }
    }
    if isAssigned, values.items.contains(where: \.value.isFlag) {
      result.add(field(FieldKey(type: id, name: name + " =")) { setElsewhere(name, of: record) })
    }
    // What a list has, and what else a text or a number is, is only asked: what they are themselves is used, too.
    guard
      values.items.contains(where: { $0.value.isCounted || isAssigned && $0.value.isPlain }),
      !isAssigned || callIndex.changedLists.contains(name)
        || !field(FieldKey(type: id, name: name + " =?"), { isSetElsewhere(name, of: record) })
          .items.isEmpty
    else { return result }
    return result.mayDiffer
  }

  /// A list that goes by a name under which code puts something into one: how many it has is not known.
  func asChanged(_ values: Values, named name: String) -> Values {
    guard callIndex.changedLists.contains(name), values.items.contains(where: \.value.isCounted)
    else { return values }
    return values.mayDiffer
  }

  /// `base.name = value`, or `base.name += value`.
  private struct Setting {
    var base: Program.Spot
    var value: Program.Spot
    var isAppended: Bool
  }

  /// The places that set a member of a name; `nil` where they are too many to look at.
  private func settings(of name: String) -> [Setting]? {
    let places = program.mentions(of: name + "=")
    guard places.count <= Self.mostPlaces else { return nil }
    return places.compactMap { spot in
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
      guard case .assignment(let target, let value, let isAppended) = program[spot].kind,
        case .member(let base?, name) = program[at(target)].kind
      else { return nil }
      return Setting(base: at(base), value: at(value), isAppended: isAppended)
    }
  }

  /// The places that may set a member of an object; `nil` where there are too many to look at.
  ///
  /// - Parameter surely: whether only those count of which it is known that they set it in this object.
  private func settings(of name: String, in record: Record, surely: Bool = false) -> [Setting]? {
    settings(of: name)?.filter { setting in
      atHome(setting.base).items.contains { item in
        switch item.value {
        case .record(let other): other.spot == record.spot
        case .unknown, .open: !surely
        default: false
        }
      }
    }
  }

  /// The most places that set members of a name.
  private static var mostPlaces: Int { 64 }

  /// Something where code may set a member of an object.
  private func isSetElsewhere(_ name: String, of record: Record) -> Values {
    settings(of: name, in: record)?.isEmpty == true ? Values() : Values(.truth(true))
  }

  /// The objects that code puts in the place of one that an object is made with, and what no one knows.
  private func objectsSet(_ name: String, of record: Record) -> Values {
    setElsewhere(name, of: record, surely: true).filter { $0.isObject || $0.isUnknown }
  }

  private func isOfFunctionNobodyCalls(_ spot: Program.Spot) -> Bool {
    guard let owner = owner(of: spot) else { return false }
    let declaration = program[owner]
    return declaration.kind == .function && !declaration.isLocal && !declaration.name.isEmpty
      && sites(of: owner).isEmpty
  }

  private func setElsewhere(
    _ name: String, of record: Record, surely: Bool = false
  ) -> Values {
    var result = Values()
    guard let settings = settings(of: name, in: record, surely: surely) else {
      return .unknown("'\(name)' is set elsewhere")
    }
    for setting in settings where !setting.isAppended {
      guard budget > 0 else { return .unknown("'\(name)' is set elsewhere") }
      if surely, isOfFunctionNobodyCalls(setting.value) { continue }
      result.add(solvedWhereReached(setting.value))
    }
    return result
  }
}

// MARK: - Texts

extension Evaluator {
  /// The texts that a member of an object gets where code has the object by another name than that of the variable which it
  /// was made for: `this.title = …` in a method, `theme.title = …` of a parameter or of what is imported,
  /// `Object.assign(theme, { title })`.
  private func given(_ name: String, to record: Record) -> Values {
    var result = Values()
    if callIndex.assignedMembers.contains(name) { addAssigned(name, to: record, &result) }
    addMerged(name, to: record, &result)
    return result
  }

  private func addAssigned(_ name: String, to record: Record, _ result: inout Values) {
    for setting in settings(of: name) ?? [] where !setting.isAppended {
      guard budget > 0 else { return }
      if owner(of: setting.value).map({ program[$0].kind == .initializer }) ?? false { continue }
      if case .name(let holder) = program[setting.base].kind,
        isMade(record, for: holder, in: setting.base.file)
      {
        continue
      }
      result.add(given(setting.value, under: name, to: setting.base, record) { $0 })
    }
  }

  private func addMerged(_ name: String, to record: Record, _ result: inout Values) {
    for call in callIndex.mergingCalls.prefix(Self.mostPlaces) {
      func at(_ argument: Node.Argument) -> Program.Spot {
        Program.Spot(file: call.file, node: argument.value)
      }
      guard case .call(_, let arguments) = program[call].kind else { continue }
      for source in arguments.dropFirst() {
        guard budget > 0 else { return }
        let found = given(at(source), under: name, to: at(arguments[0]), record) { given in
          given.flatMap { item in
            if case .open = item.value { return Values(item: item) }
            guard case .record(let other) = item.value, let field = other[name] else {
              return Values()
            }
            return values(field, of: item)
          }
        }
        result.add(found)
      }
    }
  }

  /// The texts that come of a value in the calls in which another expression is an object.
  private func given(
    _ value: Program.Spot, under name: String, to target: Program.Spot, _ record: Record,
    _ part: (Values) -> Values
  ) -> Values {
    let asker = FieldKey(type: "\(record.spot.file) \(record.spot.node.index)=*", name: name)
    let found = solve(value, for: asker) { frame in
      let objects = values(target, frame)
      if let open = objects.openFrame { return Values(.open(open)) }
      guard objects.items.contains(where: { $0.value.isMade(at: record.spot) }) else {
        return Values()
      }
      switch reaches(value, frame) {
      case .no: return Values()
      case .open(let open): return Values(.open(open))
      case .yes, .unsure:
        let found = part(values(value, frame))
        return objects.items.count > 1 ? found.unsure : found
      }
    }
    return ofOtherCalls(found).filter(\.isText)
  }

  /// Whether an object is made for a variable, of which a file tells by itself what is put into it.
  private func isMade(_ record: Record, for name: String, in file: Int32) -> Bool {
    guard file == record.spot.file else { return false }
    switch program[record.spot].parent {
    case .declaration(let id): return program[Program.Declared(file: file, id: id)].name == name
    case .node(let parent):
      guard
        case .binding(let pattern, _, _) = program[Program.Spot(file: file, node: parent)].kind
      else { return false }
      return program.facts(file)?.binds(pattern, name) == true
    case .none: return false
    }
  }
}

extension Value {
  fileprivate var isObject: Bool { if case .record = self { true } else { false } }

  /// Whether what it has is only asked by its number.
  fileprivate var isCounted: Bool {
    switch self {
    case .list, .table: true
    default: false
    }
  }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate func isMade(at literal: Program.Spot) -> Bool {
    if case .record(let record) = self { record.spot == literal } else { false }
  }

  /// Whether it may only say that something is not so, or not there yet.
  fileprivate var isFlag: Bool {
    switch self {
    case .truth, .absent: true
    case .text(let text): text.isEmpty
    default: false
    }
  }
}

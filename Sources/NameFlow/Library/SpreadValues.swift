/// Objects and lists that others are spread into: `{ ...base, color }`, `[...faces, 'X']`.
extension Evaluator {
  /// Adds the members of others; of several any may be the one.
  package func spread(_ others: Values, into record: inout Record) {
    if others.items.isEmpty { record.isOpen = true }
    let common = others.namesOfAll
    for item in others.items {
      switch item.value {
      case .record(let other):
        merge(
          other, into: &record,
          isCertain: others.items.count == 1 && !item.trail.mayDiffer, isSure: item.trail.isSure,
          common: common)
      case .absent, .truth, .number, .text: continue
      // The fonts of icons: `...Ionicons.font`.
      case .external(let module, let path) where PackageFacts.isFontOfIcons(path, of: module):
        continue
      default: record.isOpen = true
      }
    }
  }

  private func merge(
    _ other: Record, into record: inout Record, isCertain: Bool, isSure: Bool, common: Set<String>
  ) {
    record.isOpen = record.isOpen || other.isOpen
    record.isGivenStates = record.isGivenStates || other.isGivenStates
    budget -= 1 + other.names.count / Budget.elementsPerStep
    copiedFields -= other.names.count
    guard copiedFields > 0, record.names.count + other.names.count <= Budget.members else {
      record.isOpen = true
      return
    }
    for name in other.names {
      guard var field = other[name] else { continue }
      field.isSure = field.isSure && isSure
      field.mayBeMissing = field.mayBeMissing || !isCertain && !common.contains(name)
      record.set(name, field, isCertain: isCertain)
    }
  }

  /// A list, and what others add to it: `[...faces, 'X']`.
  func spreadList(_ items: [Program.Spot], _ frame: Frame) -> Values {
    switch elements(items, frame) {
    case .list(let list):
      let isCounted = items.allSatisfy { item in
        guard case .spread(let inner) = program[item].kind else { return true }
        let added = values(Program.Spot(file: item.file, node: inner), frame).items
        return added.count == 1 && added[0].value.isList && !added[0].trail.mayDiffer
      }
      return isCounted ? Values(.list(list)) : Values(.list(list)).mayDiffer
    case .other(let values): return values
    }
  }

  /// Elements, or what stands for them where they are not known.
  package enum Listed {
    case list([Lazy])
    case other(Values)
  }

  /// Elements or arguments, with those of the lists that are spread among them.
  package func elements(_ items: [Program.Spot], _ frame: Frame) -> Listed {
    var list: [Lazy] = []
    for item in items {
      guard case .spread(let inner) = program[item].kind else {
        list.append(.node(item, frame, nil))
        continue
      }
      let others = values(Program.Spot(file: item.file, node: inner), frame)
      if let open = others.openFrame { return .other(Values(.open(open))) }
      for other in others.items {
        switch other.value {
        case .list(let elements): list += elements
        case .absent: continue
        default: list.append(.known(.unknown("the elements of '\(program.source(item))'")))
        }
      }
      guard allows(list: list.count) else {
        return .other(.unknown("a list of over \(Budget.list)"))
      }
    }
    return .list(list)
  }
}

extension Values {
  /// The names that each of several objects has.
  fileprivate var namesOfAll: Set<String> {
    guard items.count > 1, let first = items.first, case .record(let record) = first.value else {
      return []
    }
    return items.dropFirst().reduce(into: first.trail.mayDiffer ? [] : Set(record.names)) {
      names, item in
      guard !names.isEmpty else { return }
      guard case .record(let other) = item.value, !item.trail.mayDiffer else { return names = [] }
      names.formIntersection(other.names)
    }
  }
}

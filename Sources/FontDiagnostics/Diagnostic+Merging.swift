import AppManifest
import FontResolution
import SourceText

extension [Diagnostic] {
  /// One for equal ones of several build configurations, naming them all.
  func mergingConfigurations() -> [Diagnostic] {
    grouped(by: \.withoutConfigurations).map { group in
      var first = self[group[0]]
      let lists = group.map { self[$0].configurations }
      // No configuration means all of them.
      let isAll = lists.contains(where: \.isEmpty)
      first.fix = Fix.joined(group.map { self[$0].fix })
      first.configurations = isAll ? [] : Set(lists.joined()).sorted()
      return first
    }
  }

  /// One for those that say the same of several processes: it stands with the first, and names the
  /// others. What is wrong in a file that many processes share is one mistake.
  func mergingProcesses() -> [Diagnostic] {
    mergingProcesses(by: \.withoutProcess).mergingProcesses(by: \.withoutPlatform)
  }

  private func mergingProcesses(by key: (Diagnostic) -> Diagnostic) -> [Diagnostic] {
    grouped(by: key).map { group in
      var first = self[group[0]]
      if group.count > 1 { first.notes.append(first.note(on: group.dropFirst().map { self[$0] })) }
      first.fix = Fix.joined(group.map { self[$0].fix })
      first.marks = group.flatMap { self[$0].marks }.unique
      first.places = group.flatMap { self[$0].places }.unique.sorted { $0.place < $1.place }
      return first
    }
  }

  /// The indices of those with equal keys together, in the order of the first of each.
  ///
  /// What is looked up is a hash and no diagnostic: most have no like, and there may be very many.
  private func grouped(by key: (Diagnostic) -> Diagnostic) -> [[Int]] {
    var groups: [[Int]] = []
    var byHash: [Int: Int] = [:]
    for index in indices {
      let own = key(self[index])
      var hash = own.hashValue
      while let group = byHash[hash], key(self[groups[group][0]]) != own { hash &+= 1 }
      if let group = byHash[hash] {
        groups[group].append(index)
      } else {
        byHash[hash] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}

extension Diagnostic {
  fileprivate var withoutConfigurations: Diagnostic {
    var plain = self
    plain.configurations = []
    plain.fix = nil
    return plain
  }

  /// The same without a word on the process.
  fileprivate var withoutProcess: Diagnostic {
    guard let target else { return self }
    var plain = self
    plain.target = nil
    plain.platform = nil
    plain.configurations = []
    plain.marks = []
    plain.fix = nil
    plain.cause = nil
    for index in plain.places.indices { plain.places[index].target = nil }
    plain.replace(target.quoted, with: "\u{0}")
    return plain
  }

  /// The same without a word on the process or its platform.
  fileprivate var withoutPlatform: Diagnostic {
    guard let platform else { return withoutProcess }
    var plain = withoutProcess
    plain.replace(platform.name, with: "\u{1}")
    return plain
  }

  private mutating func replace(_ name: String, with mark: String) {
    message = message.replacing(name, with: mark)
    help = help?.replacing(name, with: mark)
    notes = notes.map { Note($0.message.replacing(name, with: mark), place: $0.place) }
  }

  /// What is said of it, but for the process.
  var wordsWithoutProcess: [String] {
    let plain = withoutProcess
    return [plain.rule, plain.severity.rawValue, plain.message, plain.help ?? ""]
  }

  /// `the same in "Widget", "Watch" (watchOS) and 3 more`
  func note(on others: [Diagnostic]) -> Note {
    var names: [String] = []
    var seen: Set<String> = []
    for other in others {
      let isElsewhere = other.platform != platform
      let platform = isElsewhere ? other.platform?.name : nil
      let name =
        other.target == target && platform != nil
        ? "on \(platform ?? "")"
        : "in \(other.target?.quoted ?? "")" + (platform.map { " (\($0))" } ?? "")
      if seen.insert(name).inserted { names.append(name) }
    }
    let listed = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    return Note("also \(listed)\(more)")
  }
}

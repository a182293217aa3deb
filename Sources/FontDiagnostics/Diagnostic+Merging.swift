import AppManifest

extension [Diagnostic] {
  /// One for equal ones of several build configurations, naming them all.
  func mergingConfigurations() -> [Diagnostic] {
    var order: [Diagnostic] = []
    var configurations: [Diagnostic: Set<String>] = [:]
    for diagnostic in self {
      var key = diagnostic
      key.configurations = []
      if let seen = configurations[key] {
        // No configuration means all of them.
        let isAll = seen.isEmpty || diagnostic.configurations.isEmpty
        configurations[key] = isAll ? [] : seen.union(diagnostic.configurations)
      } else {
        order.append(key)
        configurations[key] = Set(diagnostic.configurations)
      }
    }
    return order.map { key in
      var diagnostic = key
      diagnostic.configurations = configurations[key, default: []].sorted()
      return diagnostic
    }
  }

  /// One for those that say the same of several processes: it stands with the first, and names the
  /// others. What is wrong in a file that many processes share is one mistake.
  func mergingProcesses() -> [Diagnostic] {
    var order: [Diagnostic] = []
    var processes: [Diagnostic: [Diagnostic]] = [:]
    for diagnostic in self {
      let key = diagnostic.withoutProcess
      if processes[key] == nil { order.append(key) }
      processes[key, default: []].append(diagnostic)
    }
    return order.compactMap { key in
      guard let alike = processes[key], var first = alike.first else { return nil }
      if alike.count > 1 { first.notes.append(first.note(on: Array(alike.dropFirst()))) }
      return first
    }
  }
}

extension Diagnostic {
  /// The same without a word on the process.
  fileprivate var withoutProcess: Diagnostic {
    guard let target else { return self }
    var plain = self
    plain.target = nil
    plain.platform = nil
    plain.configurations = []
    let name = target.quoted
    let mark = "\u{0}"
    plain.message = message.replacing(name, with: mark)
    plain.help = help?.replacing(name, with: mark)
    plain.notes = notes.map { Note($0.message.replacing(name, with: mark), place: $0.place) }
    return plain
  }

  /// `the same in "Widget", "Watch" (watchOS) and 3 more`
  fileprivate func note(on others: [Diagnostic]) -> Note {
    var names: [String] = []
    for other in others {
      let isElsewhere = other.platform != platform
      let platform = isElsewhere ? other.platform?.rawValue : nil
      let name =
        other.target == target && platform != nil
        ? "on \(platform ?? "")"
        : "in \(other.target?.quoted ?? "")" + (platform.map { " (\($0))" } ?? "")
      if !names.contains(name) { names.append(name) }
    }
    let listed = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    return Note("the same \(listed)\(more)")
  }
}

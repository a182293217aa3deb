/// What code keeps in the user's settings under a key, and reads there: `UserDefaults.standard.string(forKey: "face")`.
/// Nothing else is there unless a user or another program wrote it, of which no source says anything.
extension Evaluator {
  /// What a call reads in the settings; `nil` for any other, and where no code writes under its key.
  func setting(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard case .member(let base?, let method) = program[target].kind,
      Self.settingReaders.contains(method), let key = arguments.first,
      key.label == "forKey" || key.label == Declaration.anyLabel
    else { return nil }
    return setting(
      Program.Spot(file: spot.file, node: key.value),
      in: Program.Spot(file: spot.file, node: base), frame)
  }

  /// What is kept under a key of an object, if that holds the settings.
  func setting(_ key: Program.Spot, in base: Program.Spot, _ frame: Frame) -> Values? {
    guard isSettings(base) else { return nil }
    let keys = values(key, frame, .foreign(["String"]))
    if keys.isOpen { return keys }
    var result = Values()
    for item in keys.items {
      guard case .text(let text) = item.value else { return nil }
      let stored = stored(under: text)
      guard !stored.items.isEmpty else { return nil }
      result.add(stored)
    }
    return result.items.isEmpty ? nil : result
  }

  /// What is kept under the key of a property such as `@AppStorage("face") var face`, by whatever code.
  func stored(for declared: Program.Declared) -> Values {
    keyOfSetting(declared).map(stored) ?? Values()
  }

  private static let settingReaders: Set<String> = [
    "string", "object", "value", "stringForKey:",
  ]
  private static let settingWriters = ["set", "setValue"]
  private static let settingDefaults = ["register", "registerDefaults:"]
  private static let settingTypes = ["UserDefaults", "NSUserDefaults"]

  /// The values under a key, each with whatever may have written it; none where nothing does.
  private func stored(under name: String) -> Values {
    let key = FieldKey(type: "#settings", name: name)
    return field(key) {
      let files = Self.settingTypes.reduce(into: Set<Int32>()) {
        $0.formUnion(program.files(mentioning: [$1]))
      }
      program.read(files)
      var isRegistered = false
      var result = Values()
      for call in calls(of: Self.settingDefaults, in: files) {
        let found = registered(under: name, in: call, key)
        isRegistered = isRegistered || !found.items.isEmpty
        result.add(found)
      }
      for write in writes(in: files) { result.add(written(write, under: name, key)) }
      for declared in storedProperties(keptUnder: name) {
        result.add(assigned(declared, of: canonical(program[declared].container, declared.file)))
        result.add(bound(declared))
      }
      // Until something is written there is nothing.
      if !result.items.isEmpty, !isRegistered { result.add(Values(.absent)) }
      return result
    }
  }

  private func calls(of methods: [String], in files: Set<Int32>) -> [Program.Spot] {
    files.sorted().flatMap { file in
      methods.flatMap { program.mentions(of: $0, in: file) }
    }.filter { mention in
      guard case .member(let base?, _) = program[mention].kind else { return false }
      return isSettings(Program.Spot(file: mention.file, node: base))
    }.compactMap { call(of: $0) }
  }

  /// A value that code writes into the settings, and its key.
  private struct Write {
    var value: Program.Spot
    var key: Program.Spot
  }

  /// `set(face, forKey: "face")`, and what Objective-C writes as `defaults[@"face"] = face`.
  private func writes(in files: Set<Int32>) -> [Write] {
    let calls = calls(of: Self.settingWriters, in: files).compactMap { call -> Write? in
      guard case .call(_, let arguments) = program[call].kind, arguments.count == 2,
        arguments[1].label == "forKey"
      else { return nil }
      return Write(
        value: Program.Spot(file: call.file, node: arguments[0].value),
        key: Program.Spot(file: call.file, node: arguments[1].value))
    }
    return calls + files.sorted().filter(program.isObjectiveC).flatMap(assignedSettings)
  }

  private func assignedSettings(in file: Int32) -> [Write] {
    (program.facts(file)?.nodes ?? []).compactMap { node in
      guard case .assignment(let target, let value, false) = node.kind,
        case .subscripted(let base, let keys) = program[Program.Spot(file: file, node: target)].kind,
        let key = keys.first, isSettings(Program.Spot(file: file, node: base))
      else { return nil }
      return Write(
        value: Program.Spot(file: file, node: value), key: Program.Spot(file: file, node: key.value)
      )
    }
  }

  private func written(_ write: Write, under name: String, _ asker: FieldKey) -> Values {
    if let written = literal(write.key), written != name { return Values() }
    let found = solve(write.value, for: asker) { frame in
      rounds(around: write.value, frame).reduce(into: Values()) { result, round in
        let keys = values(write.key, round, .foreign(["String"]))
        if keys.isOpen { return result.add(keys) }
        guard keys.items.contains(where: { $0.value == .text(name) }) else { return }
        // Under one of several keys it is not surely under this one.
        let written = values(write.value, round)
        result.add(keys.items.count == 1 ? written : written.unsure)
      }
    }
    return ofOtherCalls(found)
  }

  /// The text of a literal without parts that change.
  private func literal(_ spot: Program.Spot) -> String? {
    guard case .text(let pieces) = program[spot].kind, pieces.count == 1,
      case .literal(let text)? = pieces.first
    else { return nil }
    return text
  }

  /// `register(defaults: ["face": "Lobster"])`
  private func registered(under name: String, in call: Program.Spot, _ asker: FieldKey) -> Values {
    guard case .call(_, let arguments) = program[call].kind, let first = arguments.first else {
      return Values()
    }
    let table = Program.Spot(file: call.file, node: first.value)
    return solve(table, for: asker) { frame in
      values(table, frame).flatMap { item -> Values in
        if case .open = item.value { return Values(item: item) }
        guard case .table(let entries) = item.value else { return Values() }
        return entries.filter { entry in
          values(entry.key).items.contains { $0.value == .text(name) }
        }.reduce(into: Values()) { $0.add(values($1.value)) }
      }
    }
  }

  /// Whether something is an object of the user's settings.
  private func isSettings(_ base: Program.Spot) -> Bool {
    if case .value(let type)? = staticType(base), type != .other {
      return type.path?.last.map(Self.settingTypes.contains) ?? false
    }
    switch program[base].kind {
    case .unwrapped(let inner, _): return isSettings(Program.Spot(file: base.file, node: inner))
    case .member(let type?, "standard"):
      if case .name("UserDefaults") = program[Program.Spot(file: base.file, node: type)].kind {
        return true
      }
      return false
    case .name(let name), .member(_, let name): return name.lowercased().hasSuffix("defaults")
    case .call(let callee, _):
      switch program[Program.Spot(file: base.file, node: callee)].kind {
      case .name(let name), .member(_, let name):
        return Self.settingTypes.contains(name) || name.hasPrefix("standardUserDefaults")
      default: return false
      }
    default: return false
    }
  }

  // MARK: Properties

  /// The properties that keep their value under a key.
  private func storedProperties(keptUnder name: String) -> [Program.Declared] {
    let mentions = program.mentions(of: "AppStorage")
    return Set(mentions.compactMap { owner(of: $0) }).sorted {
      ($0.file, $0.id.index) < ($1.file, $1.id.index)
    }.filter { keyOfSetting($0) == name }
  }

  /// The key of `@AppStorage("face")`.
  private func keyOfSetting(_ declared: Program.Declared) -> String? {
    guard program[declared].attributes.contains("AppStorage") else { return nil }
    for wrapper in program[declared].wrappers {
      guard
        case .call(_, let arguments) = program[
          Program.Spot(file: declared.file, node: wrapper)
        ].kind, let key = arguments.first(where: { $0.label == nil })
      else { continue }
      let found = values(
        Program.Spot(file: declared.file, node: key.value), rootFrame(declared),
        .foreign(["String"]))
      guard found.items.count == 1, case .text(let text)? = found.items.first?.value else {
        return nil
      }
      return text
    }
    return nil
  }
}

import NameFlow

/// What code asks of the process's own `Info.plist`.
extension FontLibrary {
  /// What gives its values, by the words that are written there.
  private static let questions = [
    "bundleIdentifier": "bundleIdentifier", "infoDictionary": "infoDictionary",
    "object": "forInfoDictionaryKey", "objectForInfoDictionaryKey:": "objectForInfoDictionaryKey",
  ]

  var membersOfProcess: [String: String] { tables.tellsOfProcess ? Self.questions : [:] }

  /// What a bundle tells of its `Info.plist` by a member; `nil` for any other, and where that is not known.
  func infoMember(_ name: String, of bundle: ResourceBundle, _ program: Program) -> Values? {
    switch name {
    case "infoDictionary", "localizedInfoDictionary":
      bundle == .main ? tables.infoValues(program) : .unknown("a value of Info.plist")
    case "bundleIdentifier" where bundle == .main: tables.identifier(program)
    default: nil
    }
  }

  /// `Bundle.main.object(forInfoDictionaryKey: "BrandFont")`
  func infoValue(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot, _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    guard let argument = arguments.first,
      case .member(let base?, let name) = evaluator.program[callee].kind,
      argument.label == "forInfoDictionaryKey" || name.hasPrefix("objectForInfoDictionaryKey")
    else { return nil }
    let bundle = evaluator.values(Program.Spot(file: call.file, node: base), frame)
    guard bundle.bundle == .main else {
      return bundle.isOpen ? bundle : .unknown("a value of Info.plist")
    }
    let keys = evaluator.values(
      Program.Spot(file: call.file, node: argument.value), frame, .foreign(["String"]))
    if keys.isOpen { return keys }
    let info = tables.infoValues(evaluator.program)
    return info.flatMap { item in
      guard case .table(let entries) = item.value else { return Values(item: item) }
      return evaluator.entry(of: entries, at: keys)
    }
  }
}

import JavaScriptLowering
import NameFlow
import SourceText

/// Finds the calls that load style dictionaries: those of the `ScaledFont` library, and those that decode a
/// file of the bundle as a type whose font names reach font calls.
struct StyleDictionaryLoads {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// - Parameter types: the decoded types behind font calls.
  func loads(of types: [DecodedType]) -> [StyleDictionaryLoad] {
    let names = Set(types.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    let holders = TypeHolders(of: names, in: program)
    let decoded =
      names.isEmpty ? [] : program.mentionsRead(of: "decode").flatMap { loads($0, holders) }
    return (ofLibrary + decoded).unique.sorted { ($0.place, $0.file) < ($1.place, $1.file) }
  }

  // MARK: The library

  /// `ScaledFont(fontName: "Noteworthy")` loads `Noteworthy.plist`.
  private var ofLibrary: [StyleDictionaryLoad] {
    program.mentions(of: "ScaledFont").filter {
      program.facts($0.file)?.imports.contains("ScaledFont") == true
    }.flatMap { mention -> [StyleDictionaryLoad] in
      guard let call = evaluator.call(of: mention),
        case .call(_, let arguments) = program[call].kind, isOfLibrary(call),
        arguments.first?.label == "fontName", let name = arguments.first, isOfApp(arguments, call)
      else { return [] }
      let spot = Program.Spot(file: call.file, node: name.value)
      return given(at: spot).compactMap { given in
        guard case .text(let text) = given.item.value else { return nil }
        return load(text + ".plist", given, at: call)
      }
    }
  }

  private func isOfLibrary(_ call: Program.Spot) -> Bool {
    if case .value(.own)? = evaluator.staticType(call) { return false }
    return evaluator.callees(of: call).isEmpty
  }

  /// Whether the app's own bundle is meant.
  private func isOfApp(_ arguments: [Node.Argument], _ call: Program.Spot) -> Bool {
    guard let bundle = arguments.first(where: { $0.label == "bundle" }) else { return true }
    let spot = Program.Spot(file: call.file, node: bundle.value)
    return evaluator.asking { evaluator.solve(spot) { evaluator.values(spot, $0) } }.bundle == .main
  }

  // MARK: Types of the sources

  /// `decoder.decode([String: Style].self, from: data)`
  private func loads(
    _ mention: Program.Spot, _ holders: TypeHolders
  ) -> [StyleDictionaryLoad] {
    guard let call = evaluator.call(of: mention),
      case .call(_, let arguments) = program[call].kind,
      arguments.map(\.label) == [nil, "from"],
      holders.hold(
        program.source(Program.Spot(file: call.file, node: arguments[0].value)), in: call.file)
    else { return [] }
    return given(at: Program.Spot(file: call.file, node: arguments[1].value)).compactMap {
      guard case .fonts(.file(let name, let type), .main)? = $0.item.value.resource else {
        return nil
      }
      let file = type.map { name + "." + $0 } ?? name
      guard ["plist", "json"].contains(file.fileExtension) else { return nil }
      return load(file, $0, at: call)
    }
  }

  // MARK: Loads

  /// A value of an argument; by default where no caller gives it.
  private struct Given {
    var item: Possible
    var isDefault = false
  }

  private func given(at spot: Program.Spot) -> [Given] {
    evaluator.asking {
      let found = evaluator.solve(spot) { evaluator.values(spot, $0) }.items
      let origins = Set(found.compactMap(\.trail.origin))
      let others = defaults(at: spot).filter { item in
        item.trail.origin.map { !origins.contains($0) } ?? false
      }
      return found.map { Given(item: $0) } + others.map { Given(item: $0, isDefault: true) }
    }
  }

  /// What a place gets from the function around it where every argument is the default.
  private func defaults(at spot: Program.Spot) -> [Possible] {
    guard let owner = evaluator.owner(of: spot) else { return [] }
    var arguments: [String: Lazy] = [:]
    for parameter in program[owner].parameters {
      guard let value = parameter.value else { continue }
      let spot = Program.Spot(file: owner.file, node: value)
      arguments[parameter.name] = .node(spot, evaluator.startFrame(at: spot), nil)
    }
    guard !arguments.isEmpty else { return [] }
    let frame = Frame(
      owner: owner, arguments: .bound(arguments),
      receiver: evaluator.hasReceiver(owner) ? .unbound : .none)
    return evaluator.values(spot, frame).items
  }

  private func load(
    _ file: String, _ given: Given, at call: Program.Spot
  ) -> StyleDictionaryLoad? {
    let trail = given.item.trail
    // What may be another file is no mistake for sure.
    guard let origin = trail.origin, trail.isSure, trail.isProven, !trail.isCombined,
      let text = program.facts(origin.file)?.text
    else { return nil }
    let name = text.utf8[Int(origin.range.lowerBound)..<Int(origin.range.upperBound)]
    return StyleDictionaryLoad(
      file: file.lastPathComponent, place: program.place(origin.file, origin.range),
      name: String(decoding: name, as: UTF8.self).filter { $0 != "\"" },
      isDefault: given.isDefault, isLive: !evaluator.isQuiet(call) && evaluator.isUsed(call))
  }
}

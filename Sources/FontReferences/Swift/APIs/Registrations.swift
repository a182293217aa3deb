import SourceText

/// Calls that register fonts at run time, and the files they name.
struct RegistrationSearch {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func registrations() -> [FontRegistration] {
    program.read(program.files(mentioning: ["registerAllCustomFonts"]))
    program.read(program.files(mentioning: ["FontBlaster"]))
    for name in Self.functions { program.read(program.files(mentioning: [name])) }
    let names = Self.functions + ["registerAllCustomFonts", "blast"]
    var result: [FontRegistration] = []
    for name in names {
      for mention in program.mentionsRead(of: name) {
        guard let call = evaluator.call(of: mention), let function = function(mention, name) else {
          continue
        }
        result.append(
          FontRegistration(
            function: function, place: program.place(call), files: files(of: call)))
      }
    }
    result += generated()
    return result.sorted { $0.place < $1.place }
  }

  private func function(_ mention: Program.Spot, _ name: String) -> String? {
    guard name == "blast" else { return name }
    guard case .member(let base?, _) = program[mention].kind,
      case .name("FontBlaster") = program[Program.Spot(file: mention.file, node: base)].kind
    else { return nil }
    return "FontBlaster.blast"
  }

  /// The fonts that SwiftGen's accessors register as they are used.
  private func generated() -> [FontRegistration] {
    program.mentionsRead(of: "FontConvertible").compactMap { mention in
      guard let call = evaluator.call(of: mention),
        case .call(_, let arguments) = program[call].kind,
        let path = arguments.first(where: { $0.label == "path" })?.value
      else { return nil }
      let files = files(at: Program.Spot(file: call.file, node: path))
      return FontRegistration(
        function: "FontConvertible", place: program.place(call), files: files)
    }
  }

  private func files(of call: Program.Spot) -> [FontRegistration.RegisteredFile] {
    guard case .call(_, let arguments) = program[call].kind, let first = arguments.first else {
      return []
    }
    return files(at: Program.Spot(file: call.file, node: first.value))
  }

  private func files(at spot: Program.Spot) -> [FontRegistration.RegisteredFile] {
    evaluator.budget = Evaluator.Budget.query
    let values = evaluator.solve(spot) { evaluator.values(spot, $0) }
    let found = values.items.flatMap { item -> [Possible] in
      guard case .list(let items) = item.value else { return [item] }
      return evaluator.all(items).items
    }
    return found.compactMap { item in
      guard case .text(let name) = item.value, let origin = item.trail.origin else { return nil }
      return FontRegistration.RegisteredFile(
        name: name, place: program.place(origin.file, origin.range))
    }.unique
  }

  private static let functions = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
  ]
}

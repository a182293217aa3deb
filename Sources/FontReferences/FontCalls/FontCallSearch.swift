import NameFlow

/// Finds the places that ask for a font, and parses the files in which one may be.
struct FontCallSearch {
  let evaluator: Evaluator
  /// Functions that the configuration names.
  var functions: [FontFunction] = []
  private var program: Program { evaluator.program }

  /// Every place, in the order of files and offsets.
  func calls() -> [FontCall] {
    let aliases = readFiles()
    var found: Set<FontCall> = []
    let configured = functions.map(\.word)
    for word in Set(configured) { program.read(program.files(mentioning: [word])) }
    let others = program.wordsRead { word in
      // What packages call `UIFont` and `NSFont` begins with a capital letter.
      word.hasSuffix("FontConvertible")
        || word.hasSuffix("Font") && word.first?.isUppercase == true
    }
    for word in Set(Self.callees + aliases + others + configured).sorted() {
      for mention in program.mentionsRead(of: word) {
        guard let call = call(around: mention) else { continue }
        found.formUnion(evaluator.fontCalls(call))
      }
    }
    for word in ["fontNamed:", "fontAttributes:"] {
      for call in program.mentionsRead(of: word) { found.formUnion(evaluator.fontCalls(call)) }
    }
    for word in Evaluator.attributeKeys.keys.sorted() + ["AttributeName"] {
      for mention in program.mentionsRead(of: word) {
        if let call = evaluator.attribute(underKey: mention) { found.insert(call) }
      }
    }
    for word in ["fontName=", "font="] {
      for spot in program.mentionsRead(of: word) {
        if let call = evaluator.fontAssignment(spot) { found.insert(call) }
      }
    }
    found.formUnion(generatedAccessors())
    return found.sorted { left, right in
      (left.name.file, program[left.name].range.lowerBound, left.api.rawValue)
        < (right.name.file, program[right.name].range.lowerBound, right.api.rawValue)
    }
  }

  /// `R.font.title(size: 17)`, and what is asked of a function from elsewhere with `R.font.title`.
  private func generatedAccessors() -> [FontCall] {
    let aliases = GeneratedResource.aliases(in: program)
    return (["R"] + aliases).flatMap(program.mentionsRead).compactMap { mention in
      guard case .name(let name) = program[mention].kind,
        let accessor = name == "R" ? around(mention).flatMap(around) : around(mention),
        GeneratedResource(at: accessor, program) != nil, let call = around(accessor),
        case .call(let callee, let arguments) = program[call].kind, !arguments.isEmpty,
        callee == accessor.node
          || evaluator.callees(of: call).isEmpty && evaluator.fontCalls(call).isEmpty
      else { return nil }
      return FontCall(api: .rSwiftAccessor, name: accessor, call: call)
    }
  }

  private func around(_ spot: Program.Spot) -> Program.Spot? {
    guard case .node(let parent) = program[spot].parent else { return nil }
    return Program.Spot(file: spot.file, node: parent)
  }

  /// The call whose callee a node is, or `T.init` is.
  private func call(around mention: Program.Spot) -> Program.Spot? {
    if let call = evaluator.call(of: mention) { return call }
    guard case .node(let parent) = program[mention].parent else { return nil }
    let around = Program.Spot(file: mention.file, node: parent)
    if case .member(_, "init") = program[around].kind { return evaluator.call(of: around) }
    return nil
  }

  /// Parses the files that may ask for a font; the aliases of font types.
  private func readFiles() -> [String] {
    program.readFontFiles()
    var aliases: Set<String> = []
    for type in ["UIFont", "NSFont", "Font", "SKLabelNode", "UIFontDescriptor", "NSFontDescriptor"]
    {
      aliases.formUnion(program.aliasesRead(of: type))
    }
    aliases.subtract(Self.callees)
    for alias in aliases { program.read(program.files(mentioning: [alias])) }
    return aliases.sorted()
  }

  /// What is called.
  private static let callees = [
    "custom", "Self", "UIFont", "NSFont", "NSUIFont", "init", "CTFontCreateWithName",
    "CTFontCreateWithNameAndOptions", "CTFontDescriptorCreateWithNameAndSize",
    "CGFontCreateWithFontName", "CTFont", "CGFont", "UIFontDescriptor", "NSFontDescriptor",
    "addingAttributes", "withAttributes", "withFamily", "font", "convert", "FontConvertible",
    "FontResource", "FontFamily", "selectFont", "SKLabelNode", "fontWithName:size:",
    "fontWithName:matrix:", "fontDescriptorWithName:size:", "fontDescriptorWithName:matrix:",
    "labelNodeWithFontNamed:",
  ]
}

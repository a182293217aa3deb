import SourceText
import SwiftSyntax

/// Reads what Swift sources register at run time.
///
/// A reading of its own, beside that of names: registrations are few, and what they cover is told by the
/// way from a file's name to the call. Only files that hold a word of a registration are parsed, and those
/// that declare or call what leads there.
struct RegistrationReader: Sendable {
  /// The registrations sorted by place, the names that generated accessors ask for, and the files that
  /// are nested too deep for a parser.
  func read(_ texts: [SourceText]) -> ReferenceReading {
    let needles = SwiftNeedles(Self.words)
    guard zip(texts, ParserThreads.map(texts) { needles.occur(in: $0) }).contains(where: \.1) else {
      return ReferenceReading()
    }
    // One thread with a stack for the deepest tree.
    return ParserThreads.map([0]) { _ in
      Reading(RegistrationSources(texts), needles).reading()
    }.first ?? ReferenceReading()
  }

  private static let words = [
    "CTFontManagerRegister", "FontBlaster", "FontConvertible(", "registerAllCustomFonts",
    "FontFamily.",
  ]
}

/// The reading of some sources.
private final class Reading {
  private let sources: RegistrationSources
  private let evaluator: RegistrationEvaluator
  private let files: [Int]
  private let accessors: GeneratedFontAccessors

  init(_ sources: RegistrationSources, _ needles: SwiftNeedles) {
    self.sources = sources
    evaluator = RegistrationEvaluator(sources, strings: NoStringValues())
    files = sources.texts.indices.filter { needles.occur(in: sources.texts[$0]) }
    accessors = GeneratedFontAccessors(sources, files: files)
  }

  func reading() -> ReferenceReading {
    var reading = ReferenceReading()
    for index in files {
      let calls = sources.file(index).calls.sorted { $0.key < $1.key }
      for (name, nodes) in calls {
        reading.registrations += nodes.flatMap { registrations(name, $0, in: index) }
      }
    }
    reading.registrations += accessors.registrations()
    reading.references = accessors.references()
    reading.registrations.sort { ($0.place, $0.function) < ($1.place, $1.function) }
    reading.references.sort { $0.place < $1.place }
    reading.unchecked = sources.unchecked
    return reading
  }

  private func registrations(
    _ name: String, _ call: FunctionCallExprSyntax, in file: Int
  ) -> [FontRegistration] {
    let place = sources.place(call, in: file)
    let coverage: [RegisteredFonts]
    var function = name
    switch name {
    case "blast" where call.receiver?.lastName == "FontBlaster":
      function = "FontBlaster.blast"
      coverage = [RegisteredFonts(.bundle, in: blasted(call, in: file), place: place)]
    case "registerAllCustomFonts":
      coverage = accessors.all(of: call, in: file)
    case _ where name.hasPrefix("CTFontManagerRegister"):
      // These register what their callers say, who are read themselves.
      guard !isAccessor(call) else { return [] }
      coverage = registered(name, call, in: file)
    default: return []
    }
    guard !coverage.isEmpty else { return [] }
    return [
      FontRegistration(
        function: function, place: place, coverage: coverage,
        platforms: call.compiledPlatforms.names,
        isForTestsOnly: sources.file(file).isTest || call.isPreview)
    ]
  }

  private func blasted(_ call: FunctionCallExprSyntax, in file: Int) -> ResourceBundle {
    guard let bundle = call.argument("bundle") else { return .main }
    evaluator.start()
    return evaluator.values(bundle, in: file, RegistrationContext()).firstBundle ?? .unknown
  }

  private func isAccessor(_ call: FunctionCallExprSyntax) -> Bool {
    guard let type = call.enclosingType?.typeName else { return false }
    return type == "FontBlaster" || type.hasSuffix("FontConvertible")
  }

  /// What the first argument of a call of Core Text's stands for.
  private func registered(
    _ name: String, _ call: FunctionCallExprSyntax, in file: Int
  ) -> [RegisteredFonts] {
    guard let argument = call.arguments.first?.expression else { return [] }
    evaluator.start()
    let values = evaluator.everywhere(RegistrationSpot(file, argument)) { [evaluator] context in
      evaluator.values(argument, in: file, context)
    }
    let place = sources.place(call, in: file)
    let fonts = name.hasSuffix("AssetNames") ? values.assets : values.fonts(at: place)
    var seen: Set<RegisteredFonts> = []
    return fonts.filter { seen.insert($0).inserted }.sorted { $0.place < $1.place }
  }
}

extension [RegistrationValue] {
  /// The files; what is none of those cannot be determined.
  fileprivate func fonts(at place: SourcePlace) -> [RegisteredFonts] {
    flatMap { value -> [RegisteredFonts] in
      switch value {
      case .source(let fonts): return [fonts]
      case .list(let items): return items.fonts(at: place)
      case .absent: return []
      case .unknown(let reason): return [RegisteredFonts(.undeterminable(reason), place: place)]
      default: return [RegisteredFonts(.undeterminable("its argument is not known"), place: place)]
      }
    }
  }

  /// Names of assets.
  fileprivate var assets: [RegisteredFonts] {
    elements.texts.map { RegisteredFonts(.dataAsset($0.text), in: .main, place: $0.place) }
  }
}

extension SyntaxProtocol {
  /// The platforms that `#if` lets it into.
  var compiledPlatforms: ObjCPlatforms {
    ancestors.reduce(.all) { platforms, node in
      guard let clause = node.as(IfConfigClauseSyntax.self),
        let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        let truth = SwiftCondition.truths(whole).first(where: { $0.clause.id == clause.id })?.1
      else { return platforms }
      return platforms.intersection(truth.possible)
    }
  }

  /// Whether only a preview runs it.
  var isPreview: Bool {
    ancestors.contains { node in
      if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
      if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
      let inherited = node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause?.inheritedTypes
      return inherited?.contains { $0.type.lastName == "PreviewProvider" } ?? false
    }
  }
}

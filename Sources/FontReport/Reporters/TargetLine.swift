import AppManifest
import FontDiagnostics
import FontResolution

/// A target in the list of them: what it is, and which fonts it has.
struct TargetLine {
  private let name: String
  private let kind: String?
  /// The platforms and build configurations it is built for.
  var traits: [String]
  private let facts: [String]

  init(_ fonts: ProcessFonts, _ names: TargetNames, _ paths: ReportPaths) {
    let process = fonts.process
    name = names.name(process)
    kind = process.kindInWords
    let platform = [process.platform.name, process.deploymentTarget?.description]
    traits =
      [platform.compactMap { $0 }.joined(separator: " ")] + names.configurations(of: process)
    let registered = fonts.registeredInCode
    facts = [
      "\(SummaryLine.number(fonts.declared.count, "font")) in \(process.fontKey.rawValue)",
      "\(process.bundle.fonts.count) in the bundle",
      registered == "0" ? nil : "\(registered) registered in code",
      process.manifest.path.map { PrintableText.text(paths.relative($0)) } ?? "no Info.plist",
    ].compactMap { $0 }
  }

  /// Whether they differ only in what they are built for.
  func isAlike(_ other: TargetLine) -> Bool {
    name == other.name && kind == other.kind && facts == other.facts
  }

  var text: String {
    let traits = ([kind].compactMap { $0 } + traits).joined(separator: ", ")
    return "\(name) (\(traits)): \(facts.joined(separator: ", "))"
  }
}

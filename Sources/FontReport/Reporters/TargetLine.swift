import AppManifest
import FontDiagnostics
import FontResolution

/// A target in the list of them: what it is, and which fonts it has.
struct TargetLine {
  /// What the same target shows, whatever it is built for.
  let subject: Subject
  /// The platforms and build configurations it is built for.
  var traits: [String]

  struct Subject: Hashable {
    var name: String
    var kind: String?
    var facts: [String]
  }

  init(_ fonts: ProcessFonts, _ names: TargetNames, _ paths: ReportPaths) {
    let process = fonts.process
    let platform = [process.platform.name, process.deploymentTarget?.description]
    traits =
      [platform.compactMap { $0 }.joined(separator: " ")] + names.configurations(of: process)
    let registered = fonts.registeredInCode
    let facts = [
      "\(SummaryLine.number(fonts.listedFonts, "font")) in \(process.fontKey.rawValue)",
      "\(process.bundle.fonts.count) in the bundle",
      registered == "0" ? nil : "\(registered) registered in code",
      process.manifest.path.map { PrintableText.text(paths.relative($0)) } ?? "no Info.plist",
    ].compactMap { $0 }
    subject = Subject(name: names.name(process), kind: process.kindInWords, facts: facts)
  }

  var text: String {
    let traits = ([subject.kind].compactMap { $0 } + traits).joined(separator: ", ")
    return "\(subject.name) (\(traits)): \(subject.facts.joined(separator: ", "))"
  }
}

import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A font is bundled, and nothing can ask for it.
enum UnusedFont: Rule {
  static let description = RuleDescription(
    identifier: "unused_font",
    severity: .note,
    isOptIn: true,
    summary: "nothing in the target uses the font",
    rationale: """
      An unused font adds its size to every download. If one font of a family is used, all are kept: \
      `.bold()` may need them. If the target uses a name that is only known at run time, nothing is \
      reported. Style sheets of web pages are not read.
      """,
    triggering: [
      .swift(
        "a family that nothing uses", #"let title = Font.custom("GateSans-Regular", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSerif-Regular.otf"],
        marked: ["App/Fonts/GateSerif-Regular.otf"])
    ],
    nonTriggering: [
      .swift(
        "every font is used", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift(
        "another font of the family", #"let title = Font.custom("GateSans-Regular", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a name that is only known at run time",
        #"func title(_ name: String) -> Font { Font.custom(name, size: 17) }"#),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let files = Dictionary(
      assessment.catalogue.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let processes = assessment.processes.enumerated().map { ($0.offset, $0.element.process) }
    // By convention a file may be any process's: it is unused when none reaches it.
    let shared = processes.filter { $0.1.bundle.matching == .suffix }.map(\.0)
    let groups = processes.filter { $0.1.bundle.matching == .exact }.map { [$0.0] } + [shared]
    // What a dictionary would use that is not there may not be removed.
    let lacking = Set(assessment.missingDictionaries.flatMap(\.processes))
    return groups.flatMap { indices -> [Diagnostic] in
      guard lacking.isDisjoint(with: indices) else { return [] }
      guard let reach = ReachableFonts(of: Set(indices), in: assessment, files) else { return [] }
      let fonts = indices.flatMap { assessment.processes[$0].process.bundle.fonts.map(\.path) }
      let group = ProcessGroup(processes: indices.map { assessment.processes[$0] })
      return fonts.unique.compactMap { files[$0] }.filter { !reach.includes($0) }.map {
        diagnostic(for: $0, in: group)
      }
    }
  }

  private static func diagnostic(for font: FontFile, in group: ProcessGroup) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: "nothing in \(group.target?.quoted ?? "the folder") uses "
        + "\(font.path.lastComponent.quoted) (\(font.size) bytes)",
      place: SourcePlace(path: font.path), target: group.target, platform: group.platform,
      configurations: group.configurations,
      help: "remove it from the target if nothing else needs it")
  }
}

/// What the references of some processes can reach.
private struct ReachableFonts {
  private var paths: Set<String> = []
  private var families: Set<String> = []

  /// `nil` where a name is not known, and any font may be reached.
  init?(of processes: Set<Int>, in assessment: Assessment, _ files: [String: FontFile]) {
    for name in assessment.names {
      for resolution in name.resolutions where processes.contains(resolution.process) {
        if resolution.outcome == .undetermined { return nil }
        // A misspelled name asks for the font that it nearly names.
        let path =
          resolution.face?.path
          ?? (resolution.outcome == .fallback ? name.nearest.first?.face?.path : nil)
        guard let path else { continue }
        paths.insert(path)
        families.formUnion(files[path]?.faces.flatMap(\.names.families) ?? [])
      }
    }
  }

  func includes(_ font: FontFile) -> Bool {
    paths.contains(font.path)
      || font.faces.contains { !families.isDisjoint(with: $0.names.families) }
  }
}

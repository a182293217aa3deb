import AppManifest
import FontInspection
import FontReferences
import FontResolution

/// A name is a font's only when case is ignored.
enum FontNameCase: FindingsRule {
  static let description = RuleDescription(
    identifier: "font_name_case",
    severity: .warning,
    summary: "the name is a font's only when upper and lower case are ignored",
    rationale: """
      `NSFont(name:size:)` compares case and gives `nil`. Whether iOS does is not documented, and \
      reports differ by version: old ones compared case, recent ones seem not to. The font may be \
      missing for some users.
      """,
    triggering: [
      .swift(
        "a capital letter too few", #"let title = Font.custom(↓"GateDisplay-Semibold", size: 17)"#,
        fonts: ["GateDisplay-SemiBold.ttf"]),
      .swift(
        "on macOS, where case counts", #"let title = NSFont(name: ↓"gatesans-regular", size: 17)"#,
        fontsPath: "Fonts", severity: .error),
    ],
    nonTriggering: [
      .swift(
        "the name as the font has it",
        #"let title = Font.custom("GateDisplay-SemiBold", size: 17)"#,
        fonts: ["GateDisplay-SemiBold.ttf"])
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.verdicts.compactMap { verdict -> Diagnostic? in
      // Style sheets compare no case.
      guard verdict.resolution.ignoresCase, !verdict.isForWeb else { return nil }
      let real =
        verdict.resolution.builtIn?.name ?? verdict.realNames(in: findings.assessment).first
        ?? verdict.resolution.face?.postScriptName
      let isMac = verdict.group.platform == .macOS
      let isCompared = verdict.uses.contains {
        $0.api == .nsFont || (isMac && $0.api == .fontWithName)
      }
      let effect =
        isCompared
        ? "\(FontAPI.nsFont.rawValue) compares case and returns nil"
        : "it may not be found on every version"
      let named =
        real.map { "the font is named \($0.quoted), not \(verdict.name.quoted)" }
        ?? "\(verdict.name.quoted) is a font's name in other letter case"
      return verdict.diagnostic(
        of: Self.self, "\(named): \(effect)", severity: isCompared ? .error : nil,
        suggestions: real.map { [$0] } ?? [], help: real.map { "write \($0.quoted)" })
    }
  }
}

extension Resolution {
  fileprivate var ignoresCase: Bool {
    outcome == .caseInsensitive || (outcome == .builtIn && builtIn?.how == .caseInsensitive)
  }
}

extension Verdict {
  /// The names of the matched face that are this one in other letter case.
  fileprivate func realNames(in assessment: Assessment) -> [String] {
    guard let path = resolution.face?.path else { return [] }
    let wanted = name.lowercased()
    let faces = assessment.catalogue.files.filter { $0.path == path }.flatMap(\.faces)
    return faces.flatMap(\.everyName).filter { $0.lowercased() == wanted }
  }
}

extension Face {
  /// Every name that the face, or an instance of it, is found by.
  fileprivate var everyName: [String] {
    names.postScript + names.families + names.full + instances.flatMap(\.postScriptNames)
  }
}

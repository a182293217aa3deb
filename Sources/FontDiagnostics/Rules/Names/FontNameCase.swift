import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A name is a font's only when case is ignored.
enum FontNameCase: FindingsRule {
  static let description = RuleDescription(
    identifier: "font_name_case",
    severity: .warning,
    summary: "the name matches a font only if case is ignored",
    rationale: """
      `NSFont(name:size:)` is case-sensitive for PostScript names and returns `nil`; apparently not for \
      family names. On iOS this is undocumented and differs by version: old ones were case-sensitive, \
      recent ones seem not to be, except for names in font descriptors. The font may be missing for some \
      users.
      """,
    triggering: [
      .swift(
        "wrong case", #"let title = Font.custom(↓"GateDisplay-Semibold", size: 17)"#,
        fonts: ["GateDisplay-SemiBold.ttf"]),
      .swift(
        "on macOS, which is case-sensitive",
        #"let title = NSFont(name: ↓"gatesans-regular", size: 17)"#,
        fontsPath: "Fonts", severity: .error),
      .swift(
        "a family on macOS", #"let title = NSFont(name: ↓"gate sans", size: 17)"#,
        fontsPath: "Fonts"),
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
      guard verdict.resolution.ignoresCase, !verdict.isForWeb,
        !findings.fallbacks.isNeverTried(verdict)
      else { return nil }
      let real =
        verdict.resolution.builtIn?.name ?? verdict.realNames(in: findings.assessment).first
        ?? verdict.resolution.face?.postScriptName
      let isMac = verdict.group.platform == .macOS
      let isFamily = verdict.isFamily(real, in: findings.assessment)
      let isCompared =
        !isFamily
        && verdict.uses.contains { $0.api == .nsFont || (isMac && $0.api == .fontWithName) }
      let isInDescriptor = verdict.uses.contains(where: \.api.describesByName)
      let call = FontAPI.nsFont.name(in: verdict.uses.first?.place.path ?? "")
      let effect =
        isCompared
        ? "\(call) is case-sensitive and returns nil"
        : isInDescriptor && !isFamily
          ? "font descriptors are probably case-sensitive, so another font is used"
          : "some versions may not find it"
      let named =
        real.map { "the font is named \($0.quoted), not \(verdict.name.quoted)" }
        ?? "\(verdict.name.quoted) matches a font only if case is ignored"
      return verdict.diagnostic(
        of: Self.self, "\(named): \(effect)", severity: isCompared ? .error : nil,
        suggestions: real.map { [$0] } ?? [], help: real.map(verdict.help),
        fix: real.flatMap { verdict.fix(toWrite: $0) })
    }
  }
}

extension Resolution {
  fileprivate var ignoresCase: Bool {
    outcome == .caseInsensitive || (outcome == .builtIn && builtIn?.how == .caseInsensitive)
  }
}

extension Verdict {
  /// Whether the real name is a family's, and no face's.
  fileprivate func isFamily(_ real: String?, in assessment: Assessment) -> Bool {
    guard let real else { return false }
    if let platform = group.platform, resolution.builtIn != nil {
      return BuiltInFonts.match(real, on: platform)?.how == .familyName
    }
    guard let path = resolution.face?.path else { return false }
    let faces = assessment.catalogue.files.filter { $0.path == path }.flatMap(\.faces)
    return faces.contains { $0.names.families.contains(real) }
      && !faces.contains { $0.postScriptNames.contains(real) }
  }

  /// The names of the matched face that are this one in other letter case.
  fileprivate func realNames(in assessment: Assessment) -> [String] {
    guard let path = resolution.face?.path else { return [] }
    let wanted = name.lowercased()
    let faces = assessment.catalogue.files.filter { $0.path == path }.flatMap(\.faces)
    return faces.flatMap(\.everyName).filter { $0.lowercased() == wanted }
  }
}

extension FontAPI {
  /// Whether a font descriptor holds the name.
  fileprivate var describesByName: Bool {
    switch self {
    case .uiFontDescriptorName, .nsFontDescriptorName, .descriptorNameAttribute: true
    default: false
    }
  }
}

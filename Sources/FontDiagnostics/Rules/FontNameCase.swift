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
      `NSFont(name:size:)` compares the case of PostScript names and returns `nil`; of a family's name it \
      seems not to. Whether iOS does is not documented, and reports differ by version: old ones compared \
      case, recent ones seem not to, save for the names in font descriptors. The font may be missing for \
      some users.
      """,
    triggering: [
      .swift(
        "a capital letter too few", #"let title = Font.custom(↓"GateDisplay-Semibold", size: 17)"#,
        fonts: ["GateDisplay-SemiBold.ttf"]),
      .swift(
        "on macOS, where case counts", #"let title = NSFont(name: ↓"gatesans-regular", size: 17)"#,
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
      guard verdict.resolution.ignoresCase, !verdict.isForWeb else { return nil }
      let real =
        verdict.resolution.builtIn?.name ?? verdict.realNames(in: findings.assessment).first
        ?? verdict.resolution.face?.postScriptName
      let isMac = verdict.group.platform == .macOS
      let isFamily = verdict.isFamily(real, in: findings.assessment)
      let isCompared =
        !isFamily
        && verdict.uses.contains { $0.api == .nsFont || (isMac && $0.api == .fontWithName) }
      let isInDescriptor = verdict.uses.contains(where: \.api.describesByName)
      let effect =
        isCompared
        ? "\(FontAPI.nsFont.rawValue) compares case and returns nil"
        : isInDescriptor && !isFamily
          ? "a font descriptor probably compares case, and another font is drawn"
          : "it may not be found on every version"
      let named =
        real.map { "the font is named \($0.quoted), not \(verdict.name.quoted)" }
        ?? "\(verdict.name.quoted) is a font's name in other letter case"
      return verdict.diagnostic(
        of: Self.self, "\(named): \(effect)", severity: isCompared ? .error : nil,
        suggestions: real.map { [$0] } ?? [], help: real.map(verdict.help))
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

extension Face {
  /// Every name that the face, or an instance of it, is found by.
  fileprivate var everyName: [String] {
    postScriptNames + names.families + names.full
  }

  /// Those of itself and of its instances.
  fileprivate var postScriptNames: [String] {
    names.postScript + instances.flatMap(\.postScriptNames)
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

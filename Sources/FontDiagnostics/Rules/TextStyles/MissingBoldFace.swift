import AppManifest
import FontInspection
import FontReferences
import FontResolution

/// The family of a font that text is set in has no heavier face, so Bold Text has no effect.
enum MissingBoldFace: FindingsRule {
  static let description = RuleDescription(
    identifier: "missing_bold_face",
    severity: .note,
    isOptIn: true,
    summary: "a text font's family has no heavier face, so Bold Text has no effect",
    rationale: """
      People who turn on Bold Text in the accessibility settings get the heavier face of a font's family. If \
      the family has none, their text stays as thin as it was, because Apple platforms do not synthesize \
      bold. Each family is reported once per app or extension. Fonts that are bold already, icon fonts and \
      variable fonts with heavier weights are not reported. Macs have no such setting.
      """,
    triggering: [
      .swift(
        "a family with one face", #"let title = Font.custom(↓"GateSans-Regular", size: 17)"#),
      .swift(
        "a family without a bold",
        #"let title = UIFont(name: ↓"GateSans-Regular", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Italic.ttf"]),
      .swift(
        "a built-in font with one face", #"let title = Font.custom(↓"Chalkduster", size: 17)"#),
    ],
    nonTriggering: [
      .swift(
        "a family with a bold", #"let title = Font.custom("GateSans-Regular", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a bold font", #"let title = Font.custom("GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Bold.ttf"]),
      .swift(
        "a variable font", #"let title = Font.custom("GateFlex-Regular", size: 17)"#,
        fonts: ["GateFlex.ttf"]),
      .swift("a built-in family", #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "a bold that is in the bundle and not in UIAppFonts",
        #"let title = Font.custom("GateSans-Regular", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], listed: ["GateSans-Regular.ttf"]),
      .swift(
        "a font on a Mac", #"let title = NSFont(name: "GateSans-Regular", size: 17)"#,
        fontsPath: "Fonts"),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    let iconFonts = findings.assessment.catalogue.iconFonts
    let matcher = VariantMatcher(findings.assessment)
    var seen: Set<Subject> = []
    return findings.verdicts.compactMap { verdict in
      guard verdict.isOfText, verdict.certainty >= .unused, verdict.drawsLetters(iconFonts),
        let family = verdict.familyWithoutBold(matcher),
        seen.insert(
          Subject(family: family.name, processes: verdict.answers.map(\.process))
        ).inserted
      else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(family.name.quoted) has no heavier face than \(verdict.name.quoted), so the "
          + "Bold Text setting has no effect",
        place: verdict.candidate.place, target: verdict.group.target,
        platform: verdict.group.platform, configurations: verdict.group.configurations,
        name: verdict.name,
        help: verdict.resolution.face == nil
          ? "choose a font that has a bold face"
          : "add a bold face of \(family.name.quoted) to \(verdict.group.name)")
    }
  }

  private struct Subject: Hashable {
    var family: String
    var processes: [Int]
  }
}

extension Verdict {
  /// Whether an app's own text is set in the font, on a platform with the setting.
  fileprivate var isOfText: Bool {
    guard group.platform != .macOS else { return false }
    return uses.contains { use in
      switch use.api {
      case .fontCustom, .fontCustomRelative, .fontCustomFixed, .uiFont, .fontWithName,
        .uiFontDescriptorName, .descriptorNameAttribute, .descriptorFamilyAttribute, .swiftGen,
        .rSwift, .rSwiftAccessor, .interfaceBuilderDescription, .styleDictionary, .reactNative:
        true
      default: false
      }
    }
  }

  /// The family of the font, where no process has a heavier face of it.
  fileprivate func familyWithoutBold(_ matcher: VariantMatcher) -> FontFamily? {
    let bold = FontVariant(
      weight: 700, isItalic: false, what: "Bold Text", place: candidate.place)
    let found = answers.filter { $0.outcome.isFound }
    let families = found.compactMap { answer -> FontFamily? in
      guard let match = matcher.match(bold, of: answer), match.outcome == .missing,
        !match.family.hasHeavier(than: answer.face), match.isCertain || answer.face == nil
      else { return nil }
      return match.family
    }
    guard families.count == found.count, let family = families.first else { return nil }
    // What is only not declared is another mistake.
    if let path = matcher.member(
      bold, ofFamily: family.name, for: answers.map(\.process))?.source?.path,
      group.processes.contains(where: { $0.process.bundle.fonts.contains { $0.path == path } })
    {
      return nil
    }
    return family
  }
}

extension FontFamily {
  fileprivate func hasHeavier(than face: FaceIdentity?) -> Bool {
    guard let own = face.flatMap({ member(named: $0.postScriptName) }) else { return false }
    return members.contains { $0.weight > own.weight && $0.width == own.width }
  }
}

import AppManifest
import FontInspection
import FontReferences
import FontResolution

/// A font is asked for by its family.
enum FamilyNameUsed: FindingsRule {
  static let description = RuleDescription(
    identifier: "family_name_used",
    severity: .note,
    summary: "a family name is used instead of a PostScript name",
    rationale: """
      For a family name, Apple platforms pick the regular font, and which one that is may change when \
      fonts are added. A PostScript name is exact. If the regular font is in the bundle and not registered, an \
      italic or a bold one may be picked: that is a warning, which `unlisted_font` tells at the list.
      """,
    triggering: [
      .swift(
        "a family", #"let title = Font.custom(↓"Gate Sans", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a family name that is also a PostScript name",
        #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "an attribute that takes a family name",
        #"let title = UIFontDescriptor(fontAttributes: [.family: "Gate Sans"])"#),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.verdicts.compactMap { verdict in
      let resolution = verdict.resolution
      guard
        resolution.outcome == .familyName
          || (resolution.outcome == .builtIn && resolution.builtIn?.how == .familyName),
        !verdict.isForWeb, !findings.fallbacks.isNeverTried(verdict),
        // What is wrong with a font that has no name is said of the font.
        resolution.face?.postScriptName.isEmpty != true
      else { return nil }
      if let lost = LostRegularFont(verdict) { return lost.diagnostic }
      guard !verdict.uses.allSatisfy(\.api.takesFamily) else { return nil }
      let face = verdict.onlyName ?? verdict.regularOfPlatform
      var diagnostic = verdict.diagnostic(
        of: Self.self,
        "\(verdict.name.quoted) is a family name; \(verdict.group.platform?.name ?? "the platform") "
          + "picks its regular font" + (face.map { ", \($0.quoted)" } ?? ""),
        suggestions: face.map { [$0] } ?? [],
        help: face.map { verdict.help(toWrite: $0) + ", its PostScript name" }
          ?? "replace with a PostScript name",
        fix: face.flatMap { verdict.fix(toWrite: $0, .likely) })
      diagnostic.tellByDictionary(
        verdict, as: "names in this dictionary are family names; the regular font of each is used"
      )
      return diagnostic
    }
  }
}

extension Verdict {
  /// The PostScript name of the font of the app's that is drawn; `nil` where it has another one, too, and this one is
  /// also that of another font.
  fileprivate var onlyName: String? {
    guard let face = resolution.face else { return nil }
    let name = face.postScriptName
    func has(_ file: FontFile) -> Bool {
      file.faces.contains { $0.names.postScript.contains(name) }
    }
    let isOneOfTwo = catalogue.files.contains { file in
      file.path == face.path
        && file.faces.contains {
          $0.names.postScript.contains(name) && $0.names.postScript.count > 1
        }
    }
    let isShared =
      isOneOfTwo
      && catalogue.files.contains { file in
        file.path != face.path && group.processes.contains { $0.declared.contains(file.path) }
          && has(file)
      }
    return isShared ? nil : name
  }

  /// The regular font of a family of the platform's, by its PostScript name.
  fileprivate var regularOfPlatform: String? {
    guard let match = resolution.builtIn, let platform = group.platform else { return nil }
    return BuiltInFonts.postScriptName(of: match, on: platform)
  }
}

import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A font of the app has the name of one that the platform brings.
enum BuiltInFontName: Rule {
  static let description = RuleDescription(
    identifier: "built_in_font_name",
    severity: .note,
    summary: "a font of the app has the name of one that the platform brings",
    rationale: """
      Fonts that a process registers are looked up before those of the platform, as far as anyone has \
      seen; which of the two is drawn is not documented, and it may change with a version. Where the \
      platform's own font is meant, the copy in the app does nothing but take room.
      """,
    triggering: [
      .swift(
        "a copy of a built-in font", #"let title = Font.custom("Georgia", size: 17)"#,
        fonts: ["faults/GateGeorgia.ttf"], marked: ["App/Fonts/GateGeorgia.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a font of another name", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift(
        "a font that the platform no longer lists",
        #"let title = Font.custom("Courier", size: 17)"#, fonts: ["faults/GateCourier.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.fontGroups.compactMap { group in
      guard let process = group.process else { return nil }
      let copies = group.files.flatMap { file in
        file.faces.compactMap { face -> (name: String, path: String)? in
          face.names.postScript.first { process.brings($0) }.map { ($0, file.path) }
        }
      }
      guard let first = copies.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(first.path.fileName.quoted) holds \(first.name.quoted), "
          + "which \(process.platform.rawValue) brings, too: which of them is drawn is not documented",
        place: SourcePlace(path: first.path), target: process.name, platform: process.platform,
        configurations: process.configurations, name: first.name,
        notes: copies.dropFirst().map {
          .init("and \($0.name.quoted) here", place: SourcePlace(path: $0.path))
        }, help: "leave the copy out, or give it a name of its own")
    }
  }
}

extension AppProcess {
  /// Whether every version that it runs on offers a font of this PostScript name.
  fileprivate func brings(_ name: String) -> Bool {
    let match = BuiltInFonts.match(name, on: platform, deploymentTarget: deploymentTarget)
    return match?.how == .postScriptName && match?.availability.status == .available
      && match?.availability.unlisted == nil
  }
}

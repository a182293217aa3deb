import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A target names a manifest that does not exist.
enum MissingManifest: Rule {
  static let description = RuleDescription(
    identifier: "missing_manifest",
    severity: .error,
    summary: "INFOPLIST_FILE points to a file that does not exist",
    rationale: """
      `INFOPLIST_FILE` is a path relative to the project's folder. Without the file, the target does not \
      build. Usually the file was moved. In a target without fonts, this is only a note. \
      An Info.plist that git ignores, or that Tuist or CMake writes, is generated before the build and not \
      reported. An absolute path exists on one machine only: where the file it means is in the project, that is \
      checked, and the path is a warning.
      """,
    triggering: [
      RuleExample(
        "an Info.plist that was moved",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]
              settings:
                ↓INFOPLIST_FILE: Shop/Info.plist

          """,
          "Shop/Support/Shop-Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
        ],
        fonts: ["Shop/GateSans-Bold.ttf": "GateSans-Bold.ttf"],
        background: ["Shop/Support/Shop-Info.plist"])
    ],
    nonTriggering: [
      RuleExample(
        "the right path",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]
              settings:
                INFOPLIST_FILE: Shop/Info.plist

          """,
          "Shop/Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
        ],
        fonts: ["Shop/GateSans-Bold.ttf": "GateSans-Bold.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      [absolute(fonts.process)].compactMap { $0 } + missing(fonts, assessment)
    }
  }

  /// A path that only one machine has.
  private static func absolute(_ process: AppProcess) -> Diagnostic? {
    guard let path = process.manifest.pathElsewhere, let found = process.manifest.path,
      let place = process.manifest.setting
    else { return nil }
    let value = process.shortened(found)
    return process.diagnostic(
      of: Self.self,
      "INFOPLIST_FILE of \(process.name.quoted) is an absolute path, so only a machine that has it builds the target",
      at: place, severity: .warning,
      notes: [.init("the path is \(path.quoted)"), .file(found)],
      help: value.map { "set INFOPLIST_FILE to \($0.quoted)" } ?? "make the path relative",
      cause: Cause.origin(at: place, of: found.lastComponent))
  }

  private static func missing(_ fonts: ProcessFonts, _ assessment: Assessment) -> [Diagnostic] {
    // One for each path: the places are those of the build configurations.
    Dictionary(grouping: fonts.process.manifest.faults.filter { $0.path != nil }, by: \.path)
      .values.compactMap { faults -> Diagnostic? in
        let faults = faults.sorted { $0.place < $1.place }
        guard let first = faults.first, let path = first.path else { return nil }
        let process = fonts.process
        let moved = process.manifest.moved
        // The setting is relative to another folder where what it says is not in the project's
        // (`projectDirPath`).
        let value = process.shortened(path) == nil ? nil : moved.flatMap(process.shortened)
        var cause = Cause.origin(at: first.place, of: path.lastComponent)
        cause.tellsEffect = false
        return process.diagnostic(
          of: Self.self,
          "INFOPLIST_FILE of \(process.name.quoted) is \((process.shortened(path) ?? path.lastComponent).quoted), "
            + "which does not exist, so the build fails",
          at: first.place, severity: assessment.hasFonts(fonts) ? .error : .note,
          notes: faults.dropFirst().map { .init("also set here", place: $0.place) }
            + (moved.map { [.file($0)] }
              ?? [.init("expected here", place: SourcePlace(path: path))])
            + fonts.unlisted,
          help: value.map { "set INFOPLIST_FILE to \($0.quoted)" }
            ?? "fix the path, or create the file",
          fix: value.map { value in
            Fix(
              .safe,
              faults.map { Edit(.setting(key: "INFOPLIST_FILE", value: value), at: $0.place) })
          }, cause: cause)
      }
  }
}

extension Assessment {
  /// Whether anything of fonts is lost with a target's manifest: it bundles some, or asks for names.
  fileprivate func hasFonts(_ fonts: ProcessFonts) -> Bool {
    !fonts.process.bundle.fonts.isEmpty || !fonts.entries.isEmpty
      || names.contains { name in
        name.uses.contains { fonts.process.sources.contains($0.place.path) }
      }
  }
}

extension ProcessFonts {
  /// Says that fixing the path is not all: the fonts of the bundle are listed nowhere else.
  fileprivate var unlisted: [Diagnostic.Note] {
    guard process.fontKey == .uiAppFonts, process.manifest.moved == nil else { return [] }
    let entries = unregistered.map { process.entry(for: $0.path) }
    guard !entries.isEmpty else { return [] }
    return [.init("UIAppFonts in it must list \(entries.enumerated), which nothing else registers")]
  }
}

extension AppProcess {
  /// A path as the project would write it; `nil` where it is not in the project's folder.
  fileprivate func shortened(_ path: String) -> String? {
    guard case .project(_, let project) = provider else { return nil }
    var folder = project.folder
    while folder.lastComponent.hasSuffix(".xcodeproj") { folder = folder.folder }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}

extension Manifest.Fault {
  /// The path of the manifest that is missing.
  fileprivate var path: String? {
    if case .missing(let path) = kind { path } else { nil }
  }
}

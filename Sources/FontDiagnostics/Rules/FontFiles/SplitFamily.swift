import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// Faces that belong together are in several families.
enum SplitFamily: Rule {
  static let description = RuleDescription(
    identifier: "split_family",
    severity: .warning,
    summary: "fonts that belong together are in several families",
    rationale: """
      Apple platforms group fonts by their typographic family (`name` ID 16), or by ID 1 if there is none. \
      `.bold()`, `.italic()`, and `.weight(_:)` look within one family and synthesize nothing: if the \
      SemiBold's family is "Gate SemiBold", they cannot find it. Families count as related if their names \
      differ only in weight and slope words at the end (Light, SemiBold, Italic, …), case, spaces, or \
      hyphens. Width words are ignored: a condensed family may have its own weights. Fonts are still found \
      by their PostScript names.
      """,
    triggering: [
      .folder(
        "a SemiBold without the typographic family",
        [
          "GateSplit-Regular.ttf": "faults/styles/GateSplit-Regular.ttf",
          "GateSplit-Bold.ttf": "faults/styles/GateSplit-Bold.ttf",
          "GateSplit-SemiBold.ttf": "faults/styles/GateSplit-SemiBold.ttf",
        ], marked: ["GateSplit-SemiBold.ttf"])
    ],
    nonTriggering: [
      .folder(
        "a SemiBold with it",
        [
          "GateDisplay-Regular.ttf": "GateDisplay-Regular.ttf",
          "GateDisplay-SemiBold.ttf": "GateDisplay-SemiBold.ttf",
        ]),
      .folder(
        "in different folders",
        [
          "A/GateSplit-Regular.ttf": "faults/styles/GateSplit-Regular.ttf",
          "B/GateSplit-SemiBold.ttf": "faults/styles/GateSplit-SemiBold.ttf",
        ]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    // A name that JavaScript gives a file is a family of its own.
    let named = Set(assessment.processes.flatMap { $0.loaded.compactMap(\.file) })
      .subtracting(assessment.processes.flatMap(\.declared))
    let references = assessment.references.references
    let isReactNative = !references.isEmpty && references.allSatisfy { $0.api == .reactNative }
    return assessment.fontGroups.flatMap { group in
      let families = group.families.compactMap { family -> Family? in
        let faces = family.faces.filter { !named.contains($0.file.path) }
        return faces.isEmpty ? nil : (family.name, faces)
      }
      let related = Dictionary(grouping: families) {
        StyleName.family(of: $0.name).squashed
      }
      return related.filter { !$0.key.isEmpty && $0.value.count > 1 }.values
        .compactMap { diagnostic(of: $0, in: group, isReactNative: isReactNative) }
    }
  }

  private typealias Family = (name: String, faces: [PlacedFace])

  private static func diagnostic(
    of families: [Family], in group: FontGroup, isReactNative: Bool
  ) -> Diagnostic? {
    // The family of most faces is the one that the others should be in.
    let sorted = families.sorted {
      ($1.faces.count, $0.name.utf8.count, $0.name) < ($0.faces.count, $1.name.utf8.count, $1.name)
    }
    guard let main = sorted.first, let place = sorted.dropFirst().first?.faces.first else {
      return nil
    }
    let others = sorted.dropFirst()
    let names = (others.map(\.name) + [main.name]).listed
    let notes = others.flatMap { family in
      family.faces.dropFirst(family.name == others.first?.name ? 1 : 0).map { placed in
        Diagnostic.Note(
          "\(placed.name) is of the family \(family.name.quoted)",
          place: SourcePlace(path: placed.file.path))
      }
    }
    return Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: "\(names) are separate families, so "
        + (isReactNative ? "fontWeight and fontStyle" : ".bold(), .italic(), and .weight(_:)")
        + " do not find fonts of the other" + (others.count > 1 ? "s" : ""),
      place: SourcePlace(path: place.file.path), target: group.process?.name,
      platform: group.process?.platform, configurations: group.process?.configurations ?? [],
      notes: notes,
      help:
        "use files with one typographic family (name ID 16), or use PostScript names")
  }
}

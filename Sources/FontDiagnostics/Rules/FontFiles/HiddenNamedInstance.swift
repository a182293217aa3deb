import FontInspection
import FontResolution
import SourceText

/// Instances of a variable font have one PostScript name.
enum HiddenNamedInstance: Rule {
  static let description = RuleDescription(
    identifier: "hidden_named_instance",
    severity: .warning,
    summary: "named instances of a variable font share a PostScript name",
    rationale: """
      Only one of them is found by that name; the others cannot be used. An instance away from the default \
      coordinates that has the name of the font itself (`name` ID 6) is hidden by the font. An instance \
      without its own name in `fvar` gets `NAME6_Style`, which is unique unless two instances have the same \
      style name.
      """,
    triggering: [
      .folder(
        "two instances with one name, and one with the font's",
        ["Hidden.ttf": "faults/names/GateHidden.ttf"], marked: ["Hidden.ttf"])
    ],
    nonTriggering: [
      .folder(
        "a name for each; the default one has the font's name", ["Variable.ttf": "GateVariable.ttf"]
      ),
      .folder("instances without their own names", ["Flex.ttf": "GateFlex.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFaces.compactMap { placed in
      let shared = shared(in: placed.face)
      guard let first = shared.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(placed.name): \(text(first))", place: SourcePlace(path: placed.file.path),
        name: first.name, notes: shared.dropFirst().map { .init(text($0)) },
        help: "ask the vendor for a fixed font: each instance needs its own PostScript name")
    }
  }

  private static func text(_ shared: (name: String, styles: [String])) -> String {
    "\(shared.styles.listed) share the PostScript name \(shared.name.quoted), and only one is found"
  }

  /// The names of several instances, or of an instance and the font, with their styles.
  private static func shared(in face: Face) -> [(name: String, styles: [String])] {
    guard !face.instances.isEmpty else { return [] }
    var styles: [String: [String]] = [:]
    for member in face.members(inFileAt: "") {
      let style = member.style ?? "no style"
      for name in member.postScriptNames.unique { styles[name, default: []].append(style) }
    }
    return styles.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (name: $0.key, styles: $0.value) }
  }
}

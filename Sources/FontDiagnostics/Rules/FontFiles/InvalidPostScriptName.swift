import FontInspection
import FontResolution
import SourceText

/// A face has no PostScript name, or not one of its own, or one that the specification forbids.
enum InvalidPostScriptName: Rule {
  static let description = RuleDescription(
    identifier: "invalid_postscript_name",
    severity: .error,
    summary: "a PostScript name is missing, shared, too long, or has invalid characters",
    rationale: """
      Fonts are registered and found by their PostScript name (`name` ID 6). A font without one is \
      rejected; of two fonts in one file with the same name, only one can be used.

      The OpenType specification allows at most 63 characters, all ASCII from 33 to 126 except \
      `[](){}<>/%`. Other names often work, so this is a warning, but the App Store has rejected fonts \
      because of their `name` table (ITMS-90853). The names that `fvar` gives the instances of a variable \
      font are checked as well.
      """,
    triggering: [
      .folder(
        "no PostScript name", ["Nameless.ttf": "faults/names/GateNameless.ttf"],
        marked: ["Nameless.ttf"]),
      .folder(
        "two fonts of a collection with one name", ["Shared.ttc": "faults/names/GateShared.ttc"],
        marked: ["Shared.ttc"]),
      .folder(
        "a space in the name", ["Spaced.ttf": "faults/names/GateSpaced.ttf"],
        marked: ["Spaced.ttf"],
        severity: .warning),
      .folder(
        "64 characters", ["TooLong.ttf": "faults/names/GateTooLong.ttf"], marked: ["TooLong.ttf"],
        severity: .warning),
    ],
    nonTriggering: [
      .folder("63 characters", ["Long.ttf": "faults/names/GateLong.ttf"]),
      .folder("two fonts with two names", ["Mono.ttc": "GateMono.ttc"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let fonts = assessment.bundledFonts.filter(\.format.isRegistrable)
    return fonts.flatMap { file in
      shared(in: file) + file.faces.flatMap { diagnose(PlacedFace(file: file, face: $0)) }
    }
  }

  private static func diagnose(_ placed: PlacedFace) -> [Diagnostic] {
    let names = placed.face.names.postScript
    if names.isEmpty {
      return [diagnostic("\(placed.name) has no PostScript name (name ID 6)", in: placed.file)]
    }
    let own = placed.face.instances.flatMap(\.postScriptNames).filter { name in
      // Composed by the platform out of the face's name: nobody wrote it.
      !names.contains { name == $0 || name.hasPrefix($0 + "_") }
    }
    return (names + own.unique).compactMap { name in
      guard let fault = NameFault(name) else { return nil }
      return diagnostic(
        "the PostScript name \(name.quoted) of \(placed.name) \(fault.text)", in: placed.file,
        name: name, severity: .warning)
    }
  }

  /// The names that several faces of one file have.
  private static func shared(in file: FontFile) -> [Diagnostic] {
    var owners: [String: [Face]] = [:]
    for face in file.faces {
      for name in face.names.postScript.unique { owners[name, default: []].append(face) }
    }
    return owners.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { name, faces in
      let names = faces.map { $0.names.fullName ?? "face \($0.index)" }
      return diagnostic(
        "\(names.listed) of \(file.path.lastComponent.quoted) share the PostScript name \(name.quoted); "
          + "only one of them can be used", in: file, name: name)
    }
  }

  private static func diagnostic(
    _ message: String, in file: FontFile, name: String? = nil, severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: severity, message: message,
      place: SourcePlace(path: file.path), name: name,
      help: "ask the vendor for a fixed font: name ID 6 must look like \"Family-Style\"")
  }
}

/// What the specification has against a PostScript name.
private struct NameFault {
  var text: String

  private static let longest = 63
  private static let forbidden = "[](){}<>/%"

  init?(_ name: String) {
    let odd = name.unicodeScalars.first {
      !(33...126).contains($0.value) || Self.forbidden.unicodeScalars.contains($0)
    }
    if let odd {
      let shown = odd == " " ? "a space" : String(odd).quoted
      text = "has \(shown), which the specification forbids"
    } else if name.unicodeScalars.count > Self.longest {
      text = "has \(name.unicodeScalars.count) characters; the limit is \(Self.longest)"
    } else {
      return nil
    }
  }
}

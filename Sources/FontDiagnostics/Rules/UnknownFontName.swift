import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A name is no font's.
enum UnknownFontName: FallbackRule {
  static let description = RuleDescription(
    identifier: "unknown_font_name",
    severity: .error,
    summary: "no font that the app has is named like this",
    rationale: """
      Fonts are found by their PostScript name, their family or their full name, and by nothing else: \
      not by the name of their file, and not with a hyphen or a space more or less. Where no font has \
      the name, nothing is logged and nothing fails. `Font.custom` draws the system font, \
      `UIFont(name:size:)` gives `nil`, a Core Text call draws Helvetica. Where the app may have fonts \
      that are not in the repository (a licensed font that was left out, one that is downloaded), a name \
      that is found nowhere could not be checked, and the diagnostic is a note; a misspelling of a font \
      that is there stays an error.
      """,
    triggering: [
      .swift(
        "a weight that the family calls otherwise",
        #"let title = Font.custom(↓"GateSans-Demi", size: 17)"#),
      .swift(
        "the name of the file", #"let title = UIFont(name: ↓"Caption", size: 17)"#,
        fonts: ["Caption.ttf"]),
      .swift("a space for a hyphen", #"let title = Font.custom(↓"GateSans Regular", size: 17)"#),
      .swift(
        "hyphens as in the name of a file, of a font that the app brings itself",
        #"let title = Font.custom(↓"SF-Pro-Text-Regular", size: 17)"#,
        fonts: ["faults/GateApple.ttf"]),
      .swift(
        "a face that is an instance of a variable font now",
        #"let title = Font.custom(↓"GateFlex-SemiBold", size: 17)"#, fonts: ["GateFlex.ttf"]),
      .objectiveC(
        "in Objective-C", #"UIFont *title = [UIFont fontWithName:↓@"GateSans-Demi" size:17];"#),
      .storyboard("in a storyboard", fontDescription: "↓GateSans-Demi"),
      .swift(
        "a word for the system font",
        #"let title = Font.custom(isPlain ? ↓"System" : "GateSans-Regular", size: 17)"#,
        severity: .note),
    ],
    nonTriggering: [
      .swift("the PostScript name", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift("a built-in font", #"let title = UIFont(name: "Georgia-Bold", size: 17)"#),
      .swift(
        "the name of a named instance",
        #"let title = Font.custom("GateVariable-SemiBold", size: 17)"#,
        fonts: ["GateVariable.ttf"]),
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    if verdict.resolution.outcome == .unknown, let unseen = verdict.resolution.unseen {
      return Shortfall(
        reason: "no font here is named \(verdict.name.quoted): \(unseen.reason)", effect: "",
        severity: .note, notes: unseen.notes, isUnsure: true)
    }
    guard verdict.resolution.outcome == .fallback, verdict.resolution.unavailable == nil,
      !verdict.name.isBlank,
      FontResolution.PrivateSystemFont(verdict.name) == nil || verdict.isNearlyBundled
    else { return nil }
    if verdict.meansSystemFont {
      return Shortfall(
        reason: "no font is named \(verdict.name.quoted): the system font is drawn, as is meant",
        effect: "", severity: .note, help: "ask for the system font: .system(size:)")
    }
    if let key = verdict.candidate.missingKey { return shortfall(of: key, verdict) }
    let nearest = verdict.nearest.first
    // Nobody has established that the platform leaves these names alone.
    let isUnproven =
      nearest?.source == .available
      && (nearest?.reason == .compactName || nearest?.reason == .legacyFamily)
    let effect = isUnproven ? ", so another font may be drawn" : ", so \(verdict.consequence)"
    // The right name would be the next mistake where its font does not reach the process.
    let link = nearest.flatMap { MissingLink(toNearest: $0, of: verdict) }
    let write = nearest.map { help($0, verdict) + (link.map { ", and \($0.help)" } ?? "") }
    return Shortfall(
      reason: reason(verdict.name.quoted, nearest?.reason), effect: effect,
      severity: isUnproven ? .warning : nil,
      suggestions: verdict.nearest.map(\.name),
      notes: (nearest?.note ?? [])
        + (link.map { link in [.init("it \(link.reason)")] + link.notes.dropFirst() } ?? []),
      help: write
        ?? (verdict.isWordForSystemFont
          ? "use the system font: systemFont(ofSize:)"
          : "add a font of that name to the app, or use one that it has" + verdict.familiesInWords),
      remedy: write, cause: LostName(verdict)?.cause(effect: effect))
  }

  /// Another weight than the one that is asked for is said to be one.
  private static func help(_ nearest: NearestName, _ verdict: Verdict) -> String {
    let write = verdict.help(toWrite: nearest.name)
    return nearest.reason == .sameFamily && !verdict.uses.allSatisfy(\.api.asksForFamily)
      ? "\(write), the nearest of its family, or add the missing face" : write
  }

  /// The name is `undefined`.
  private static func shortfall(of missing: MissingKey, _ verdict: Verdict) -> Shortfall {
    let like = missing.keys.first { $0.squashed == missing.key.squashed }
    return Shortfall(
      reason: "\(missing.object.quoted) has no \(missing.key.quoted)",
      effect: ", so \(verdict.consequence)",
      suggestions: like.map { [missing.object + "." + $0] } ?? [],
      notes: missing.objectPlace.map { [.init("it has \(missing.keys.listed)", place: $0)] } ?? [],
      help: like.map { "write \($0.quoted)" } ?? "name a key that it has, or add this one to it")
  }

  private static func reason(_ name: String, _ nearness: NearestName.Reason?) -> String {
    switch nearness {
    case .compactName: "no font is named \(name): it is the name in a font's CFF table"
    case .fileName: "\(name) is the name of a file, not of a font"
    case .separators: "no font is named \(name): the real name differs by a hyphen or a space"
    case .regularSuffix: "no font is named \(name): the regular face has another name"
    case .fullNameAlike: "no font is named \(name): it is nearly a full name"
    case .legacyFamily: "\(name) is a legacy family, which Apple platforms hardly use"
    case .legacyStyle: "no font is named \(name): it is nearly a legacy family"
    case .staticNameOfVariable:
      "no font is named \(name): the font is an instance of a variable font"
    case .letterCase, .weightWord, .spelling, .sameFamily, nil: "no font is named \(name)"
    }
  }
}

extension UnseenFont {
  /// Why nobody can say whether the font is there: the end of a message.
  fileprivate var reason: String {
    switch self {
    case .absent(let font):
      "\(font.bundlePath.fileName.quoted) is part of the target but not in this repository, "
        + "so it could not be checked"
    case .missing(let font):
      "\(font.what) is registered in code but not in this repository, so it could not be checked"
    case .declared(let entry, _, _):
      "\(entry.quoted) is declared, and may come from a package that is not in this repository, "
        + "so it could not be checked"
    case .undetermined(let call):
      "\(call.function.quoted) registers fonts at run time that are not known here, "
        + "so it could not be checked"
    case .ofPackage(let path):
      "\(path.fileName.quoted) comes with a package, whose code may register it"
    }
  }

  fileprivate var notes: [Diagnostic.Note] {
    switch self {
    case .absent(let font):
      font.place.map { [.init("the project copies the file here", place: $0)] } ?? []
    case .missing(let font): [.init("the file is registered here", place: font.place)]
    case .declared(let entry, let place, let script):
      [
        .init("\(entry.quoted) is declared here", place: place),
        .init("a script copies the resources of packages", place: script),
      ]
    case .undetermined(let call): [call.note]
    case .ofPackage(let path): [.file(path)]
    }
  }
}

extension NearestName {
  fileprivate var note: [Diagnostic.Note] {
    guard let face else { return [] }
    return [
      .init(
        "\(name.quoted) is in \(face.path.fileName.quoted)", place: SourcePlace(path: face.path))
    ]
  }
}

import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font of the repository is asked for, and does not reach the process.
enum UnregisteredFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "unregistered_font",
    severity: .error,
    summary: "the font is in the repository, but this target does not register it",
    rationale: """
      A font file does nothing until it is copied into the bundle of the process that draws with it \
      and named there: in `UIAppFonts` (in `ATSApplicationFontsPath` on macOS), or registered in code. \
      An app, its widget and its watch app are each a process of their own. One link missing, and the \
      system font is drawn without a word. Where the code registers fonts at run time this one may be \
      among them, and the diagnostic is a note; so is the one that says which undeclared fonts the code \
      registers. A launch screen is drawn before any code runs, which does not help it. Where no manifest \
      was found at all it is a warning.
      """,
    triggering: [
      .swift(
        "a font that the manifest does not list",
        #"let title = Font.custom(↓"GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], listed: ["GateSans-Regular.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a font that the manifest lists", #"let title = Font.custom("GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let outcome = verdict.resolution.outcome
    let isDoubtful = outcome == .registeredAtRunTime && verdict.resolution.brokenLink != nil
    if verdict.resolution.brokenLink == .manifestUnseen, outcome == .unknown {
      return unseen(verdict)
    }
    guard outcome == .unregistered || isDoubtful else { return nil }
    if verdict.resolution.brokenLink == .registeredAfterLaunch { return tooLate(verdict) }
    let link = MissingLink(verdict)
    let call = verdict.resolution.registration
    let mayBeRegistered = call.map { _ in !verdict.isRegisteredInVain } ?? false
    return Shortfall(
      reason: "font \(verdict.name.quoted) \(link.reason)",
      effect: !mayBeRegistered && link.severity == nil
        ? ", so \(verdict.consequence)"
        : "; unless \(call == nil ? "something else" : "code") registers it, \(verdict.consequence)",
      severity: mayBeRegistered ? .note : link.severity, suggestions: verdict.rightCase,
      notes: link.notes + (call.map { [$0.note] } ?? verdict.otherRegistrations),
      help: link.help)
  }

  /// Fonts that code registers are no mistake, but who reads the manifest looks for them in vain.
  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.fallbacks.alone(Self.self) + findings.fallbacks.inTurn(Self.self)
      + RegisteredInCode(findings.assessment).diagnostics
  }

  /// The manifest may declare it for all that is known.
  private static func unseen(_ verdict: Verdict) -> Shortfall {
    let group = verdict.group
    let file = verdict.resolution.face.map { group.entry(for: $0.path).quoted } ?? "the font"
    return Shortfall(
      reason: "font \(verdict.name.quoted) is bundled, and the manifest of \(group.name) is not "
        + "here to be checked",
      effect: "", severity: .note,
      help: "see that it lists \(file) in \(group.key.rawValue.quoted)")
  }

  private static func tooLate(_ verdict: Verdict) -> Shortfall {
    let group = verdict.group
    let path = verdict.resolution.face?.path
    let file = path.map { group.entry(for: $0).quoted } ?? "the font's file"
    return Shortfall(
      reason: "font \(verdict.name.quoted) is registered in code, and a launch screen is drawn "
        + "before any code runs",
      effect: ", so the user may see the system font", severity: .warning,
      notes: verdict.resolution.registration.map { [$0.note] } ?? [],
      help: "add \(file) to \(group.key.rawValue.quoted), or use a font of the system there")
  }
}

extension Verdict {
  /// Says that code would register fonts, and never runs, or registers others.
  fileprivate var otherRegistrations: [Diagnostic.Note] {
    let idle = group.processes.flatMap(\.idleRegistrations)
    if let first = idle.min(by: { $0.place < $1.place }) {
      return [
        .init(
          "\(first.function.quoted) stands here, in a function that nothing in \(group.name) calls",
          place: first.place)
      ]
    }
    let calls = group.processes.flatMap(\.runTime.files.values)
    guard let first = calls.min(by: { $0.place < $1.place }) else { return [] }
    return [.init("\(first.function.quoted) registers other fonts here", place: first.place)]
  }

  /// Whether code names the font's file, and the file is not there.
  fileprivate var isRegisteredInVain: Bool {
    guard let path = resolution.face?.path else { return false }
    return group.processes.contains { $0.runTime.unbundled[path] != nil }
  }
}

/// The first link of the chain from the name to the bundle that is broken.
private struct MissingLink {
  /// What is wrong, after the font's name.
  var reason: String
  var help: String
  var notes: [Diagnostic.Note] = []
  /// Lower than the rule's where the facts are weaker.
  var severity: Severity?

  init(_ verdict: Verdict) {
    let group = verdict.group
    let path = verdict.resolution.face?.path
    let file = path.map { group.entry(for: $0).quoted } ?? "the font's file"
    let key = group.key.rawValue.quoted
    let isFolder = group.key == .atsApplicationFontsPath
    help = isFolder ? "put \(file) into the folder that \(key) names" : "add \(file) to \(key)"
    if let path {
      notes = [
        .init("the font is in \(path.fileName.quoted)", place: SourcePlace(path: path))
      ]
    }
    if let place = path.flatMap(group.bundlingPlace) {
      notes.append(.init("bundled here", place: place))
    }
    if let fault = group.lostManifest {
      reason = "is registered by nothing: the manifest of \(group.name) is of no use"
      help = "repair the manifest, and \(help)"
      notes.append(.init("the fault is here", place: fault))
    } else if let setting = path.flatMap(group.ignoredSetting) {
      reason =
        "is declared only by \("INFOPLIST_KEY_\(setting.key.rawValue)".quoted), "
        + "which Xcode does not know"
      notes.append(.init("set here", place: setting.place))
    } else if let entry = group.entry(where: { $0.isEffective && $0.nearMisses.first?.path == path }
    ) {
      let isElsewhere = entry.nearMisses.first?.difference == .folder
      reason =
        "is not registered: \(entry.entry.value.quoted) in \(key) is not its "
        + (isElsewhere ? "path in the bundle" : "file's name")
      help = "write \(file) in \(key)"
      notes.append(.init("listed here", place: entry.entry.place))
    } else if let entry = group.entry(where: { !$0.isEffective && $0.files.contains(path ?? "") }) {
      reason =
        "is listed in \(entry.entry.key.rawValue.quoted) only, which "
        + "\(group.platform?.rawValue ?? "the platform") does not read"
      help = isFolder ? "name the folder of the fonts in \(key)" : help
      notes.append(.init("listed here", place: entry.entry.place))
    } else if let entry = group.entry(where: { $0.isEffective && $0.isWrongFontsPath }) {
      reason = "is not registered: \(entry.entry.value.quoted) is no folder with fonts"
      help = "name the folder of the fonts in \(key)"
      notes.append(.init("named here", place: entry.entry.place))
    } else if verdict.resolution.brokenLink == .notBundled {
      reason = "is not bundled in \(group.name)"
      let resources = "add \(file) to the resources of \(group.name)"
      let listed = group.entry { $0.isEffective && $0.elsewhere.contains(path ?? "") }
      help = listed == nil ? "\(resources), and \(help)" : resources
      notes += listed.map { [.init("listed here", place: $0.entry.place)] } ?? []
    } else if verdict.resolution.brokenLink != .noManifest {
      reason = "is not listed in \(key) of \(group.name)"
    } else if group.hasManifest {
      reason = "is registered by nothing: \(group.target?.quoted ?? "the app") declares no fonts"
    } else {
      // The manifest may be made by a tool, or be elsewhere.
      reason = "is not registered by anything that was found"
      severity = .warning
    }
  }
}

extension ProcessGroup {
  /// Whether it has a manifest that was read, or one that Xcode makes of settings: no font is in that.
  fileprivate var hasManifest: Bool {
    processes.map(\.process.manifest).contains {
      $0.path != nil || $0.setting != nil && !$0.isUnseen
    }
  }

  /// Where its manifest, or the list in it, is of the wrong form.
  fileprivate var lostManifest: SourcePlace? {
    guard let manifest = processes.first?.process.manifest, manifest.isLost else { return nil }
    return manifest.faults.first?.place
  }

  /// The line of the project that bundles a file.
  fileprivate func bundlingPlace(_ path: String) -> SourcePlace? {
    processes.lazy.flatMap(\.process.bundle.fonts).first { $0.path == path }?.place
  }

  /// The build setting that was to declare a file.
  fileprivate func ignoredSetting(_ path: String) -> Manifest.IgnoredSetting? {
    for process in processes.map(\.process) where !process.manifest.ignoredSettings.isEmpty {
      let settings = process.manifest.ignoredSettings
      return settings.first { $0.files(in: process.bundle).contains(path) }
    }
    return nil
  }

  fileprivate func entry(where isMeant: (ResolvedEntry) -> Bool) -> ResolvedEntry? {
    processes.lazy.flatMap(\.entries).first(where: isMeant)
  }
}

extension Verdict {
  /// The font's name where this one differs in letter case, too.
  fileprivate var rightCase: [String] {
    guard let real = resolution.face?.postScriptName, real != name,
      real.lowercased() == name.lowercased()
    else { return [] }
    return [real]
  }
}

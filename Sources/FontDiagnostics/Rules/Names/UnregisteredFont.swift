import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font of the repository is asked for, and does not reach the process.
enum UnregisteredFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "unregistered_font",
    severity: .error,
    summary: "the font exists, but this target does not register it",
    rationale: """
      A font works only if it is in the bundle of the app or extension that uses it, and is listed in its \
      `UIAppFonts` (`ATSApplicationFontsPath` on macOS) or registered in code. Each app, widget, and watch \
      app needs this for itself. Otherwise the system font is used silently. If code registers fonts that \
      are only known at run time, this is a note. A launch screen appears before any code runs, so \
      registering in code does not help there. Without an Info.plist this is a warning. Fonts lost for the \
      same reason are one finding: at the key that does not list them, at the Info.plist that has no list, or \
      where the first of them is used.
      """,
    triggering: [
      RuleExample(
        "a font that UIAppFonts does not list",
        files: [
          "App/AppFonts.swift": "let title = Font.custom(\"GateSans-Bold\", size: 17)\n",
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: [
          "App/GateSans-Regular.ttf": "GateSans-Regular.ttf",
          "App/GateSans-Bold.ttf": "GateSans-Bold.ttf",
        ]),
      RuleExample(
        "a font that is not in the target",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]

          """,
          "Shop/Fonts.swift": "let title = Font.custom(↓\"GateSans-Bold\", size: 17)\n",
          "Shop/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"]),
        ],
        fonts: [
          "Shop/GateSans-Regular.ttf": "GateSans-Regular.ttf",
          "Design/GateSans-Bold.ttf": "GateSans-Bold.ttf",
        ], background: ["Shop/Info.plist"]),
    ],
    nonTriggering: [
      .swift(
        "a font that UIAppFonts lists", #"let title = Font.custom("GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let outcome = verdict.resolution.outcome
    if outcome == .fallback, let file = verdict.candidate.fileOfPackage {
      let files = verdict.candidate.filesOfPackage
      return PackageIcons(file: file, among: files, in: verdict.group)?.shortfall
    }
    if verdict.mayBeOtherIcons { return nil }
    if outcome.isFound, let dropped = verdict.candidate.dropped {
      return shortfall(of: dropped, verdict)
    }
    let isDoubtful = outcome == .registeredAtRunTime && verdict.resolution.brokenLink != nil
    if verdict.resolution.brokenLink == .manifestUnseen, outcome == .unknown {
      return unseen(verdict)
    }
    guard outcome == .unregistered || isDoubtful else { return nil }
    if verdict.resolution.brokenLink == .registeredAfterLaunch { return tooLate(verdict) }
    if verdict.isRegisteredWhereUsed || verdict.isOfUnusedAccessor { return nil }
    let link = MissingLink(
      to: verdict.resolution.face?.path, in: verdict.group, verdict.resolution.brokenLink,
      for: verdict.name, asker: verdict.candidate.place.path)
    let call = verdict.resolution.registration
    let mayBeRegistered = call.map { _ in !verdict.isRegisteredInVain } ?? false
    let effect =
      !mayBeRegistered && link.severity == nil
      ? ", so \(verdict.consequence)"
      : (call == nil ? "; if nothing else registers it, " : "; unless code registers it, ")
        + verdict.consequence
    let write = verdict.rightCase.first.map { verdict.help(toWrite: $0) }
    var cause = link.cause(
      of: verdict.name, effect: effect, isDoubtful: mayBeRegistered || link.severity != nil)
    let correction = verdict.rightCase.first.map { verdict.fix(toWrite: $0) }
    cause.remedy = write
    cause.ownFix = correction ?? nil
    return Shortfall(
      reason: "font \(verdict.name.quoted) \(link.reason)", effect: effect,
      severity: mayBeRegistered ? (verdict.isMisspelt ? .warning : .note) : link.severity,
      suggestions: verdict.rightCase,
      notes: link.notes + (call.map { [$0.note] } ?? verdict.otherRegistrations),
      help: (write.map { "\($0), and " } ?? "") + link.help,
      fix: correction.map { Fix.joined([$0, link.fix]) } ?? link.fix, cause: cause)
  }

  /// The app has the font, and the component never asks for it.
  private static func shortfall(of dropped: DroppedName, _ verdict: Verdict) -> Shortfall {
    let name = verdict.name.quoted
    let component = dropped.component
    return Shortfall(
      reason: "font \(name) is not in \"systemFonts\" of \(component)",
      effect: ", so \(verdict.consequence)",
      notes: [.init("\(component) is used here", place: dropped.place)],
      help: "add \(name) to \"systemFonts\" of \(component)")
  }

  /// Fonts that code registers are no mistake, but who reads the manifest looks for them in vain.
  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    let lost = findings.fallbacks.alone(Self.self) + findings.fallbacks.inTurn(Self.self)
    return lost + MissingDeclaration.diagnostics(behind: lost, in: findings.assessment)
      + RegisteredInCode(findings.assessment).diagnostics
  }

  /// The manifest may declare it for all that is known.
  private static func unseen(_ verdict: Verdict) -> Shortfall {
    let group = verdict.group
    let file = verdict.resolution.face.map { group.entry(for: $0.path).quoted } ?? "the font"
    let reason = group.processes.lazy.compactMap(\.process.manifest.unseen).first ?? .absent
    let unseen = "in the bundle, but Info.plist of \(group.name) \(reason.words)"
    let help = "make sure that it lists "
    let key = " in \(group.key.rawValue)"
    return Shortfall(
      reason: "font \(verdict.name.quoted) is \(unseen)", effect: "", severity: .note,
      help: help + file + key,
      cause: Cause(
        part: .loss,
        identity: .font(
          verdict.resolution.face?.path ?? verdict.name, process: group.identity),
        family: ["unseen"] + group.identity,
        subject: verdict.resolution.face.map { group.entry(for: $0.path) } ?? verdict.name,
        several: .init(
          message: "fonts are \(unseen)", help: .listing(before: help, after: key))))
  }

  private static func tooLate(_ verdict: Verdict) -> Shortfall {
    let group = verdict.group
    let path = verdict.resolution.face?.path
    let file = path.map { group.entry(for: $0).quoted } ?? "the font's file"
    return Shortfall(
      reason: "font \(verdict.name.quoted) is registered in code, but the launch screen appears "
        + "before any code runs",
      effect: ", so the system font may be used", severity: .warning,
      notes: verdict.resolution.registration.map { [$0.note] } ?? [],
      help: "add \(file) to \(group.key.rawValue), or use a system font there")
  }
}

extension Manifest.Unseen {
  /// What is true of the manifest.
  package var words: String {
    switch self {
    case .absent: "is not in this repository"
    case .computed: "is computed in a way that fontgate does not follow"
    }
  }
}

extension Verdict {
  /// Says that code would register fonts, and never runs, or registers others.
  fileprivate var otherRegistrations: [Diagnostic.Note] {
    if let path = resolution.face?.path,
      let call = group.processes.lazy.compactMap({ $0.runTime.misplaced[path] }).first
    {
      let searched = call.isOfMainBundle ? "the main bundle" : "another folder of the bundle"
      return [.init("this looks for it in \(searched), and finds nothing", place: call.place)]
    }
    let idle = group.processes.flatMap(\.idleRegistrations)
    if let first = idle.min(by: { $0.place < $1.place }) {
      return [
        .init(
          "\(first.function.quoted) is here, but \(group.target?.quoted ?? "the app") never "
            + (first.isOfAccessor ? "uses it" : "calls this function"),
          place: first.place)
      ]
    }
    let calls = group.processes.flatMap(\.runTime.files.values)
    guard let first = calls.min(by: { $0.place < $1.place }) else { return [] }
    return [.init("\(first.function.quoted) registers other fonts here", place: first.place)]
  }

  /// Whether only previews and tests use the name, and they register its font.
  fileprivate var isRegisteredWhereUsed: Bool {
    guard [.previewed, .tested, .unused].contains(certainty), let path = resolution.face?.path
    else { return false }
    return group.processes.allSatisfy { $0.registeredInPreviews.contains(path) }
  }

  /// Whether it is the name in a generated accessor that nothing uses: what uses it will register the font.
  fileprivate var isOfUnusedAccessor: Bool {
    let idle = group.processes.flatMap(\.idleRegistrations).filter(\.isOfAccessor)
    return uses.allSatisfy { use in
      use.api == .swiftGen && idle.contains { $0.place.holds(use.place) }
    }
  }

  /// Whether code registers a file that is not there, and whose name is nearly that of the font's.
  fileprivate var isMisspelt: Bool {
    guard let path = resolution.face?.path else { return false }
    return group.processes.allSatisfy { $0.runTime.misspelling(of: path) != nil }
  }

  /// Whether code names the font's file, and the file is not there.
  fileprivate var isRegisteredInVain: Bool {
    guard let path = resolution.face?.path else { return false }
    return group.processes.contains { $0.runTime.unbundled[path] != nil }
  }
}

extension SourcePlace {
  /// Whether the lines of another place are among its own.
  fileprivate func holds(_ other: SourcePlace) -> Bool {
    guard path == other.path, let range, let line = other.line else { return false }
    return (range.start.line...max(range.start.line, range.end.line)).contains(line)
  }
}

extension Verdict {
  /// Whether the app lists another font of those among which a package chooses for each icon.
  fileprivate var mayBeOtherIcons: Bool {
    let files = candidate.filesOfPackage
    return files.count > 1
      && group.processes.contains { fonts in
        fonts.entries.contains { $0.isEffective && files.contains($0.entry.value.lastComponent) }
      }
  }

  /// The font's name where this one differs in letter case, too.
  fileprivate var rightCase: [String] {
    guard let real = resolution.face?.postScriptName, real != name,
      real.lowercased() == name.lowercased()
    else { return [] }
    return [real]
  }
}

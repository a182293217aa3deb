import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// What a process, or several that cannot be told apart, gives for a name: the best of them.
final class Verdict {
  let name: String
  /// The name as an index into the assessment's names.
  let index: Int
  let candidate: NameCandidate
  /// The calls in the process that the name reaches; never empty.
  let uses: [FontReference]
  /// The nearest real names, best first.
  let nearest: [NearestName]
  let resolution: Resolution
  /// Every answer of the group.
  let answers: [Resolution]
  let group: ProcessGroup
  /// The fonts of the folder.
  let catalogue: FontCatalogue
  /// What an update of the fonts did to the name, where no font has it any more.
  var update: LockedNames.Loss?
  /// Whether the font whose style is asked for before this name surely lacks that style.
  var isNeeded = true
  /// Whether another name that reaches the same call is that of a font.
  var isOneOfSeveral = false
  /// How sure it is that someone sees the font that this name gives.
  private(set) lazy var certainty = findCertainty()

  init(
    name: String, index: Int, candidate: NameCandidate, uses: [FontReference],
    nearest: [NearestName], resolution: Resolution, answers: [Resolution], group: ProcessGroup,
    catalogue: FontCatalogue
  ) {
    self.name = name
    self.index = index
    self.candidate = candidate
    self.uses = uses
    self.nearest = nearest
    self.resolution = resolution
    self.answers = answers
    self.group = group
    self.catalogue = catalogue
  }
}

extension Assessment {
  /// What each process gives for each determined name, also for those that are empty or white space.
  ///
  /// Processes whose sources are not known are one: a reference is a mistake only when none of them
  /// resolves it.
  var everyVerdict: [Verdict] {
    let libraries = fontsDeclaredByLibraries
    return names.enumerated().flatMap { index, name in
      name.candidate.map { verdicts(on: name, $0, index, libraries) } ?? []
    }
  }

  private func linkedFonts(of group: ProcessGroup) -> Set<String> {
    let projects = group.processes.compactMap { fonts in
      if case .project(_, let path) = fonts.process.provider { path } else { nil }
    }
    return manifests.choices.filter { projects.contains($0.used) }
      .reduce(into: []) { $0.formUnion($1.linkedFonts) }
  }

  private func verdicts(
    on name: ResolvedName, _ candidate: NameCandidate, _ index: Int,
    _ libraries: [String: SourcePlace]
  ) -> [Verdict] {
    func verdict(
      _ best: Resolution, _ answers: [Resolution], _ group: ProcessGroup
    ) -> Verdict? {
      let own = name.uses.filter { use in group.processes.contains { use.runs(in: $0.process) } }
      if group.isOfAppKit, own.areOfUIKit { return nil }
      return Verdict(
        name: candidate.name, index: index, candidate: candidate,
        uses: (own.isEmpty ? name.uses : own).calls(on: group.platform), nearest: name.nearest,
        resolution: best,
        answers: answers, group: group, catalogue: catalogue)
    }
    // What no process runs is nobody's mistake.
    let groups = groups(of: name.resolutions.map(\.process)) { $0.sources != .any }
    let byProcess = Dictionary(grouping: name.resolutions, by: \.process)
    return groups.compactMap { indices, processes in
      var group = processes
      group.libraries = libraries
      group.linkedFonts = linkedFonts(of: group)
      let resolutions = indices.flatMap { byProcess[$0] ?? [] }
      guard let best = resolutions.min(by: { $0.rank < $1.rank }) else { return nil }
      return verdict(best, resolutions, group)
    }
  }
}

extension ProcessGroup {
  /// Whether UIKit is not there: it is only in a Mac app of Mac Catalyst. A package that names the Mac's version alone
  /// may be built for all platforms.
  fileprivate var isOfAppKit: Bool {
    platform == .macOS && !processes.contains { $0.process.kind == .unknown }
  }
}

extension [FontReference] {
  /// Whether only types of UIKit are asked: where another type stands under their names, the calls are that type's.
  fileprivate var areOfUIKit: Bool {
    !isEmpty && allSatisfy { $0.api == .uiFont || $0.api == .uiFontDescriptorName }
  }

  /// The calls that a platform has. One place may call UIKit here and AppKit there (`typealias`): where it
  /// has a call of the platform's own, the other is none. Without AppKit its calls are not even compiled:
  /// a macro that is not known leaves them out.
  fileprivate func calls(on platform: Platform?) -> [FontReference] {
    guard let platform, count > 1 else { return self }
    let foreign: Set<FontAPI> =
      platform == .macOS
      ? [.uiFont, .uiFontDescriptorName] : [.nsFont, .nsFontDescriptorName]
    let others = filter { !foreign.contains($0.api) }
    if platform != .macOS { return others.isEmpty ? self : others }
    let own = Set(others.map(\.place))
    return filter { !foreign.contains($0.api) || !own.contains($0.place) }
  }
}

extension Verdict {
  private func findCertainty() -> UseCertainty {
    // The app does something else where one of its fonts is not there.
    if candidate.isAskedAbout, isOneOfSeveral { return .possible }
    // Whether the other font lacks the style is not known.
    if candidate.behindVariant != nil, !isNeeded { return .possible }
    if !answers.contains(where: \.isReachable) { return .possible }
    return answers.contains(where: \.isSure) ? useCertainty : min(useCertainty, .perhaps)
  }

  /// How sure it is where the name surely is the one that is asked for.
  private var useCertainty: UseCertainty {
    if answers.allSatisfy(\.isOfTests) { return .tested }
    if isBorrowed {
      // Nothing that the process runs leads to it.
      if !answers.contains(where: \.isLive) { return .linkedUnseen }
      return group.processes.contains(where: \.process.hasScreen) ? .linked : .linkedUnseen
    }
    if answers.contains(where: \.isLive) { return .certain }
    return isPreviewed ? .previewed : .unused
  }

  /// Whether an extension, or a watch app, has the code only because it links it or shares a file,
  /// and another process, which finds the font, is probably who asks for it.
  var isBorrowed: Bool {
    guard answers.allSatisfy(\.isFoundElsewhere) else { return false }
    return group.processes.allSatisfy { fonts in
      !fonts.process.hasScreen
        || fonts.process.isBesideAnApp && !answers.contains { $0.isUsedByTarget && $0.isLive }
    }
  }

  /// Whether previews or tests use the name, or make the call.
  private var isPreviewed: Bool {
    candidate.uses.contains(where: \.isPreviewOrTest)
      || Set(uses.map(\.place.path)).contains {
        $0.pathComponents.contains { $0.hasSuffix("Tests") }
      }
  }

  /// Notes for the name's way to a call, for the calls that use it elsewhere than where it is written,
  /// and for the places that make those calls.
  var useNotes: [Diagnostic.Note] {
    let steps = candidate.flow.filter { step in
      !step.place.holds(candidate.place) && !uses.contains { $0.place == step.place }
        && !candidate.uses.contains { $0.place == step.place }
    }
    let calls = uses.filter { !$0.place.holds(candidate.place) }
    let places = candidate.uses.filter { use in
      group.contains(use.place.path) && !calls.contains { $0.place == use.place }
    }
    return steps.map { .init($0.remark(on: candidate), place: $0.place, kind: .step) }
      + calls.map {
        .init("passed to \($0.name(on: group.platform)) here", place: $0.place, kind: .use)
      }
      // What users see stands before what only previews and tests show.
      + (places.filter { !$0.isPreviewOrTest } + places.filter(\.isPreviewOrTest)).map { use in
        .init(
          "\(use.what.quoted) is used here" + (use.isPreviewOrTest ? " (preview or test)" : ""),
          place: use.place, kind: .use)
      }
  }

  /// Whether it misspells the name of a font of the app, be that one of Apple's.
  var isNearlyBundled: Bool {
    guard let nearest = nearest.first, let path = nearest.face?.path else { return false }
    return nearest.reason != .sameFamily
      && group.processes.contains { $0.declared.contains(path) || $0.runTime.files[path] != nil }
  }

  /// Whether a page or style sheet misspells a font of the app: that is no font of another platform.
  var isSlipOfPage: Bool { isForWeb && isNearlyBundled }

  /// Whether it is a word for the system font, which SwiftUI and React Native draw in its place; React Native in the
  /// weight that stands beside the name, so that a weight in the name is lost.
  var meansSystemFont: Bool {
    isWordForSystemFont
      && uses.allSatisfy {
        $0.api.drawsSystemFont || $0.api == .reactNative && !isWordForStyledSystemFont
      }
  }

  /// What happens when no font has the name: `the system font is used`.
  var consequence: String { uses.consequence(certainty, on: group.platform) }

  /// A diagnostic at the name.
  ///
  /// A name that nothing uses but previews and tests is no error; one that may not be asked for at all
  /// is no more than a note.
  func diagnostic(
    of rule: any Rule.Type, _ message: String, severity: Severity? = nil,
    suggestions: [String] = [], notes: [Diagnostic.Note] = [], help: String? = nil,
    fix: Fix? = nil, cause: Cause? = nil
  ) -> Diagnostic {
    let limit = isSlipOfPage ? .warning : uses.severityLimitAlone
    let severity = min(severity ?? rule.description.severity, limit)
    let remark = severity > .note ? certainty.remark : ""
    let isAtName = cause?.identity ?? .own == .own
    var diagnostic = Diagnostic(
      rule: rule.description.identifier, severity: min(severity, certainty.limit),
      message: severity > .note && isAtName ? certainty.message(message) : message + remark,
      place: candidate.place, target: group.target,
      platform: group.platform, configurations: group.configurations, name: name,
      suggestions: suggestions, notes: notes + useNotes, help: help)
    // What may not be needed makes the bundle larger for nothing.
    diagnostic.fix =
      diagnostic.severity < .error && fix?.members.isEmpty == false ? fix?.ifMeant : fix
    diagnostic.cause =
      cause ?? .ofName(name, rule: rule.description.identifier, reason: message)
    diagnostic.cause?.effect +=
      cause == nil || isAtName && certainty == .unused ? "" : remark
    diagnostic.cause?.certainty = certainty
    diagnostic.cause?.outcomes =
      uses.map {
        [$0].consequence(certainty, on: group.platform)
      }.unique
    return diagnostic
  }
}

extension AppProcess {
  /// Whether the process is one that comes with an app.
  fileprivate var isBesideAnApp: Bool {
    switch kind {
    case .appex, .watchApp, .appClip: true
    case .app, .unknown: false
    }
  }

  /// Whether it is an app that tests run in, and nobody else.
  fileprivate var isTestHost: Bool {
    let name = name.filter { $0 != " " && $0 != "-" && $0 != "_" }.lowercased()
    return kind == .app
      && ["tests", "testhost", "testapp", "testsapp", "testshost"].contains { name.hasSuffix($0) }
  }

  /// Whether it surely draws no text at all: it moves packets, blocks calls or content.
  var drawsNothing: Bool {
    guard let point = manifest.extensionPoint?.lowercased() else { return false }
    let silent = [
      "networkextension", "callkit", "identitylookup", "content-blocker", "fileprovider-nonui",
      "spotlight",
    ]
    return silent.contains { point.contains($0) }
  }

  /// Whether it shows anything of its own; an extension that filters notifications does not.
  fileprivate var hasScreen: Bool {
    if isTestHost { return false }
    guard let point = manifest.extensionPoint else { return true }
    let silent = [
      "usernotifications.service", "intents-service", "networkextension", "fileprovider-nonui",
      "spotlight", "callkit", "background", "identitylookup", "safari", "quicklook.thumbnail",
      "broadcast-services", "message-payload-provider", "content-blocker", "app-intents",
    ]
    return !silent.contains { point.lowercased().contains($0) }
  }
}

extension Resolution {
  /// How well the name is served, 0 best.
  fileprivate var rank: Int {
    switch outcome {
    case .postScriptName: 0
    case .namedInstance: 1
    case .registeredAtRunTime: 2
    case .builtIn:
      switch builtIn?.how {
      case .familyName: 5
      case .fullName: 7
      case .caseInsensitive: 9
      case .postScriptName, nil: 3
      }
    case .familyName: 4
    case .fullName: 6
    case .caseInsensitive: 8
    case .unknown: 10
    case .unregistered: 11
    case .fallback: 12
    case .undetermined: 13
    }
  }
}

extension FlowStep {
  /// `"AppFont.title" is "Inter-Demibold" here`
  fileprivate func remark(on candidate: NameCandidate) -> String {
    let what = what.contains("\"") ? what : what.quoted
    let isDeclared = place.path == candidate.place.path && place.line == candidate.place.line
    return isDeclared
      ? "\(what) is \(candidate.name.quoted) here" : "passed through \(what) here"
  }
}

extension SourcePlace {
  /// Whether another place lies within this one.
  fileprivate func holds(_ other: SourcePlace) -> Bool {
    guard path == other.path else { return false }
    guard let range, let inner = other.range else { return range == other.range }
    return range.start <= inner.start && inner.end <= range.end
  }
}

extension FontAPI {
  /// Whether it draws the system font where no font has the name.
  fileprivate var drawsSystemFont: Bool {
    switch self {
    case .fontCustom, .fontCustomRelative, .fontCustomFixed: true
    default: false
    }
  }
}

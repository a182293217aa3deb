import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The sizes in code at which a font of letters is too small to be read: for each process and first such
/// size one diagnostic, whatever names are drawn at it; those of `#if os(…)` have their own.
enum SmallText {
  static func diagnostics(of findings: Findings) -> [Diagnostic] {
    let iconFonts = findings.assessment.catalogue.iconFonts
    let platforms = Dictionary(grouping: findings.verdicts, by: \.index).mapValues { verdicts in
      Set(verdicts.flatMap { $0.group.processes.map(\.process.platform) })
    }
    var order: [Subject] = []
    var found: [Subject: [Sighting]] = [:]
    for verdict in findings.verdicts where verdict.drawsLetters(iconFonts) {
      let platforms = platforms[verdict.index] ?? []
      guard verdict.certainty == .certain else { continue }
      for (size, least) in verdict.smallSizes(on: platforms) {
        let subject = Subject(
          name: verdict.name, processes: verdict.answers.map(\.process), limits: least.words)
        if found[subject] == nil { order.append(subject) }
        found[subject, default: []].append(Sighting(size: size, verdict: verdict, least: least))
      }
    }
    return namingTogether(order.compactMap { found[$0].flatMap(diagnostic) })
  }

  /// With the same words for all names that are drawn at one size: it is one mistake.
  private static func namingTogether(_ diagnostics: [(Diagnostic, Sighting)]) -> [Diagnostic] {
    let names = Dictionary(grouping: diagnostics, by: \.0.place).mapValues { alike in
      alike.compactMap(\.0.name).unique.sorted()
    }
    return diagnostics.map { diagnostic, first in
      let names = names[diagnostic.place] ?? []
      guard names.count > 1 else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message = message(names, first)
      diagnostic.name = names[0]
      diagnostic.names = names
      return diagnostic
    }
  }

  private static func message(_ names: [String], _ first: Sighting) -> String {
    let verb = names.count == 1 ? "is" : "are"
    return "\(names.listed) \(verb) used at \(first.size.points.asPoints) points; "
      + first.least.words
  }

  private struct Subject: Hashable {
    var name: String
    var processes: [Int]
    /// What the platforms ask for that the size is used on.
    var limits: String
  }

  private struct Sighting {
    var size: FontSize
    var verdict: Verdict
    var least: LeastSize
  }

  private static func diagnostic(_ unsorted: [Sighting]) -> (Diagnostic, Sighting)? {
    let sightings = unsorted.sorted { $0.size.place < $1.size.place }
    guard let first = sightings.first else { return nil }
    let others = sightings.map(\.size).unique.filter { $0.place != first.size.place }
    let diagnostic = Diagnostic(
      rule: TextBelowMinimumSize.description.identifier,
      severity: TextBelowMinimumSize.description.severity,
      message: message([first.verdict.name], first),
      place: first.size.place, target: first.verdict.group.target,
      platform: first.verdict.group.platform,
      configurations: first.verdict.group.configurations, name: first.verdict.name,
      notes: others.map { .init("\($0.points.asPoints) points here", place: $0.place) },
      help: first.least.help)
    return (diagnostic, first)
  }
}

extension Verdict {
  /// Whether the font that is drawn is one of letters; one of icons has no size of text.
  func drawsLetters(_ iconFonts: Set<String>) -> Bool {
    guard resolution.outcome.isFound, !name.meansIcons else { return false }
    guard let path = resolution.face?.path else { return true }
    return !iconFonts.contains(path) && !path.lastComponent.meansIcons
  }

  /// Sizes under five points are those of a probe, or of text that no one is to read.
  fileprivate func smallSizes(on platforms: Set<Platform>) -> [(size: FontSize, least: LeastSize)] {
    let uses = uses.filter { use in use.isLive }
    let own = Set(group.processes.map(\.process.platform))
    let ways = uses.flatMap(\.candidates).filter {
      $0.place == candidate.place && $0.name == name && $0.isLive
    }
    return ways.flatMap(\.sizes).unique.compactMap { size in
      guard size.points >= 5, group.contains(size.place.path),
        !size.platforms(of: own).isEmpty,
        let least = LeastSize(size.platforms(of: platforms)), size.points < least.points
      else { return nil }
      return (size, least)
    }
  }
}

extension FontSize {
  /// Of some platforms those that it is used on.
  fileprivate func platforms(of all: Set<Platform>) -> Set<Platform> {
    platforms.map { own in all.filter { $0.isNamed(in: own) } } ?? all
  }
}

extension String {
  fileprivate var meansIcons: Bool {
    let name = lowercased()
    return [
      "icon", "symbol", "glyph", "awesome", "dingbat", "emoji", "webdings", "wingdings", "moji",
    ].contains { name.contains($0) }
  }
}

extension FontCatalogue {
  /// The paths of the files whose characters are icons.
  var iconFonts: Set<String> {
    Set(files.filter { $0.faces.allSatisfy(\.coverage.isOfIcons) }.map(\.path))
  }
}

extension CharacterCoverage {
  /// Whether most characters are private ones, which no text has.
  var isOfIcons: Bool {
    let hidden = intersection(Self.privateUse).count
    return hidden * 2 > count
  }

  private static let privateUse = CharacterCoverage([0xE000...0xF8FF, 0xF0000...0x10FFFD])
}

import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// Every name that code uses, in the font that it gives, beside what is shown where it gives none.
struct NamesSection {
  let report: Report
  let paths: ReportPaths
  let targets: TargetNames
  let sheet: GlyphSheet

  /// As many names are shown, and places of each.
  private static let most = 400
  private static let mostPlaces = 4
  private static let mostUnknown = 100

  /// `nil` where nothing uses a font by name.
  var values: PageTemplates.Values? {
    let names = Dictionary(grouping: report.assessment.names.filter { $0.candidate != nil }) {
      $0.candidate?.name ?? ""
    }
    let items = names.map { Item($0.key, $0.value) }.sorted { $0.order < $1.order }
    let unknown = report.assessment.names.filter { $0.candidate == nil && !$0.isCarriedOn }
    guard !items.isEmpty || !unknown.isEmpty else { return nil }
    let rest = items.count - Self.most
    let unknownRest = unknown.count - Self.mostUnknown
    return [
      "lead": lead(items), "items": items.prefix(Self.most).map(values),
      "rest": rest > 0 ? rest : false as Any,
      "hasUnknown": !unknown.isEmpty,
      "unknown": unknown.prefix(Self.mostUnknown).map { values(unknown: $0) },
      "unknownRest": unknownRest > 0 ? unknownRest : false as Any,
    ]
  }

  private func lead(_ items: [Item]) -> String {
    let bad = items.count { $0.status == .bad }
    let all = "\(items.count) different \(items.count == 1 ? "name" : "names")"
    if items.isEmpty { return "No name is known before the code runs." }
    return bad == 0
      ? "\(all), each beside what is shown if its font is missing."
      : "\(bad) of \(all) \(bad == 1 ? "gives" : "give") another font. These come first."
  }
}

extension NamesSection {
  /// How well a name is served.
  enum Status: String {
    case bad, open, good

    init(_ outcome: Resolution.Outcome) {
      switch outcome {
      case .fallback, .unregistered: self = .bad
      case .unknown, .undetermined: self = .open
      default: self = outcome.isFound ? .good : .open
      }
    }

    fileprivate var rank: Int {
      switch self {
      case .bad: 0
      case .open: 1
      case .good: 2
      }
    }
  }

  /// A name wherever it is written.
  fileprivate struct Item {
    let name: String
    let all: [ResolvedName]
    let resolutions: [Resolution]
    /// The answer that is shown: the worst there is.
    let worst: Resolution?

    init(_ name: String, _ all: [ResolvedName]) {
      self.name = name
      self.all = all
      resolutions = all.flatMap(\.resolutions)
      worst =
        resolutions.enumerated().min {
          (Status($0.element.outcome).rank, $0.offset) < (
            Status($1.element.outcome).rank, $1.offset
          )
        }?.element
    }

    var status: Status { worst.map { Status($0.outcome) } ?? .open }

    var order: String { "\(status.rank) \(name.lowercased()) \(name)" }

    /// The face that is drawn: the one that the name gives somewhere, else the one that is probably meant.
    var face: FaceIdentity? {
      resolutions.first { $0.outcome.isFound && $0.face != nil }?.face
        ?? resolutions.compactMap(\.face).first
        ?? all.flatMap(\.nearest).first { $0.face != nil }?.face
    }

    var uses: [(place: SourcePlace, api: FontAPI)] {
      all.flatMap { name in
        name.uses.map { use in (name.candidate?.place ?? use.place, use.api) }
      }
    }
  }

  private func values(_ item: Item) -> PageTemplates.Values {
    let face = item.face.flatMap {
      PageFamily.face(
        named: $0.postScriptName, in: report.assessment.catalogue.files, at: $0.path)
    }
    let isFound = item.resolutions.contains { $0.outcome.isFound }
    let sample = face.map { Sample(face: $0.face).text(String(item.name.prefix(40))) }
    let miss = item.uses.first?.api.onMiss ?? .someDefault
    var places: [PageTemplates.Values] = []
    var seen: Set<SourcePlace> = []
    for use in item.uses where seen.insert(use.place).inserted {
      places.append([
        "place": paths.relative(use.place),
        "api": PrintableText.text(use.api.name(in: use.place.path)),
      ])
    }
    let more = places.count - Self.mostPlaces
    let answers = self.answers(item)
    return [
      "name": PrintableText.text(String(item.name.prefix(200))), "status": item.status.rawValue,
      "outcome": item.worst?.inWords ?? "in no target",
      "drawing": face.flatMap { face in sample.flatMap { sheet.words($0, in: face) } }.orNothing,
      "sample": PrintableText.text(sample ?? ""), "noDrawing": noDrawing(item),
      "caption": caption(item, face, isFound: isFound),
      "miss": miss.style, "missSample": missSample(miss, item, sample).orNothing,
      "missCaption": (item.status == .bad ? "Shown now: " : "If it is missing: ") + miss.words,
      "uses": Array(places.prefix(Self.mostPlaces)), "moreUses": more > 0 ? more : false as Any,
      "hasTargets": answers.count > 1, "targets": answers,
    ]
  }

  private func missSample(_ miss: FontAPI.Miss, _ item: Item, _ sample: String?) -> String? {
    miss == .nothing ? nil : PrintableText.text(sample ?? String(item.name.prefix(40)))
  }

  private func noDrawing(_ item: Item) -> String {
    if item.worst?.builtIn != nil { return "A font of the platform" }
    if item.status == .open { return "Its font is not known" }
    return item.status == .good ? "Its font has no outlines" : "No font has this name"
  }

  private func caption(_ item: Item, _ face: DrawnFace?, isFound: Bool) -> String {
    if let face, let identity = item.face {
      let file = paths.relative(face.source.path)
      let name = "\(identity.postScriptName), \(file)"
      return PrintableText.text(
        isFound ? name : item.worst?.face != nil ? "Not registered: \(name)" : "Probably \(name)")
    }
    if let builtIn = item.worst?.builtIn { return PrintableText.text("Built in: \(builtIn.name)") }
    if let near = item.all.flatMap(\.nearest).first {
      return PrintableText.text("Probably \(near.name)")
    }
    return item.status == .open
      ? "The project does not show which font has the name" : "The project has no similar name"
  }

  /// What each target gives; none where all give the same.
  private func answers(_ item: Item) -> [PageTemplates.Values] {
    var lines: [(words: String, status: Status, targets: [String])] = []
    for resolution in item.resolutions {
      guard report.assessment.processes.indices.contains(resolution.process) else { continue }
      let target = targets.name(report.assessment.processes[resolution.process].process)
      let words = resolution.inWords
      if let index = lines.firstIndex(where: { $0.words == words }) {
        if !lines[index].targets.contains(target) { lines[index].targets.append(target) }
      } else {
        lines.append((words, Status(resolution.outcome), [target]))
      }
    }
    return lines.map {
      [
        "outcome": $0.words, "status": $0.status.rawValue,
        "target": $0.targets.joined(separator: ", "),
      ]
    }
  }

  private func values(unknown name: ResolvedName) -> PageTemplates.Values {
    let use = name.uses.first
    return [
      "text": PrintableText.text(String((use?.text ?? "").prefix(120))),
      "reason": PrintableText.text(use?.undetermined ?? ""),
      "place": use.map { paths.relative($0.place) } ?? "",
    ]
  }
}

extension FontAPI.Miss {
  /// The class of its letters.
  fileprivate var style: String {
    switch self {
    case .helvetica: "helvetica"
    case .times: "times"
    case .nothing: "nil"
    case .systemFont, .someDefault, .genericFamily: "system"
    }
  }

  fileprivate var words: String {
    switch self {
    case .systemFont: "the system font"
    case .nothing: "nil, and what the code makes of it"
    case .helvetica: "Helvetica"
    case .someDefault: "a default font"
    case .times: "Times"
    case .genericFamily: "the generic family of the page"
    }
  }
}

import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A line of the ledger: a name as it is written, or a call whose name could not be determined.
struct ReferenceJSON: Encodable {
  var path: String
  var line, column: Int?
  var api: String?
  var name: String?
  var certainty: String
  var text: String?
  /// Why the name could not be determined.
  var reason: String?
  var uses: [UseJSON]
  var flow: [FlowJSON]
  var variants: [VariantJSON]
  /// Left out where no size is known.
  var sizes: [SizeJSON]?
  var resolutions: [ResolutionJSON]
  /// Whether a call that the name reaches may ask for other names, too: not all was followed that may give it one.
  var isCutShort: Bool?
  /// Whether the name stands only in sources that no process runs.
  var isOwnerless: Bool?

  init(_ name: ResolvedName, _ processes: [ProcessFonts], _ paths: ReportPaths) {
    let own = name.uses.first { use in
      name.candidate.map { Self.stands($0, in: use) } ?? true
    }
    let main = own ?? name.uses.first
    let place = name.candidate?.place ?? main?.place ?? SourcePlace(path: "")
    path = paths.relative(place.path)
    line = place.line
    column = place.column
    api = main?.api.rawValue
    self.name = name.candidate?.name
    certainty = (name.candidate?.certainty ?? .undetermined).rawValue
    text = main?.text
    reason = name.candidate == nil ? main?.undetermined : nil
    isCutShort = name.candidate != nil && name.uses.contains(where: \.isCutShort) ? true : nil
    uses = Self.uses(of: name, apartFrom: own, paths)
    flow = (name.candidate?.flow ?? []).map { FlowJSON($0, paths) }
    variants = (name.candidate?.variants ?? []).map { VariantJSON($0, paths) }
    let known = (name.candidate?.sizes ?? []).map { SizeJSON($0, paths) }
    sizes = known.isEmpty ? nil : known
    resolutions = name.resolutions.compactMap { ResolutionJSON($0, processes, paths) }
  }

  /// The calls that the name reaches, and the places that make those calls with it.
  private static func uses(
    of name: ResolvedName, apartFrom own: FontReference?, _ paths: ReportPaths
  ) -> [UseJSON] {
    let calls = name.uses.filter { $0 != own }.map { UseJSON($0, paths) }
    var seen = Set(name.uses.map(\.place))
    var places: [UseJSON] = []
    guard let wanted = name.candidate else { return calls }
    for call in name.uses {
      // A call may have thousands of them: they are looked at where they are, and not copied.
      for index in call.candidates.indices
      where call.candidates[index].place == wanted.place
        && call.candidates[index].name == wanted.name
      {
        places += call.candidates[index].uses.filter { seen.insert($0.place).inserted }
          .map { UseJSON($0, of: call, paths) }
      }
    }
    return calls + places
  }

  /// Whether the name is written in the call itself.
  private static func stands(_ candidate: NameCandidate, in use: FontReference) -> Bool {
    guard candidate.flow.isEmpty, candidate.place.path == use.place.path,
      let literal = candidate.place.range, let argument = use.place.range
    else { return false }
    return argument.start <= literal.start && literal.end <= argument.end
  }
}

struct UseJSON: Encodable {
  var path: String
  var line, column: Int?
  var api: String
  /// What is used there, where it is not the API itself: `AppFont.title`.
  var what: String?
  /// Left out where it is false.
  var isPreviewOrTest: Bool?

  init(_ use: FontReference, _ paths: ReportPaths) {
    path = paths.relative(use.place.path)
    line = use.place.line
    column = use.place.column
    api = use.api.rawValue
  }

  /// A place that makes a call of the API from afar.
  init(_ use: FontUse, of call: FontReference, _ paths: ReportPaths) {
    path = paths.relative(use.place.path)
    line = use.place.line
    column = use.place.column
    api = call.api.rawValue
    what = use.what
    isPreviewOrTest = use.isPreviewOrTest ? true : nil
  }
}

struct VariantJSON: Encodable {
  var path: String
  var line, column: Int?
  var weight: Int?
  var italic: Bool
  var width: String?

  init(_ variant: FontVariant, _ paths: ReportPaths) {
    path = paths.relative(variant.place.path)
    line = variant.place.line
    column = variant.place.column
    weight = variant.weight
    italic = variant.isItalic
    width = variant.width?.rawValue
  }
}

struct SizeJSON: Encodable {
  var path: String
  var line, column: Int?
  var points: Double
  /// The text style that SwiftUI scales it with.
  var style: String?

  init(_ size: FontSize, _ paths: ReportPaths) {
    path = paths.relative(size.place.path)
    line = size.place.line
    column = size.place.column
    points = size.points
    style = size.style?.rawValue
  }
}

struct FlowJSON: Encodable {
  var path: String
  var line, column: Int?
  var what: String

  init(_ step: FlowStep, _ paths: ReportPaths) {
    path = paths.relative(step.place.path)
    line = step.place.line
    column = step.place.column
    what = step.what
  }
}

struct ResolutionJSON: Encodable {
  var target: String
  var platform: String
  var configurations: [String]?
  var outcome: String
  var font: String?
  var face: String?
  /// The call that registers the font, or may.
  var registration: FlowJSON?

  /// `nil` where the process is none of the assessment's.
  init?(_ resolution: Resolution, _ processes: [ProcessFonts], _ paths: ReportPaths) {
    guard processes.indices.contains(resolution.process) else { return nil }
    let process = processes[resolution.process].process
    target = process.name
    platform = process.platform.rawValue
    configurations = process.configurations.isEmpty ? nil : process.configurations
    outcome = resolution.outcome.rawValue
    font = resolution.face.map { paths.relative($0.path) }
    face = resolution.face?.postScriptName ?? resolution.builtIn?.name
    registration = resolution.registration.map { call in
      FlowJSON(FlowStep(place: call.place, what: call.function), paths)
    }
  }
}

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
  var resolutions: [ResolutionJSON]
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
    uses = name.uses.filter { $0 != own }.map { UseJSON($0, paths) }
    flow = (name.candidate?.flow ?? []).map { FlowJSON($0, paths) }
    resolutions = name.resolutions.compactMap { ResolutionJSON($0, processes, paths) }
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

  init(_ use: FontReference, _ paths: ReportPaths) {
    path = paths.relative(use.place.path)
    line = use.place.line
    column = use.place.column
    api = use.api.rawValue
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
  }
}

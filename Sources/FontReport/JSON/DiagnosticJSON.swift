import AppManifest
import FontDiagnostics
import SourceText

struct DiagnosticJSON: Encodable {
  var rule: String
  var severity: String
  var message: String
  var path: String
  var line, column: Int?
  var target: String?
  var platform: String?
  var configurations: [String]?
  var name: String?
  var names: [String]?
  var places: [PlaceJSON]?
  var suggestions: [String]
  var notes: [NoteJSON]
  var help: String?

  init(_ diagnostic: Diagnostic, _ paths: ReportPaths) {
    rule = diagnostic.rule
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    path = paths.relative(diagnostic.place.path)
    line = diagnostic.place.line
    column = diagnostic.place.column
    target = diagnostic.target
    platform = diagnostic.platform?.rawValue
    configurations = diagnostic.configurations.isEmpty ? nil : diagnostic.configurations
    name = diagnostic.name
    names = diagnostic.names.isEmpty ? nil : diagnostic.names
    places =
      diagnostic.places.isEmpty ? nil : diagnostic.places.map { PlaceJSON($0, paths) }
    suggestions = diagnostic.suggestions
    notes = diagnostic.notes.map { NoteJSON($0, paths) }
    help = diagnostic.help
  }
}

struct PlaceJSON: Encodable {
  var name, target: String?
  var severity: String
  var path: String
  var line, column: Int?

  init(_ place: Diagnostic.Place, _ paths: ReportPaths) {
    name = place.name
    target = place.target
    severity = place.severity.rawValue
    path = paths.relative(place.place.path)
    line = place.place.line
    column = place.place.column
  }
}

struct NoteJSON: Encodable {
  var message: String
  var path: String?
  var line, column: Int?

  init(_ note: Diagnostic.Note, _ paths: ReportPaths) {
    message = note.message
    path = (note.place?.path).map(paths.relative)
    line = note.place?.line
    column = note.place?.column
  }
}

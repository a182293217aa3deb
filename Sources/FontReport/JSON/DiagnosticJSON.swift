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
  var edits: [EditJSON]?

  init(_ diagnostic: Diagnostic, _ edits: [TextEdit], _ paths: ReportPaths) {
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
    let applicability = diagnostic.fix?.applicability ?? .likely
    self.edits = edits.isEmpty ? nil : edits.compactMap { EditJSON($0, applicability, paths) }
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

struct EditJSON: Encodable {
  var applicability: String
  var path: String
  var line, column, endLine, endColumn: Int
  var text: String

  init?(_ edit: TextEdit, _ applicability: Fix.Applicability, _ paths: ReportPaths) {
    guard let range = edit.place.range else { return nil }
    self.applicability = applicability.rawValue
    path = paths.relative(edit.place.path)
    line = range.start.line
    column = range.start.column
    endLine = range.end.line
    endColumn = range.end.column
    text = edit.text
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

import Foundation

/// What the report says of one name at one place.
struct FoundName: Hashable {
  /// The name; `nil` where none is known, or where a weight is meant.
  var name: String?
  var mark: Mark
  /// Why no name is known.
  var reason: String?
  /// Whether a call that it reaches may ask for other names, too.
  var isCutShort = false

  /// The name and what is found of it, wherever it stands: `GateSans-Bald wrong`, `- listed`.
  var summary: String { "\(name ?? "-") \(mark.finding.rawValue)" }
}

/// What a form's findings are read from: the report as JSON.
struct FoundNames: Decodable {
  private var diagnostics: [Entry]
  private var references: [Entry]

  fileprivate struct Entry: Decodable {
    var rule: String?
    var severity: String?
    var message: String?
    var path: String
    var line: Int
    var column: Int
    var name: String?
    var reason: String?
    var isCutShort: Bool?
    var resolutions: [Resolution]?
    var notes: [Note]?
    var places: [Place]?
  }

  /// One of the places that a diagnostic is about.
  fileprivate struct Place: Decodable {
    var name: String?
    var severity: String
    var path: String
    var line: Int?
    var column: Int?
  }

  fileprivate struct Note: Decodable {
    var message: String
    var path: String?
    var line: Int?
    var column: Int?
  }

  fileprivate struct Resolution: Decodable {
    var outcome: String
  }

  /// Each name once at each place.
  var all: [FoundName] {
    let names = references.map { reference in
      let severity = severity(of: reference)
      return FoundName(
        name: reference.name,
        mark: Mark(
          file: reference.path, line: reference.line, column: reference.column,
          finding: Self.finding(of: reference, severity)), reason: reference.reason,
        isCutShort: reference.isCutShort == true)
    }
    let weights = diagnostics.filter { $0.rule == "missing_font_variant" }.flatMap(\.lacking)
    return Array(Set(names + weights))
  }

  /// How much what is said of it matters; `nil` where nothing is.
  private func severity(of reference: Entry) -> String? {
    for diagnostic in diagnostics {
      let place = (diagnostic.places ?? []).first {
        $0.path == reference.path && $0.line == reference.line && $0.column == reference.column
          && $0.name == reference.name
      }
      if let place { return diagnostic.isAboutUnusedCode ? "unused" : place.severity }
      if diagnostic.path == reference.path, diagnostic.line == reference.line,
        diagnostic.column == reference.column, diagnostic.name == reference.name
      {
        return diagnostic.isAboutUnusedCode ? "unused" : diagnostic.severity
      }
    }
    return nil
  }

  private static func finding(of reference: Entry, _ severity: String?) -> Mark.Finding {
    let outcomes = Set((reference.resolutions ?? []).map(\.outcome))
    switch (severity, reference.name) {
    case ("error", _): return .wrong
    case ("warning", _): return .missed
    case ("unused", _): return .unused
    case ("note", _?): return .dead
    case (_, nil): return severity == nil ? (outcomes.isEmpty ? .elsewhere : .carried) : .listed
    default:
      if outcomes.isEmpty { return .elsewhere }
      return outcomes.isDisjoint(with: ["fallback", "unknown"]) ? .right : .too
    }
  }
}

extension FoundNames.Entry {
  fileprivate var isAboutUnusedCode: Bool {
    severity == "warning" && message?.hasPrefix("unused code: ") == true
  }

  /// The places that ask for what the family lacks: one is the diagnostic's, the others are its notes'.
  fileprivate var lacking: [FoundName] {
    let others = (notes ?? []).compactMap { note -> FoundName? in
      guard note.message.hasSuffix("is also used here"), let path = note.path,
        let line = note.line, let column = note.column
      else { return nil }
      return Self.lacking(path, line, column)
    }
    return [Self.lacking(path, line, column)] + others
  }

  private static func lacking(_ path: String, _ line: Int, _ column: Int) -> FoundName {
    FoundName(
      name: nil, mark: Mark(file: path, line: line, column: column, finding: .lacking))
  }
}

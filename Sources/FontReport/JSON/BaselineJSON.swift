package import FontDiagnostics

extension Baseline {
  /// What stands in the file: equal findings give equal bytes.
  package var text: String {
    JSONValue.object([
      ("findings", .array(entries.map(\.finding.json))), ("schemaVersion", .integer(1)),
    ]).text
  }
}

extension Baseline.Finding {
  fileprivate var json: JSONValue {
    let text = text.map { [("text", JSONValue.string($0))] } ?? []
    return .object(
      [("path", .string(path)), ("rule", .string(rule)), ("subject", .string(subject))] + text)
  }
}

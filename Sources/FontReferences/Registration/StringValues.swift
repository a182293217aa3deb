import SourceText

/// Which strings an expression of a Swift file can be: all that the reading of registrations has to ask of
/// whoever follows names through the whole program.
protocol StringValues {
  /// The strings, each where it is written; `nil` where nothing is known of the expression.
  func strings(at expression: SourcePlace) -> [PlacedText]?
}

/// A string and where it is written.
struct PlacedText {
  var text: String
  var place: SourcePlace
}

/// Knows nothing: only what registrations read themselves counts.
struct NoStringValues: StringValues {
  func strings(at expression: SourcePlace) -> [PlacedText]? { nil }
}

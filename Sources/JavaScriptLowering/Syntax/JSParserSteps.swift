/// Counts how often a parser looks at a token, so that it comes to an end whatever it reads.
///
/// A parser shares it with the copies of itself that look ahead. Every loop of the grammar looks at a
/// token each time it goes round: one that does not go on is stopped here, as is one that reads the
/// same stretch again and again.
final class JSParserSteps {
  /// How often a token may be looked at, on average: in thousands of files of public apps it is 14
  /// times at most.
  static let mostPerToken = 200

  private let most: Int
  private var taken = 0

  init(tokens: Int) {
    most = (tokens + 100) * Self.mostPerToken
  }

  func take() { taken &+= 1 }

  var areUsedUp: Bool { taken > most }
}

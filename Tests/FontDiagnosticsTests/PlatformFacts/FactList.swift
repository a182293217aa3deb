import Foundation

/// How sure a fact is, in the words of the page.
enum Confidence: String, Sendable {
  case documented, observed, inferred, contradictory

  /// Whether something that rests on it alone may be an error.
  var isEnoughForAnError: Bool { self == .documented || self == .observed }
}

/// The numbered facts of `PlatformFacts.md`.
enum FactList {
  /// The confidence by the fact's number.
  static let all: [String: Confidence] = {
    let page = Repository.root.appending(
      path: "Sources/FontGateKit/FontGateKit.docc/PlatformFacts.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let facts = text.matches(of: /\*\*([A-Z]+[0-9]+)\*\* \*([a-z]+)\*:/).compactMap { match in
      Confidence(rawValue: String(match.2)).map { (String(match.1), $0) }
    }
    return Dictionary(facts, uniquingKeysWith: { first, _ in first })
  }()

  /// The numbers in the order of the page, each as often as it stands there.
  static let numbers: [String] = {
    let page = Repository.root.appending(
      path: "Sources/FontGateKit/FontGateKit.docc/PlatformFacts.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^- \*\*([A-Z]+[0-9]+)\*\*/).map { String($0.1) }
  }()
}

import Foundation
import Testing

/// What a report says, without the places, and in no order.
struct Answer: Equatable {
  private var statements: [String]

  /// - Parameter report: the report as JSON.
  init(_ report: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let known = try #require(json)
    statements = try known.sorted { $0.key < $1.key }.flatMap { key, value in
      // What is found, asked or left out is a statement each.
      try (value as? [Any] ?? [value]).map { try "\(key): \(Self.text($0))" }
    }.sorted()
  }

  /// What is found beside another answer, and what is not found any more.
  func change(from other: Answer) -> [String] {
    statements.difference(from: other.statements).map { step in
      switch step {
      case .insert(_, let statement, _): "gained: " + statement
      case .remove(_, let statement, _): "lost: " + statement
      }
    }
  }

  /// Where something stands.
  private static let places: Set<String> = [
    "path", "line", "column", "endLine", "endColumn",
  ]
  /// What is told of the first place alone of several that ask for a name: which is first is a matter of
  /// places.
  private static let ofFirstUse: Set<String> = ["text", "flow", "api"]

  /// Whether a finding shows some of its places: which these are is a matter of places.
  private static func hasMorePlaces(_ finding: [String: Any]) -> Bool {
    (finding["notes"] as? [[String: Any]] ?? []).contains { note in
      (note["message"] as? String)?.wholeMatch(of: /and \d+ more places.*/) != nil
    }
  }

  /// Equal for values that differ by places and names that were given to them alone.
  private static func text(_ value: Any) throws -> String {
    switch value {
    case let object as [String: Any]:
      let isOfSeveral = (object["uses"] as? [Any])?.isEmpty == false
      var left = isOfSeveral ? places.union(ofFirstUse) : places
      if hasMorePlaces(object) { left.insert("notes") }
      let members = try object.filter { !left.contains($0.key) }.sorted { $0.key < $1.key }
        .map { key, value in try "\(key)=\(text(value))" }
      return "{" + members.joined(separator: " ") + "}"
    case let list as [Any]:
      return try "[" + list.map(text).sorted().joined(separator: ", ") + "]"
    default:
      return "\(value)".replacing(Rewriting.addedToNames, with: "")
        .replacing(/line \d+/, with: "a line")
    }
  }
}

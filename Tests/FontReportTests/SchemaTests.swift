import Foundation
import Testing

/// The schemas of the JSON reports are what people read to know what a key means.
struct SchemaTests {
  @Test(
    "every property of a schema is described", arguments: ["check", "inspect", "configuration"])
  func described(_ name: String) throws {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("Sources/FontReport/Schemas/\(name).schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    #expect(undescribed(schema, "").isEmpty)
  }

  /// The properties without a description, by their paths. What a branch says of a property (`oneOf`) only
  /// narrows it.
  private func undescribed(_ value: Any, _ path: String) -> [String] {
    if let items = value as? [Any] { return items.flatMap { undescribed($0, path) } }
    guard let schema = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let own = properties.filter { property in
      let text = (property.value as? [String: Any])?["description"] as? String
      return text?.isEmpty ?? true
    }.map { "\(path)/\($0.key)" }
    let below = schema.filter { $0.key != "oneOf" }.flatMap {
      undescribed($0.value, "\(path)/\($0.key)")
    }
    return own + below
  }
}

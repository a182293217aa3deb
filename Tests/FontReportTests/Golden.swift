import Foundation
import Testing

/// A text kept beside the tests. Tests hold their output against it and never write it.
enum Golden {
  static func text(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Goldens").appendingPathComponent(name)
    return try #require(
      try? String(contentsOf: file, encoding: .utf8), "there is no golden text '\(name)'",
      sourceLocation: location)
  }
}

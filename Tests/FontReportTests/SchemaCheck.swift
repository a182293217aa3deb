import Foundation

/// `scripts/checks/validate-json` with a schema of the project.
enum SchemaCheck {
  struct Answer: Equatable {
    var status: Int32
    var text: String
  }

  static func validate(_ json: String, schema: String = "check") throws -> Answer {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("fontgate-\(UUID().uuidString).json")
    try Data(json.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = Pipe()
    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/checks/validate-json")
    let schemas = root.appendingPathComponent("Sources/FontReport/Schemas")
    process.arguments = [
      schemas.appendingPathComponent("\(schema).schema.json").path, input.path,
    ]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, text: text)
  }
}

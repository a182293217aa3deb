import FontGateKit
import Foundation
import Testing

/// The facts of fonts in one piece, and a piece at a time.
@Suite struct FontInspectingTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").path

  private func inspecting(_ paths: [String]) -> FontInspecting {
    FontInspecting(
      paths: paths, currentDirectory: Self.folder, showsAllNames: true, showsCoverage: true)
  }

  @Test(
    "the pieces are the whole", arguments: [["Fonts"], ["Fonts/damaged", "absent"], ["Parity"]])
  func pieces(of paths: [String]) throws {
    let inspecting = inspecting(paths)
    let whole = inspecting.run()
    var pieces: [[UInt8]] = []
    let missing = inspecting.writeJSON { pieces.append($0) }
    #expect(missing == whole.missing)
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole.text(format: "json"))
  }

  @Test("no piece holds all fonts")
  func size() throws {
    var longest = 0
    var length = 0
    _ = inspecting(["."]).writeJSON {
      longest = max(longest, $0.count)
      length += $0.count
    }
    #expect(longest < length / 4)
  }
}

import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import Testing

/// Folders that hold no project.
@Suite struct LoneFolderTests {
  private func report(_ files: [String: String], _ check: (CheckRun) -> Report) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.path + "/lone-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return check(CheckRun(CheckOptions(paths: ["."], currentDirectory: folder)))
  }

  @Test func `a folder that holds a built app names it`() throws {
    let files = [
      "Payload/Demo.app/Info.plist": "<plist><dict/></plist>", "Payload/Demo.app/Demo": "",
    ]
    let report = try report(files) { $0.check() }
    #expect(report.diagnostics.map(\.rule) == ["nothing_to_check"])
    #expect(report.diagnostics.first?.message.contains("\"Demo.app\"") == true)
    #expect(report.diagnostics.first?.help?.contains("\"Payload/Demo.app\"") == true)
  }

  @Test func `an audit tells formats that apps cannot use`() throws {
    let bitmap = """
      STARTFONT 2.1
      FONT -gate-Gate-Medium-R-Normal--8-80-75-75-C-80-ISO10646-1
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 0
      STARTPROPERTIES 2
      FONT_ASCENT 8
      FONT_DESCENT 0
      ENDPROPERTIES
      CHARS 1
      STARTCHAR A
      ENCODING 65
      SWIDTH 500 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      FF
      ENDCHAR
      ENDFONT

      """
    let report = try report(["Fonts/Gate.bdf": bitmap]) { $0.audit() }
    #expect(report.diagnostics.map(\.rule) == ["unsupported_font_format"])
    #expect(report.diagnostics.map(\.severity) == [.warning])
  }
}

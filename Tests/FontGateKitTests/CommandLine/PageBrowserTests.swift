import Foundation
import Testing

/// Pages are opened in a browser: nothing is said to its console or fetched, and all works by keyboard.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PageBrowserTests {
  private static let isAsked =
    ProcessInfo.processInfo.environment["FONTGATE_BROWSER"] != nil
  private static let reason: Comment = "pages are opened by scripts/test --all"

  private func check(_ page: String) throws -> (code: Int32, text: String) {
    let process = Process()
    // A file and no pipe: what a browser leaves running would hold that open.
    let output = URL(fileURLWithPath: page + ".log")
    try Data().write(to: output)
    let stream = try FileHandle(forWritingTo: output)
    process.executableURL = URL(fileURLWithPath: Story.repository + "/scripts/checks/check-pages")
    process.arguments = [page]
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: output)
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    .enabled(if: isAsked, reason),
    arguments: ["misspelled-name", "app-with-widget", "style-dictionary"])
  func `the page of a story`(_ story: String) throws {
    let app = try StoryCopy(story)
    #expect(try app.run("report", "--date", "2026-01-31").code == 0)
    let outcome = try check(app.folder + "/fontgate-report.html")
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  /// Folders of whole apps, such as public ones that nobody here wrote: `FONTGATE_PAGE_APPS=FOLDER:FOLDER`.
  private static let apps = (ProcessInfo.processInfo.environment["FONTGATE_PAGE_APPS"] ?? "")
    .split(separator: ":").map(String.init)

  @Test(
    .enabled(if: isAsked && !apps.isEmpty, "FONTGATE_PAGE_APPS names no folder of an app"),
    arguments: apps)
  func `the page of an app of another`(_ folder: String) throws {
    let copy = try StoryCopy("misspelled-name")
    let page = copy.folder + "/page.html"
    #expect(try copy.run("report", folder, "--date", "2026-01-31", "--output", page).code == 0)
    #expect(try Data(contentsOf: URL(filePath: page)).count < 5_000_000)
    let outcome = try check(page)
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test(.enabled(if: isAsked, reason))
  func `the specimen of a folder with fonts of all kinds`() throws {
    let app = try StoryCopy("misspelled-name")
    let fonts = Story.repository + "/Fixtures/Fonts"
    _ = try app.run("inspect", fonts, "--format", "html", "--output", "fonts.html")
    let outcome = try check(app.folder + "/fonts.html")
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test func `a report is written without a word of failure, and to the file that is named`() throws
  {
    let app = try StoryCopy("misspelled-name")
    let outcome = try app.run("report")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty || outcome.output.contains("checked 1 target"))
    let page = try app.text(of: "fontgate-report.html")
    #expect(page.contains("GateDisplay-Semi-Bold") && page.contains("<use href=\"#g"))
    #expect(try app.run("report", "--output", "out/fonts.html").code == 0)
    #expect(try app.text(of: "out/fonts.html") == page)
    #expect(try app.run("report", "nowhere").code == 66)
    #expect(try app.run("report", "--date", "yesterday").code == 64)
    #expect(
      try app.run("check", "--reporter", "html", "--output", "check.html").code == 1)
    #expect(try app.text(of: "check.html") == page)
  }
}

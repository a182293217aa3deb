import Testing

@testable import FontReport

@Suite struct ReportPathsTests {
  @Test(arguments: [
    ("/project", "/project/App/x.swift", "App/x.swift"), ("/project/", "/project/x", "x"),
    ("/project", "/project", "."), ("/project", "", "."),
    ("/project", "/projectile/x", "/projectile/x"),
    ("/project", "/other", "/other"), ("/", "/x", "x"), ("/", "/", "."),
    ("/cafe\u{301}", "/cafe\u{301}/x", "x"), ("/caf", "/caf\u{301}/x", "/caf\u{301}/x"),
    ("/p", "/p/\u{301}x", "\u{301}x"),
  ])
  func `paths below the current directory are relative`(
    directory: String, path: String, relative: String
  ) {
    #expect(paths(directory).relative(path).utf8.elementsEqual(relative.utf8))
  }

  @Test(arguments: [("x/y", "/project/x/y"), ("/x", "/x"), ("", "/project")])
  func `absolute paths are absolute`(path: String, absolute: String) {
    #expect(paths("/project").absolute(path) == absolute)
  }

  private func paths(_ directory: String) -> ReportPaths {
    var report = SampleReports.empty
    report.currentDirectory = directory
    return ReportPaths(report)
  }
}

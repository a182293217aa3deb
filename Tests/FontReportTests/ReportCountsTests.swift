import AppManifest
import FontReport
import FontResolution
import Testing

@Suite struct ReportCountsTests {
  @Test func `the summary counts what was looked at`() {
    let counts = SampleReports.app.counts
    #expect(counts.errors == 2 && counts.warnings == 1 && counts.notes == 1)
    #expect(counts.fontFiles == 2 && counts.faces == 2)
    #expect(counts.targets == 2 && counts.manifests == 1 && counts.notChecked == 2)
    #expect(counts.references == 3 && counts.fallingBack == 2)
    #expect(counts.resolved == 0 && counts.undetermined == 1)
  }

  @Test func `where any code may run anywhere one process that finds the name is enough`() {
    var report = SampleReports.app
    report.assessment.processes[0].process.sources = .any
    #expect(report.counts.resolved == 1 && report.counts.fallingBack == 1)
  }

  @Test func `a name about which nothing is known is counted and no more`() {
    var report = SampleReports.app
    report.assessment.names[1].resolutions = []
    let counts = report.counts
    #expect(counts.references == 3)
    #expect(counts.resolved + counts.fallingBack + counts.undetermined == 2)
  }

  @Test func `the build configurations of a target count once`() {
    var report = SampleReports.app
    report.assessment.processes.append(report.assessment.processes[0])
    report.assessment.processes[2].process.configurations = ["Debug"]
    #expect(report.counts.targets == 2)
  }

  @Test func `targets of one name in two projects are two`() {
    var report = SampleReports.app
    var other = report.assessment.processes[0]
    other.process.provider = .project(.xcode, path: "/project/Other/App.xcodeproj")
    report.assessment.processes.append(other)
    #expect(report.counts.targets == 3)
  }
}

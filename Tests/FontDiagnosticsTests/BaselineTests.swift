import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

/// What a baseline lets be, and which of its entries are stale.
@Suite struct BaselineTests {
  private static func found(_ lines: [Int], _ names: [String]) -> [Diagnostic] {
    zip(names, lines).flatMap { name, line in
      Sample(processes: [.process()], names: [.name(name, line: line, .gives(.fallback))])
        .found(by: UnknownFontName.self)
    }
  }

  @Test func `a finding that is listed is let be, on whatever line it stands`() {
    let baseline = Baseline(of: Self.found([3], ["One"]), path: "/app/baseline.json")
    let compared = baseline.compared(with: Self.found([7, 9], ["One", "Two"]))
    #expect(compared.new.map(\.name) == ["Two"])
    #expect(compared.stale.isEmpty)
  }

  @Test func `a mistake that is made once more is found`() {
    let baseline = Baseline(of: Self.found([3], ["One"]), path: "/app/baseline.json")
    #expect(baseline.compared(with: Self.found([3, 5], ["One", "One"])).new.count == 1)
  }

  @Test func `what is found no more is stale`() {
    let baseline = Baseline(of: Self.found([3, 5], ["One", "Two"]), path: "/app/baseline.json")
    let stale = baseline.compared(with: Self.found([3], ["One"])).stale
    #expect(stale.map(\.finding.subject) == ["Two"])
  }

  @Test func `paths are relative to the baseline's folder`() {
    let file = Self.found([3], ["One"])[0].place.path
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let baseline = Baseline(of: Self.found([3], ["One"]), path: "/\(folder)/baseline.json")
    #expect(baseline.entries.map(\.finding.path) == [String(file.split(separator: "/").last ?? "")])
    #expect(baseline.entries.map { baseline.file(of: $0) } == [file])
  }
}

import AppManifest
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

/// What a baseline lets be, and which of its entries are stale.
@Suite struct BaselineTests {
  /// Code with a wrong name on each of these lines, and what stands on them.
  private static func found(
    _ mistakes: [(line: Int, name: String)], baseline: Baseline? = nil
  ) -> [Diagnostic] {
    let names = mistakes.map { mistake -> ResolvedName in
      .name(mistake.name, line: mistake.line, .gives(.fallback))
    }
    return Diagnosis(rules: [UnknownFontName.self, StaleBaseline.self]).diagnostics(
      of: Sample(processes: [.process()], names: names).assessment, baseline: baseline
    ) { place in
      mistakes.first { $0.line == place.line }.map {
        "  let \($0.name.lowercased()) = \"\($0.name)\""
      }
    }
  }

  private static func baseline(of found: [Diagnostic]) -> Baseline {
    Baseline(of: found, path: "/app/baseline.json")
  }

  @Test func `a finding that is listed is let be, on whatever line it stands`() {
    let baseline = Self.baseline(of: Self.found([(3, "One")]))
    #expect(baseline.entries.map(\.finding.text) == ["let one = \"One\""])
    let new = Self.found([(7, "One"), (9, "Two")], baseline: baseline)
    #expect(new.map(\.name) == ["Two"])
  }

  @Test func `a mistake that is made once more is found, and the other is not`() {
    let baseline = Self.baseline(of: Self.found([(3, "One")]))
    let new = Self.found([(3, "One"), (5, "One")], baseline: baseline)
    #expect(new.map(\.place.line) == [5])
    #expect(new.flatMap(\.notes).isEmpty)
  }

  @Test func `of equal mistakes the one is new whose line is`() {
    func found(_ lines: [Int: String], _ baseline: Baseline?) -> [Diagnostic] {
      let names = lines.keys.sorted().map { ResolvedName.name("One", line: $0, .gives(.fallback)) }
      return Diagnosis(rules: [UnknownFontName.self]).diagnostics(
        of: Sample(processes: [.process()], names: names).assessment, baseline: baseline
      ) { lines[$0.line ?? 0] }
    }
    let baseline = Self.baseline(of: found([9: "title = \"One\""], nil))
    let new = found([3: "body = \"One\"", 9: "title = \"One\""], baseline)
    #expect(new.map(\.place.line) == [3])
  }

  @Test func `what is found no more is stale`() {
    let baseline = Self.baseline(of: Self.found([(3, "One"), (5, "Two")]))
    let found = Self.found([(3, "One")], baseline: baseline)
    #expect(found.map(\.rule) == ["stale_baseline"])
    #expect(found.map { $0.message.contains("Two") } == [true])
  }

  @Test func `paths are relative to the baseline's folder`() {
    let baseline = Self.baseline(of: Self.found([(3, "One")]))
    #expect(baseline.entries.map(\.finding.path) == ["Fonts.swift"])
    #expect(baseline.entries.map { baseline.file(of: $0) } == ["/app/Fonts.swift"])
  }

  @Test func `an entry without the text of its line is read as it was meant`() {
    let old = Baseline.Finding(rule: "unknown_font_name", path: "Fonts.swift", subject: "One")
    let baseline = Baseline(
      path: "/app/baseline.json",
      entries: [.init(old, place: SourcePlace(path: "/app/baseline.json"))]
    )
    #expect(Self.found([(3, "One")], baseline: baseline).isEmpty)
    #expect(Self.found([(3, "One"), (5, "One")], baseline: baseline).map(\.place.line) == [5])
  }
}

/// What a baseline lets be of a mistake that many places suffer from.
@Suite struct CauseBaselineTests {
  private static let path = "/app/baseline.json"

  private static func diagnose(
    _ sample: Sample, baseline: Baseline? = nil
  ) -> [Diagnostic] {
    let running: [any Rule.Type] = [
      FontNotInTarget.self, UnregisteredFont.self, StaleBaseline.self,
    ]
    return Diagnosis(rules: running).diagnostics(of: sample.assessment, baseline: baseline)
  }

  private static func lost(on lines: [Int]) -> Sample {
    Sample(
      fonts: [.font("Lost")], processes: [.process()],
      names: lines.map {
        .name("Lost", line: $0, .gives(.unregistered, face: "Lost", link: .notBundled))
      })
  }

  @Test func `another place that suffers from a known mistake is not new`() {
    let first = Self.diagnose(Self.lost(on: [5]))
    #expect(first.map(\.rule) == ["unregistered_font"])
    let baseline = Baseline(of: first, path: Self.path)
    #expect(Self.diagnose(Self.lost(on: [3, 5, 9]), baseline: baseline).isEmpty)
    // Nor does it matter which place is the first.
    #expect(Self.diagnose(Self.lost(on: [9]), baseline: baseline).isEmpty)
  }

  @Test func `another font that is lost in the same way is new`() {
    let baseline = Baseline(of: Self.diagnose(Self.lost(on: [5])), path: Self.path)
    var sample = Self.lost(on: [5])
    sample.fonts.append(.font("Other"))
    sample.names.append(
      .name("Other", line: 7, .gives(.unregistered, face: "Other", link: .notBundled)))
    let new = Self.diagnose(sample, baseline: baseline)
    #expect(new.map(\.name) == ["Other"])
    #expect(new.map(\.place.line) == [7])
  }

  @Test func `old entries for places stand for what they suffer from`() {
    let entries = [3, 5].map { _ in
      Baseline.Entry(
        .init(rule: "unregistered_font", path: "Fonts.swift", subject: "Lost"),
        place: SourcePlace(path: Self.path))
    }
    let baseline = Baseline(path: Self.path, entries: entries)
    #expect(Self.diagnose(Self.lost(on: [3, 5]), baseline: baseline).isEmpty)
    #expect(Self.diagnose(Self.lost(on: [3, 5, 7]), baseline: baseline).isEmpty)
    #expect(Self.diagnose(Self.lost(on: [3]), baseline: baseline).map(\.rule) == ["stale_baseline"])
  }
}

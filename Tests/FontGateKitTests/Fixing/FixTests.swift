import FontGateKit
import Foundation
import Testing

/// `fontgate fix` on every story.
@Suite struct FixTests {
  @Test(arguments: HelpTests.stories)
  func `what is safe is fixed, and nothing else is touched`(story: Story) async throws {
    let app = try EditedApp(story)
    defer { app.remove() }
    let before = try app.check()
    let safe = before.diagnostics.filter {
      $0.fix?.applicability == .safe && !before.textEdits(of: $0).isEmpty
    }
    let files = app.contents()
    let plan = FixPlan(before)
    let outcome = try await Fixing(app.gate).run()
    let left = Set(outcome.report.diagnostics.flatMap(Mistake.all))
    #expect(left.isDisjoint(with: safe.flatMap(Mistake.all)))
    #expect(outcome.fixed.isEmpty == safe.isEmpty)
    let fixed = app.contents()
    #expect(Set(fixed.keys) == Set(files.keys))
    for (path, bytes) in fixed where outcome.fixed[path] == nil {
      #expect(bytes == files[path], "\(path)")
    }
    for path in outcome.fixed.keys {
      guard let file = plan.files.first(where: { $0.path.hasSuffix("/" + path) }) else { continue }
      try expectOnlyEdits(file, of: safe.flatMap(before.textEdits))
    }
    let again = try await Fixing(app.gate).run()
    #expect(again.fixed.isEmpty)
    #expect(app.contents() == fixed)
  }

  /// Cutting the edited texts out of both versions leaves the same bytes.
  private func expectOnlyEdits(_ file: FixPlan.File, of edits: [TextEdit]) throws {
    let old = String(decoding: file.replacement.old, as: UTF8.self)
    let new = String(decoding: file.replacement.new, as: UTF8.self)
    let changed = Set(
      edits.filter { $0.place.path == file.path }.flatMap { edit in
        (edit.place.range?.start.line ?? 0)...(edit.place.range?.end.line ?? 0)
      })
    let kept = old.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !changed.contains($0.offset + 1) }.map(\.element)
    var rest = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in kept {
      guard let index = rest.firstIndex(of: line) else {
        Issue.record("a line that no edit touches is gone: \(line)")
        return
      }
      rest = rest[(index + 1)...]
    }
  }
}

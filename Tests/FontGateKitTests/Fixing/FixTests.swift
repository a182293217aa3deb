import FileTree
import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import SourceText
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
    #expect(Mistake.left(outcome.report.diagnostics, of: before.diagnostics, edited: safe).isEmpty)
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

  @Test func `a name that code looks up is written otherwise only where that is meant`()
    async throws
  {
    let app = try StoryCopy("wrong-case-of-a-name-that-is-looked-up")
    let gate = CheckRun(CheckOptions(paths: [app.folder], currentDirectory: app.folder))
    let fixed = await Fixing(gate).plan().1.files.map {
      String(decoding: $0.replacement.new, as: UTF8.self)
    }
    #expect(fixed.count == 1)
    #expect(fixed.allSatisfy { $0.contains("GateSans-Bold") && !$0.contains("GateSans-Regular") })
  }

  @Test func `a file that cannot be written is named, with what was fixed before`() async throws {
    let app = try StoryCopy("wrong-case")
    let gate = CheckRun(CheckOptions(paths: [app.folder], currentDirectory: app.folder))
    let plan = await Fixing(gate).plan().1
    let file = try #require(plan.files.first)
    func protect(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
    try protect(0o444)
    let first = await #expect(throws: Fixing.Failure.self) { try await Fixing(gate).run() }
    #expect(first?.file.path == file.path)
    #expect(first?.fixed == [:])
    #expect(first?.text.hasSuffix("is read-only; nothing was changed\n") == true)

    // What is fixed comes back and can be fixed no more: as if another program wrote to it.
    try protect(0o644)
    let old = try Data(contentsOf: URL(fileURLWithPath: file.path))
    var checks = 0
    let later = await #expect(throws: Fixing.Failure.self) {
      try await Fixing(gate).run { step in
        guard case .walkingFolders = step else { return }
        checks += 1
        guard checks == 2 else { return }
        try? (old + Data("\n".utf8)).write(to: URL(fileURLWithPath: file.path))
        try? protect(0o444)
      }
    }
    #expect(later?.fixed.values.reduce(0, +) == plan.files.map(\.findings).reduce(0, +))
    #expect(later?.text.contains("nothing else was changed\nfixed ") == true)
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

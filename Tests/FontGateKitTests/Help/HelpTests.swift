import FontDiagnostics
import FontGateKit
import FontReport
import FontResolution
import Foundation
import SourceText
import Testing

/// The fixes of findings: their edits make the finding go away, and bring no new one.
@Suite struct HelpTests {
  @Test(arguments: HelpTests.stories)
  func `what a help says to write is right`(story: Story) throws {
    let app = try EditedApp(story)
    defer { app.remove() }
    let before = try app.check()
    let mended = before.diagnostics.filter { !before.textEdits(of: $0).isEmpty }
    try FixPlan(before, applying: .likely).write()
    // A changed name is to be locked anew, as the notes say.
    try app.lockAnew()
    let after = try app.check()
    let known = Set(before.diagnostics.flatMap(Mistake.all))
    let wrong = Set(after.diagnostics.filter { $0.severity > .note }.flatMap(Mistake.all))
    #expect(wrong.subtracting(known).isEmpty, "what is new")
    let left = Mistake.left(after.diagnostics, of: before.diagnostics, edited: mended)
    #expect(left.isEmpty, "what is still there")
  }

  @Test func `there are edits of each kind`() throws {
    var kinds: [String: Int] = [:]
    for story in Self.stories {
      let app = try EditedApp(story)
      defer { app.remove() }
      let report = try app.check()
      for diagnostic in report.diagnostics where !report.textEdits(of: diagnostic).isEmpty {
        for edit in diagnostic.fix?.edits ?? [] { kinds[edit.kind, default: 0] += 1 }
      }
    }
    for kind in [
      "newList", "removal", "renaming", "labeling", "argumentRemoval", "reduction", "setting",
      "membership",
    ] {
      #expect(kinds[kind] ?? 0 > 0, "\(kind)")
    }
    #expect(kinds["insertion"] ?? 0 > 3)
    #expect(kinds["replacement"] ?? 0 > 40)
  }

  /// What says to write a thing has the edit that writes it.
  @Test func `a help that says what to write has edits`() throws {
    for story in Self.stories {
      let app = try EditedApp(story)
      defer { app.remove() }
      let report = try app.check()
      for diagnostic in report.diagnostics {
        guard let help = diagnostic.help, diagnostic.place.range != nil,
          !diagnostic.notes.contains(where: { $0.message.hasPrefix("also in ") }),
          help.wholeMatch(
            of: /replace with "[^"]+"(, its PostScript name)?|replace "size:" with "fixedSize:".*/)
            != nil
        else { continue }
        // The layers of an animation name the font, too; a page in a string of code is no file of its own.
        let isElsewhere = story.name == "lottie" || story.name == "web-pages"
        let isWritten = !report.textEdits(of: diagnostic).isEmpty || isElsewhere
        #expect(isWritten, "\(story.name): \(diagnostic.message): \(help)")
      }
    }
  }

  /// Those whose files can be edited.
  static let stories = Story.all.filter { !$0.name.hasPrefix("built-") }
}

extension Edit {
  fileprivate var kind: String {
    switch change {
    case .replacement: "replacement"
    case .insertion: "insertion"
    case .newList: "newList"
    case .removal: "removal"
    case .renaming: "renaming"
    case .labeling: "labeling"
    case .argumentRemoval: "argumentRemoval"
    case .reduction: "reduction"
    case .setting: "setting"
    case .membership: "membership"
    }
  }
}

/// What is wrong, wherever in its file.
struct Mistake: Hashable {
  var rule: String
  var path: String
  var name: String?

  /// Each mistake that a finding tells: those of its names and its entries.
  static func all(of diagnostic: Diagnostic) -> [Mistake] {
    diagnostic.marks.map { Mistake(rule: $0.rule, path: $0.path, name: $0.subject) }
  }

  /// The mistakes of edited findings that are found more often afterwards than those without an edit were before.
  static func left(
    _ after: [Diagnostic], of before: [Diagnostic], edited: [Diagnostic]
  ) -> Set<Mistake> {
    func counts(_ diagnostics: [Diagnostic]) -> [Mistake: Int] {
      Dictionary(diagnostics.flatMap { Set(all(of: $0)) }.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let (after, before, edited) = (counts(after), counts(before), counts(edited))
    return Set(
      edited.keys.filter { after[$0, default: 0] > before[$0, default: 0] - edited[$0, default: 0] }
    )
  }
}

/// A story in a folder of its own, to be edited.
struct EditedApp {
  let folder: URL

  init(_ story: Story) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-\(UUID())")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: story.folder), to: folder)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var gate: CheckRun {
    get throws {
      var options = CheckOptions(paths: [folder.path], currentDirectory: folder.path)
      if let file = try Configuration.find(for: ["."], currentDirectory: folder.path) {
        options.adopt(file)
        options.rules = try file.rules.selection()
      }
      return CheckRun(options)
    }
  }

  func check() throws -> Report { try gate.check() }

  /// Writes the lock again, if there is one.
  func lockAnew() throws {
    let lock = try gate.lock().lock
    guard FileManager.default.fileExists(atPath: lock.path) else { return }
    try Data(lock.text.utf8).write(to: URL(fileURLWithPath: lock.path))
  }

  /// The bytes of all its files by their paths.
  func contents() -> [String: Data] {
    var files: [String: Data] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path)
    while let path = paths?.nextObject() as? String {
      files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
    }
    return files
  }
}

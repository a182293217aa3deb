import FontGateKit
import Foundation
import SourceText
import Testing

/// The help that findings give: an edit makes its finding go away, and brings no new one.
@Suite struct HelpTests {
  @Test(arguments: HelpTests.stories)
  func `what a help says to write is right`(story: Story) throws {
    let app = try EditedApp(story)
    defer { app.remove() }
    let before = try app.check()
    let edits = before.diagnostics.flatMap { diagnostic in
      HelpEdit.edits(of: diagnostic).map { (diagnostic, $0) }
    }
    try app.apply(edits.map(\.1))
    let after = try app.check()
    let known = Set(before.diagnostics.flatMap(Mistake.all))
    let edited = Set(edits.flatMap { Mistake.all(of: $0.0) })
    let left = Set(after.diagnostics.flatMap(Mistake.all))
    let wrong = Set(after.diagnostics.filter { $0.severity > .note }.flatMap(Mistake.all))
    #expect(wrong.subtracting(known).isEmpty, "what is new")
    #expect(left.intersection(edited).isEmpty, "what is still there")
  }

  @Test func `there are edits of each kind`() throws {
    let edits = try Self.stories.flatMap { story in
      let app = try EditedApp(story)
      defer { app.remove() }
      return try app.check().diagnostics.flatMap(HelpEdit.edits)
    }
    #expect(edits.count { $0.isInsertion } > 3)
    #expect(edits.count { !$0.isInsertion } > 20)
  }

  /// Those whose files can be edited.
  static let stories = Story.all.filter { !$0.name.hasPrefix("built-") }
}

/// What is wrong, wherever in its file.
private struct Mistake: Hashable {
  var rule: String
  var path: String
  var name: String?

  /// Each mistake that a finding tells: those of its names and its entries.
  static func all(of diagnostic: Diagnostic) -> [Mistake] {
    diagnostic.marks.map { Mistake(rule: $0.rule, path: $0.path, name: $0.subject) }
  }
}

/// An edit that a help describes.
struct HelpEdit {
  var place: SourcePlace
  /// What takes the place of the name or the entry; what is listed besides where it is an insertion.
  var texts: [String]
  /// Whether entries are added to the list whose key stands at the place.
  var isInsertion = false

  static func edits(of diagnostic: Diagnostic) -> [HelpEdit] {
    guard let help = diagnostic.help, diagnostic.place.range != nil else { return [] }
    if let added = help.wholeMatch(of: /add (.+) to UIAppFonts(, or remove .*)?/) {
      guard diagnostic.place.path.hasSuffix(".plist") else { return [] }
      return [HelpEdit(place: diagnostic.place, texts: names(in: added.1), isInsertion: true)]
    }
    let pattern = /(in UIAppFonts, )?replace ("[^"]+" )?with "([^"]+)"(, its PostScript name)?/
    guard let written = help.wholeMatch(of: pattern) else { return [] }
    let places = diagnostic.places.filter { $0.name == diagnostic.name }.map(\.place)
    let all = diagnostic.name == nil ? [diagnostic.place] : [diagnostic.place] + places
    return Set(all).map { HelpEdit(place: $0, texts: [String(written.3)]) }
  }

  /// The names in a list: `"a", "b" and "c"`; none where it leaves some out.
  private static func names(in list: Substring) -> [String] {
    guard list.wholeMatch(of: /.* more/) == nil else { return [] }
    return list.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}

/// A story in a folder of its own, to be edited.
private struct EditedApp {
  private let folder: URL

  init(_ story: Story) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-\(UUID())")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: story.folder), to: folder)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func check() throws -> Report {
    var options = FontGateOptions(paths: [folder.path], currentDirectory: folder.path)
    if let file = try Configuration.find(for: ["."], currentDirectory: folder.path) {
      options.adopt(file)
      options.rules = try file.rules.selection()
    }
    return FontGate(options).check()
  }

  /// What stands before and after a name in code; nothing in documents.
  private static func marks(around name: String) -> (String, String) {
    for (before, after) in [("@\"", "\""), ("\"", "\""), ("'", "'"), ("`", "`")]
    where name.hasPrefix(before) && name.hasSuffix(after) {
      return (before, after)
    }
    return ("", "")
  }

  /// Later places first, so that earlier ones stay where they are.
  func apply(_ edits: [HelpEdit]) throws {
    var done: Set<SourcePlace> = []
    for edit in edits.sorted(by: { $0.place > $1.place }) where done.insert(edit.place).inserted {
      let file = URL(fileURLWithPath: edit.place.path)
      var lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
      guard let range = edit.place.range, range.start.line == range.end.line else { continue }
      let index = range.start.line - 1
      if edit.isInsertion {
        let array = lines.indices.first {
          $0 >= index && String(decoding: lines[$0], as: UTF8.self).contains("<array>")
        }
        let entries = edit.texts.map { Array("    <string>\($0)</string>".utf8) }
        lines.insert(contentsOf: entries, at: (try #require(array)) + 1)
      } else {
        let (start, end) = (range.start.column - 1, range.end.column - 1)
        let old = String(decoding: lines[index][start..<end], as: UTF8.self)
        let marks = Self.marks(around: old)
        let new = marks.0 + (edit.texts.first ?? "") + marks.1
        lines[index].replaceSubrange(start..<end, with: new.utf8)
      }
      let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      try Data(text.utf8).write(to: file)
    }
  }
}

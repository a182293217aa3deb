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
    for kind in HelpEdit.Kind.allCases {
      #expect(edits.contains { $0.kind == kind }, "\(kind)")
    }
    #expect(edits.count { $0.kind == .insertion } > 3)
    #expect(edits.count { $0.kind == .replacement } > 40)
  }

  /// Those whose files can be edited; the layers of a Lottie file go by the name that is replaced, and have
  /// to be edited with it.
  static let stories = Story.all.filter { !$0.name.hasPrefix("built-") && $0.name != "lottie" }
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
  enum Kind: Hashable, CaseIterable {
    /// A name or an entry is replaced.
    case replacement
    /// Entries are added to the list whose key stands at the place.
    case insertion
    /// A list is added to a manifest that has none.
    case newList
    /// A key is called something else.
    case renaming
    /// A build setting gets another value.
    case setting
  }

  var place: SourcePlace
  /// What takes the place of the name or the entry; what is listed besides where it is an insertion.
  var texts: [String]
  var kind = Kind.replacement

  static func edits(of diagnostic: Diagnostic) -> [HelpEdit] {
    // What `scaled_twice` says to replace stands before the place.
    guard let help = diagnostic.help, diagnostic.place.range != nil,
      diagnostic.rule != "scaled_twice"
    else { return [] }
    let place = diagnostic.place
    if let added = help.wholeMatch(of: /add (.+) to UIAppFonts(, or remove .*)?/) {
      guard place.path.hasSuffix(".plist") else { return [] }
      return [HelpEdit(place: place, texts: names(in: added.1), kind: .insertion)]
    }
    if let added = help.wholeMatch(of: /add UIAppFonts with (.+) to Info.plist/) {
      guard place.path.hasSuffix(".plist") else { return [] }
      return [HelpEdit(place: place, texts: names(in: added.1), kind: .newList)]
    }
    if let renamed = help.wholeMatch(of: /rename the key to (\w+)/) {
      return [HelpEdit(place: place, texts: [String(renamed.1)], kind: .renaming)]
    }
    if let set = help.wholeMatch(of: /set (INFOPLIST_FILE|ATSApplicationFontsPath) to "([^"]+)"/) {
      let isManifest = set.1 != "INFOPLIST_FILE"
      guard !isManifest || diagnostic.rule == "wrong_fonts_path" else { return [] }
      let others = diagnostic.notes.filter { $0.message == "also set here" }.compactMap(\.place)
      return ([place] + others).map {
        HelpEdit(place: $0, texts: [String(set.2)], kind: isManifest ? .replacement : .setting)
      }
    }
    let pattern =
      /(in UIAppFonts, )?replace ("[^"]+" )?with "([^"]+)"(, its PostScript name|, the nearest font of "[^"]+"(, or add the missing font to the (app|package))?)?/
    guard let written = help.wholeMatch(of: pattern) else { return [] }
    let places = diagnostic.places.filter { $0.name == diagnostic.name }.map(\.place)
    // The same entry in other manifests.
    let entries = diagnostic.notes.filter { $0.message.hasSuffix("is listed here") }
    let others = diagnostic.name == nil ? entries.compactMap(\.place) : places
    let all = [diagnostic.place] + others
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

  /// Later places first, so that earlier ones stay where they are.
  func apply(_ edits: [HelpEdit]) throws {
    var done: Set<SourcePlace> = []
    for edit in edits.sorted(by: { $0.place > $1.place }) where done.insert(edit.place).inserted {
      let file = URL(fileURLWithPath: edit.place.path)
      var lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
      guard let range = edit.place.range, range.start.line == range.end.line else { continue }
      let index = range.start.line - 1
      edit.apply(to: &lines, line: index, columns: range.start.column - 1..<range.end.column - 1)
      let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      try Data(text.utf8).write(to: file)
    }
  }
}

extension HelpEdit {
  /// Does what the help says to the lines of a file.
  fileprivate func apply(to lines: inout [[UInt8]], line: Int, columns: Range<Int>) {
    let entries = texts.map { "    <string>\($0)</string>" }
    switch kind {
    case .insertion:
      let array = lines.indices.first { $0 >= line && lines[$0].text.contains("<array>") }
      guard let array else { return }
      lines.insert(contentsOf: entries.map { Array($0.utf8) }, at: array + 1)
    case .newList:
      guard let end = lines.lastIndex(where: { $0.text.contains("</dict>") }) else { return }
      let list = ["  <key>UIAppFonts</key>", "  <array>"] + entries + ["  </array>"]
      lines.insert(contentsOf: list.map { Array($0.utf8) }, at: end)
    case .setting:
      let start = lines[line].text
      lines[line] = Array(
        start.replacing(/INFOPLIST_FILE( = |: )"?[^;"]+"?/) {
          "INFOPLIST_FILE\($0.1)\"\(texts.first ?? "")\""
        }.utf8)
    case .replacement, .renaming:
      let marks = Self.marks(around: Array(lines[line][columns]).text)
      let new = marks.0 + (texts.first ?? "") + marks.1
      lines[line].replaceSubrange(columns, with: new.utf8)
    }
  }

  /// What stands before and after a name in code; nothing in documents.
  private static func marks(around name: String) -> (String, String) {
    for (before, after) in [("@\"", "\""), ("\"", "\""), ("'", "'"), ("`", "`")]
    where name.hasPrefix(before) && name.hasSuffix(after) {
      return (before, after)
    }
    return ("", "")
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

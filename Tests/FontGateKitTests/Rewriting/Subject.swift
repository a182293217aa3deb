import FontGateKit
import FontReport
import Foundation
import SourceText
import Testing

/// An app whose sources can be written anew: a form, a program of the parity suite in one of its languages,
/// or a story.
struct Subject: Sendable, CustomTestStringConvertible {
  var name: String
  var sources: @Sendable () throws -> [SourceFile]
  /// Writes the app, with its sources, to a folder that is not there yet.
  var write: @Sendable (URL) throws -> Void
  var testDescription: String { name }

  static let all: [Subject] =
    Form.all.map { Subject(name: $0.name, app: $0.app) }
    + ParityProgram.all.flatMap(\.versions).map {
      Subject(name: "\($0.program.name), \($0.language.rawValue)", app: $0.app)
    } + stories

  static let stories: [Subject] = Story.all.map(Subject.init)

  private init(name: String, app: @escaping @Sendable () throws -> SourceApp) {
    self.name = name
    sources = { try app().sources }
    write = { folder in try app().write(to: folder) }
  }

  private init(_ story: Story) {
    name = story.name
    sources = { try SourceFile.all(ofAppIn: URL(fileURLWithPath: story.folder)) }
    write = { folder in
      try FileManager.default.copyItem(at: URL(fileURLWithPath: story.folder), to: folder)
    }
  }
}

extension Subject {
  /// A copy of the app that is checked with one version of its sources after another.
  final class Copy {
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "fontgate-\(UUID())")
    private let original: [SourceFile]
    private var sources: [SourceFile]

    init(of subject: Subject) throws {
      original = try subject.sources()
      sources = original
      try subject.write(folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What `fontgate check` finds with these sources, as JSON; the projects compile all of them.
    func report(on sources: [SourceFile]? = nil) throws -> String {
      try replace(with: sources ?? original)
      var options = CheckOptions(paths: [folder.path], currentDirectory: folder.path)
      if let file = try Configuration.find(for: ["."], currentDirectory: folder.path) {
        options.adopt(file)
        options.rules = try file.rules.selection()
      }
      let reporter = try ReporterCatalogue.reporter(named: "json")
      return reporter.init(style: ReporterStyle(width: 100, usesColor: false))
        .write(CheckRun(options).check())
    }

    private func replace(with new: [SourceFile]) throws {
      guard new != sources else { return }
      for source in sources {
        try FileManager.default.removeItem(at: folder.appending(path: source.name))
      }
      for source in new {
        let text = ProjectText(source)?.replacing(original, with: new) ?? source.checkedText
        try text.write(
          to: folder.appending(path: source.name), atomically: false, encoding: .utf8)
      }
      sources = new
    }
  }
}

extension SourceFile {
  /// The sources of an app and its projects; what describes a package or a tool is none.
  fileprivate static func all(ofAppIn folder: URL) throws -> [SourceFile] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let settings: Set<String> = [
      "Package.swift", "Project.swift", "Workspace.swift", "Dependencies.swift", "Tuist.swift",
      "react-native.config.js",
    ]
    return try paths.sorted().filter { path in
      let file = SourceFile(name: path, text: "")
      return (file.language != nil || file.isProject) && !settings.contains(file.lastName)
        && !path.contains("/ProjectDescriptionHelpers/")
    }.map { path in
      SourceFile(
        name: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }
}

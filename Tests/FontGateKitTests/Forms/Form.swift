import FontGateKit
import Foundation
import Testing

/// A file of `Fixtures/Forms`: sources whose names are marked in comments below their line.
///
///     let title = UIFont(name: "GateSans-Bald", size: 17)
///     //                       ^ wrong
///
/// A form that today's program reads wrongly says so in its first line, `// known to fail: REASON`.
struct Form: Sendable, CustomTestStringConvertible {
  /// Its folder and name: `Enums/raw-value-of-self`, `JavaScript/Enums/enum`.
  var name: String
  var language: SourceLanguage
  var testDescription: String { name }

  private var file: URL
  private static let folder = Story.repository + "/Fixtures/Forms"

  static let all: [Form] = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.sorted().compactMap { path in
      let file = URL(fileURLWithPath: folder + "/" + path)
      guard let language = SourceLanguage(of: file) else { return nil }
      let name = path.dropLast(file.pathExtension.count + 1)
      return Form(name: String(name), language: language, file: file)
    }
  }()

  /// The app around the form's sources.
  func app() throws -> SourceApp {
    SourceApp(
      sources: try SourceFile.all(in: file), language: language,
      isForMac: name.split(separator: "/").contains("AppKit"))
  }

  /// Why the program is known to be wrong about the form, where it is.
  func knownFailure() throws -> Comment? {
    let line = try app().sources.first?.text.split(separator: "\n").first ?? ""
    let introduction = "// known to fail: "
    guard line.hasPrefix(introduction) else { return nil }
    return Comment(rawValue: String(line.dropFirst(introduction.count)))
  }

  /// What the comments of the sources say.
  func marks() throws -> [Mark] {
    try app().sources.flatMap { source in source.marks }.sorted()
  }

  /// What `fontgate check` finds in an app of the sources.
  func findings() throws -> [Mark] {
    Set(try app().findings().map(\.mark)).sorted()
  }
}

import Foundation

/// A Swift file of the project, read for its laws.
struct SourceFile {
  /// The path below the repository.
  var path: String
  var lines: [String]
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The repository's folder.
  static let repository: String = {
    let components = #filePath.split(separator: "/").dropLast(3)
    return "/" + components.joined(separator: "/")
  }()

  /// Every Swift file below a folder of the repository.
  static func all(in folder: String) throws -> [SourceFile] {
    guard let paths = FileManager.default.enumerator(atPath: repository + "/" + folder) else {
      throw CocoaError(.fileNoSuchFile)
    }
    var files: [SourceFile] = []
    while let path = paths.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: "\(repository)/\(folder)/\(path)", encoding: .utf8)
      files.append(
        SourceFile(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n")))
    }
    return files
  }

  /// The lines that are not comments, with their numbers.
  var codeLines: [(Int, String)] {
    zip(1..., lines).filter { !$1.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
  }

  /// The modules that are imported.
  var imports: [String] {
    codeLines.compactMap { _, line in
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"),
        words[..<position].allSatisfy({ Self.importModifiers.contains($0) || $0.hasPrefix("@") }),
        let module = words.dropFirst(position + 1).first(where: { !Self.importKinds.contains($0) })
      else { return nil }
      return module.split(separator: ".").first.map(String.init)
    }
  }

  /// The words of the code outside strings.
  var codeWords: Set<Substring> {
    Set(
      codeLines.flatMap { _, line in
        // Every second part of a line cut at its quotes is a string.
        zip(0..., line.split(separator: "\"", omittingEmptySubsequences: false))
          .filter { number, _ in number.isMultiple(of: 2) }
          .flatMap { $1.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      })
  }

  private static let importModifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let importKinds: Set<Substring> = [
    "struct", "class", "enum", "func", "protocol", "typealias", "let", "var",
  ]
}

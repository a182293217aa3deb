import FileTree
import SourceText

/// A command of a script that copies: `cp -R Fonts "$APP/Contents/Resources"`.
struct ShellCopy {
  /// What is copied, as it is written.
  let sources: [String]
  let target: String
  /// Whether it copies the folders among what a star stands for: without an option most leave them out.
  let takesFolders: Bool
  /// Whether it copies what is in a folder, and not the folder itself.
  let opensFolders: Bool

  /// - Returns: `nil` for a line that copies nothing.
  init?(_ line: ShellLines.Line) {
    let words = line.words
    guard let start = words.firstIndex(where: Self.commands.contains) else { return nil }
    let rest = words[(start + 1)...].prefix { !Self.ends.contains($0) }
    let operands = rest.filter { !$0.hasPrefix("-") }
    guard operands.count > 1, let target = operands.last else { return nil }
    sources = Array(operands.dropLast())
    self.target = target
    opensFolders = words[start] == "ditto"
    takesFolders =
      switch words[start] {
      case "ditto": true
      case "install": false
      default:
        rest.contains { option in
          ["--recursive", "--archive"].contains(option)
            || option.hasPrefix("-") && !option.hasPrefix("--")
              && option.contains { "rRa".contains($0) }
        }
      }
  }

  /// Whether a line copies, be it said from where to where or not.
  static func isCommand(_ line: ShellLines.Line) -> Bool {
    line.words.contains(where: commands.contains)
  }

  private static let commands: Set<String> = ["cp", "ditto", "rsync", "@cp", "-cp", "install"]
  private static let ends: Set<String> = [
    "&&", "||", ";", "|", ">", "2>/dev/null", "done", "fi",
  ]
}

/// The files that words of a script mean.
struct ShellFiles {
  /// The folders that the script may run in, the likely one first.
  let folders: [String]
  let files: ProjectFiles

  /// The files and folders that a word means.
  /// - Parameter takesFolders: whether a star stands for folders, too.
  func found(_ word: String, takesFolders: Bool = true) -> [String] {
    var word = word
    while word.hasSuffix("/.") || word.hasSuffix("/") && word != "/" {
      word.removeLast(word.hasSuffix("/.") ? 2 : 1)
    }
    if word.hasPrefix(ShellLines.root + "/") { word.removeFirst(ShellLines.root.count + 1) }
    guard !word.contains("$"), !word.contains("`"), !word.isEmpty, !word.hasPrefix("/") else {
      return []
    }
    for start in folders {
      let whole = start + "/" + word
      if word.contains("*") {
        let matching =
          files.files(matching: whole, in: start)
          + (takesFolders ? files.folders(matching: FileTree.absolute(whole)) : [])
        if !matching.isEmpty { return matching }
      } else if let found = files.file(whole) ?? files.folder(whole), found != start,
        !start.isBelow(found)
      {
        return [found]
      }
    }
    return []
  }

  /// The fonts that a source brings into a folder of the bundle.
  func fonts(
    _ source: String, by copy: ShellCopy, into folder: String
  ) -> [(path: String, bundlePath: String)] {
    let below = folder.isEmpty ? "" : folder + "/"
    let found = found(source, takesFolders: copy.takesFolders)
    if FontFiles.isFont(folder), let file = found.first { return [(file, folder)] }
    return found.flatMap { item -> [(path: String, bundlePath: String)] in
      if files.file(item) != nil {
        return FontFiles.isFont(item) ? [(item, below + item.lastComponent)] : []
      }
      // `cp -R Fonts Resources` makes a folder; `cp -R Fonts/ Resources` and `Fonts Resources/Fonts`
      // copy what is in it.
      let isContent =
        source.hasSuffix("/") || source.hasSuffix("/.") || copy.opensFolders
        || folder.lastComponent == item.lastComponent
      let start = isContent ? below : below + item.lastComponent + "/"
      return files.files(below: item).filter(FontFiles.isFont).map {
        ($0, start + $0.behind(item + "/"))
      }
    }
  }
}

import FileTree
import SourceText

/// One script that makes an app: its copies into the bundle are followed, with its variables.
struct BundleScript {
  let path: String
  /// The package's folder, where scripts are mostly run.
  let folder: String
  let files: ProjectFiles

  func read(_ text: String) -> ScriptedBundle {
    var bundle = ScriptedBundle(place: SourcePlace(path: path))
    var shell = ShellLines(text)
    while let line = shell.next() {
      if let document = line.document {
        readDocument(document, line, &bundle)
      } else {
        readCommand(line, &bundle)
      }
    }
    return bundle
  }
}

extension BundleScript {
  private func place(_ line: ShellLines.Line) -> SourcePlace {
    let start = TextPosition(line: line.number, column: 1)
    let end = TextPosition(line: line.number, column: line.text.utf8.count + 1)
    return SourcePlace(path: path, range: TextRange(start: start, end: end))
  }

  /// `cat > "$APP/Contents/Info.plist" <<EOF`
  private func readDocument(
    _ document: String, _ line: ShellLines.Line, _ bundle: inout ScriptedBundle
  ) {
    guard line.words.contains(where: { $0.hasSuffix("Contents/Info.plist") }) else { return }
    // The text keeps its lines, so that what is found in it has its place in the script.
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.first, first.trimmed.hasPrefix("<?xml") { lines[0] = "" }
    let padded = String(repeating: "\n", count: line.number) + lines.joined(separator: "\n")
    let source = SourceText(path: path, bytes: Array(padded.utf8))
    guard let root = try? PropertyListDocument.read(source), root.entries != nil else {
      bundle.hasUnseenManifest = true
      return
    }
    let manifest = InfoPropertyList(path: path, root: root).manifest
    if manifest.entries.contains(where: { $0.value.contains("$") }) {
      bundle.hasUnseenManifest = true
    }
    bundle.manifests.append(manifest)
  }

  private func readCommand(_ line: ShellLines.Line, _ bundle: inout ScriptedBundle) {
    let words = line.words
    guard let start = words.firstIndex(where: { Self.copying.contains($0) }) else {
      // What is written otherwise is not followed.
      if let last = words.last, last.hasSuffix("Contents/Info.plist"), words.contains(">") {
        bundle.hasUnseenManifest = true
      }
      return
    }
    let rest = words[(start + 1)...].prefix { !["&&", "||", ";", "|", "2>/dev/null"].contains($0) }
    let operands = rest.filter { !$0.hasPrefix("-") }
    guard operands.count > 1, let target = operands.last, target.contains("Contents") else {
      return
    }
    let takesFolders = takesFolders(words[start], rest.filter { $0.hasPrefix("-") })
    for source in operands.dropLast() {
      copy(source, to: target, takesFolders: takesFolders, line, &bundle)
    }
  }

  /// Whether a command copies the folders among what a star stands for: without an option it leaves them out.
  private func takesFolders(_ command: String, _ options: [String]) -> Bool {
    switch command {
    case "ditto": true
    case "install": false
    default:
      options.contains { option in
        ["--recursive", "--archive"].contains(option)
          || !option.hasPrefix("--") && option.contains { "rRa".contains($0) }
      }
    }
  }

  private static let copying: Set<String> = ["cp", "ditto", "rsync", "@cp", "-cp", "install"]

  private func copy(
    _ source: String, to target: String, takesFolders: Bool, _ line: ShellLines.Line,
    _ bundle: inout ScriptedBundle
  ) {
    let destination = FileTree.absolute("/" + target)
    if destination.hasSuffix("Contents/Info.plist")
      || destination.hasSuffix("/Contents") && source.hasSuffix(".plist")
    {
      guard let file = found(source).first else {
        bundle.hasUnseenManifest = true
        return
      }
      bundle.manifests.append(InfoPlistFile.read(file, named: place(line), git: files.git))
      return
    }
    guard let resources = Self.resources(destination) else { return }
    let fonts = self.fonts(source, into: resources, takesFolders: takesFolders)
    if fonts.isEmpty, isUnknown(source, destination), bundle.unseen == nil {
      bundle.unseen = place(line)
    }
    for font in fonts {
      let resource = ProjectResource(
        path: font.path, bundlePath: font.bundlePath, place: place(line))
      if !bundle.fonts.contains(resource) { bundle.fonts.append(resource) }
    }
  }

  /// The part of a path below the bundle's resources.
  private static func resources(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let contents = parts.lastIndex(of: "Contents"), contents + 1 < parts.count,
      parts[contents + 1] == "Resources"
    else { return nil }
    return parts[(contents + 2)...].joined(separator: "/")
  }

  /// Whether what a line copies is neither here nor plainly no font: what the build makes is none.
  private func isUnknown(_ source: String, _ destination: String) -> Bool {
    let hasOtherName = [source, destination].contains { path in
      let name = path.lastComponent
      return name.contains(".") && !FontFiles.isFont(name) && !name.hasPrefix(".")
        && name != ".build"
    }
    return !hasOtherName && found(source).isEmpty && !source.contains(".build/")
  }

  private func fonts(
    _ source: String, into folder: String, takesFolders: Bool
  ) -> [(path: String, bundlePath: String)] {
    let below = folder.isEmpty ? "" : folder + "/"
    let found = found(source, takesFolders: takesFolders)
    if FontFiles.isFont(folder), let file = found.first { return [(file, folder)] }
    return found.flatMap { item -> [(path: String, bundlePath: String)] in
      if files.file(item) != nil {
        return FontFiles.isFont(item) ? [(item, below + item.lastComponent)] : []
      }
      // `cp -R Fonts Resources` makes a folder; `cp -R Fonts/ Resources` and `Fonts Resources/Fonts`
      // copy what is in it.
      let isContent =
        source.hasSuffix("/") || source.hasSuffix("/.")
        || folder.lastComponent == item.lastComponent
      let start = isContent ? below : below + item.lastComponent + "/"
      return files.files(below: item).filter(FontFiles.isFont).map {
        ($0, start + $0.behind(item + "/"))
      }
    }
  }

  /// The files and folders that a word means, seen from the package or from the script.
  /// - Parameter takesFolders: whether a star stands for folders, too.
  private func found(_ word: String, takesFolders: Bool = true) -> [String] {
    var word = word
    while word.hasSuffix("/.") || word.hasSuffix("/") && word != "/" {
      word.removeLast(word.hasSuffix("/.") ? 2 : 1)
    }
    if word.hasPrefix(ShellLines.root + "/") { word.removeFirst(ShellLines.root.count + 1) }
    guard !word.contains("$"), !word.contains("`"), !word.isEmpty, !word.hasPrefix("/") else {
      return []
    }
    for start in [folder, path.folder] {
      let whole = start + "/" + word
      if word.contains("*") {
        let matching =
          files.files(matching: whole, in: start)
          + (takesFolders ? files.folders(matching: FileTree.absolute(whole)) : [])
        if !matching.isEmpty { return matching }
      } else if let found = files.file(whole) ?? files.folder(whole), found != folder {
        return [found]
      }
    }
    return []
  }
}

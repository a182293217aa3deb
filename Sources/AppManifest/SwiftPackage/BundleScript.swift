import FileTree
import SourceText

/// One script that makes an app: its copies into the bundle are followed, with its variables.
struct BundleScript {
  let path: String
  /// The package's folder, where scripts are mostly run.
  let folder: String
  let files: ProjectFiles

  /// What words mean, seen from the package or from the script.
  private var sources: ShellFiles { ShellFiles(folders: [folder, path.folder], files: files) }

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
    guard let copy = ShellCopy(line) else {
      // What is written otherwise is not followed.
      if !ShellCopy.isCommand(line), let last = line.words.last,
        last.hasSuffix("Contents/Info.plist"), line.words.contains(">")
      {
        bundle.hasUnseenManifest = true
      }
      return
    }
    guard copy.target.contains("Contents") else { return }
    for source in copy.sources { self.copy(source, copy, line, &bundle) }
  }

  private func copy(
    _ source: String, _ copy: ShellCopy, _ line: ShellLines.Line, _ bundle: inout ScriptedBundle
  ) {
    let destination = FileTree.absolute("/" + copy.target)
    if destination.hasSuffix("Contents/Info.plist")
      || destination.hasSuffix("/Contents") && source.hasSuffix(".plist")
    {
      guard let file = sources.found(source).first else {
        bundle.hasUnseenManifest = true
        return
      }
      bundle.manifests.append(InfoPlistFile.read(file, named: place(line), git: files.git))
      return
    }
    guard let resources = Self.resources(destination) else { return }
    let fonts = sources.fonts(source, by: copy, into: resources)
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
    return !hasOtherName && sources.found(source).isEmpty && !source.contains(".build/")
  }
}

import FileTree
import SourceText
import XcodeProjects

/// What a script copies among the resources of a target.
///
/// CocoaPods copies the fonts of its pods so (fact P2 holds for them too): the project lists them, or a
/// list in `Pods` does, or the script itself. Where none of them is in the folder, nobody can say what
/// else the bundle holds.
struct ScriptCopies {
  let script: XcodeObject
  let project: XcodeProject
  let files: ProjectFiles
  let settings: BuildSettings

  func add(to contents: inout TargetContents) {
    let copied = listed("input")
    let inputs = Dictionary(copied.map { ($0.text.lastComponent, $0.text) }) { first, _ in first }
    let outputs = listed("output")
    for output in outputs {
      add(output, from: inputs[output.text.lastComponent], to: &contents)
    }
    guard copiesPods else { return }
    let lines = scriptLines
    // Where the outputs are one folder, or not listed, the inputs say what is copied.
    let made = Set(outputs.map(\.text.lastComponent))
    for input in (lines ?? copied) where lines != nil || !made.contains(input.text.lastComponent) {
      add(resource(input), from: input.text, to: &contents)
    }
    // The first of the inputs is the script itself.
    let isListed =
      !script.placedStrings("outputPaths").isEmpty || !fileLists("output").isEmpty
      || copied.count > 1
    if lines == nil, !isListed { contents.addPodScript(script.place) }
  }

  /// A path with the place that names it.
  private struct Path {
    var text: String
    var place: SourcePlace
  }
}

extension ScriptCopies {
  private func add(_ output: Path, from input: String?, to contents: inout TargetContents) {
    guard contents.isFont(output.text.lastComponent),
      let bundlePath = ResourceDestination.bundlePath(of: output.text)
    else { return }
    let source = input ?? output.text
    if let file = file(source) {
      contents.add(file, bundlePath: bundlePath, place: output.place)
    } else {
      contents.addAbsent(
        absolute(source), bundlePath: bundlePath, place: output.place, isFetched: true)
    }
  }

  /// What the project lists, and what the lists say that it names.
  private func listed(_ direction: String) -> [Path] {
    let own = script.placedStrings(direction + "Paths").map { path in
      Path(text: settings.expand(path.string ?? ""), place: path.place)
    }
    return own + fileLists(direction).flatMap { $0 }
  }

  /// The lists of the lists, of those that are in the folder.
  private func fileLists(_ direction: String) -> [[Path]] {
    script.placedStrings(direction + "FileListPaths").compactMap { list in
      guard let path = file(settings.expand(list.string ?? "")),
        let text = try? FileTree.read(path, limit: 4 << 20)
      else { return nil }
      return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map {
        Path(text: settings.expand($0.trimmed), place: list.place)
      }
    }
  }

  private var text: String { script.string("shellScript") ?? "" }

  /// Whether it is CocoaPods' script for resources.
  private var copiesPods: Bool { text.contains("-resources.sh") }

  /// The resources that CocoaPods' script copies; `nil` where it is not in the folder.
  private var scriptLines: [Path]? {
    let written = text.split(separator: "\"").first { $0.hasSuffix("-resources.sh") }
    guard let written = written ?? text.split(whereSeparator: \.isWhitespace).first,
      let path = file(settings.expand(String(written))),
      let bytes = try? FileTree.read(path, limit: 4 << 20)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    var names: Set<String> = []
    return lines.compactMap { line in
      let line = line.trimmed
      guard line.hasPrefix("install_resource "), let quote = line.firstIndex(of: "\"") else {
        return nil
      }
      let source = line[line.index(after: quote)...].prefix { $0 != "\"" }
      let whole = settings.expand(source.hasPrefix("$") ? String(source) : "${PODS_ROOT}/" + source)
      guard names.insert(whole).inserted else { return nil }
      return Path(text: whole, place: script.place)
    }
  }

  /// Where a resource lands.
  private func resource(_ source: Path) -> Path {
    Path(
      text: "${UNLOCALIZED_RESOURCES_FOLDER_PATH}/" + source.text.lastComponent,
      place: source.place)
  }

  private func file(_ path: String) -> String? {
    path.contains("$") ? nil : files.file(absolute(path))
  }

  private func absolute(_ path: String) -> String {
    FileTree.absolute(path.hasPrefix("/") ? path : project.sourceRoot + "/" + path)
  }
}

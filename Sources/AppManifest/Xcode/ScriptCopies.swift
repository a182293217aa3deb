import FileTree
import SourceText

extension XcodeMembers {
  /// What a script copies among the resources, where it says so: CocoaPods lists the files of its pods.
  func addCopies(by script: XcodeObject, to contents: inout TargetContents) {
    let inputs = script.strings("inputPaths").map(settings.expand)
    for output in script.placedStrings("outputPaths") {
      let path = settings.expand(output.string ?? "")
      guard contents.isFont(path), let bundlePath = ResourceDestination.bundlePath(of: path) else {
        continue
      }
      let name = path.lastComponent
      let source = inputs.first { $0.lastComponent == name }.map(absolute)
      if let file = source.flatMap(files.file) {
        contents.add(file, bundlePath: bundlePath, place: output.place)
      } else {
        contents.addAbsent(
          source ?? path, bundlePath: bundlePath, place: output.place, isFetched: true)
      }
    }
  }

  private func absolute(_ path: String) -> String {
    FileTree.absolute(path.hasPrefix("/") ? path : project.sourceRoot + "/" + path)
  }
}

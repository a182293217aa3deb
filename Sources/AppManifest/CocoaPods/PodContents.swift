import FileTree
import SourceText

/// The files of a pod that is in the folder.
struct PodContents {
  let part: PodSpecification.Part
  /// The folder of the pod's specification.
  let folder: String
  let files: ProjectFiles

  /// Patterns of one kind, more than which no pod has.
  private static let most = 300

  /// Whether there are more patterns than are looked at.
  var isCutShort: Bool {
    let bundles = part.bundles.reduce(0) { $0 + $1.resources.count }
    return [part.sources.count, part.resources.count, part.excluded.count, bundles].contains {
      $0 > Self.most
    }
  }

  var contents: TargetContents {
    var contents = TargetContents(declaring: [], git: files.git)
    guard !isCutShort else { return contents }
    let excluded = Set(part.excluded.flatMap { files.files(matching: $0, in: folder) })
    for pattern in part.sources {
      for file in sources(pattern) where !excluded.contains(file) {
        contents.add(file, bundlePath: nil, place: nil)
      }
    }
    add(part.resources, below: "", except: excluded, to: &contents)
    for bundle in part.bundles {
      add(bundle.resources, below: bundle.name + ".bundle/", except: excluded, to: &contents)
    }
    return contents
  }
}

extension PodContents {
  /// The files of a pattern; those directly in a folder where it names one.
  private func sources(_ pattern: String) -> [String] {
    if !PathPattern.isPattern(pattern), let found = files.folder(folder + "/" + pattern) {
      return files.items(in: found).filter { files.file($0) != nil }
    }
    return files.files(matching: pattern, in: folder)
  }

  private func add(
    _ patterns: [String], below target: String, except excluded: Set<String>,
    to contents: inout TargetContents
  ) {
    for pattern in patterns {
      for (file, path) in resources(pattern) where !excluded.contains(file) {
        contents.add(file, bundlePath: target + path, place: nil)
      }
    }
  }

  /// What a pattern copies, each with its path in the bundle: a file by its name, a folder with all that
  /// is in it. `Assets/**/*` copies a folder and the files in it besides.
  private func resources(_ pattern: String) -> [(file: String, path: String)] {
    let whole = FileTree.absolute(folder + "/" + pattern)
    let start = PathPattern.fixedFolder(of: whole)
    guard let found = files.folder(start) else {
      return files.file(whole).map { [($0, BundleLayout.localized($0))] } ?? []
    }
    let matcher = PathPattern(String(whole.dropFirst(start.count)))
    return files.files(below: found).flatMap { file -> [(file: String, path: String)] in
      let below = file.dropFirst(found.count)
      if start == whole { return [(file, found.lastComponent + below)] }
      let parts = below.pathComponents
      let copied = parts.indices.dropLast().first {
        matcher.matches(parts[...$0].joined(separator: "/"))
      }
      let inFolder = copied.map { (file, parts[$0...].joined(separator: "/")) }
      let alone = matcher.matches(below) ? (file, BundleLayout.localized(file)) : nil
      return [inFolder, alone].compactMap { $0 }
    }
  }
}

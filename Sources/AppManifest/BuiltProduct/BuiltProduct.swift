import FileTree
import SourceText

/// What was really built: an app, an extension, a framework or an archive of them, in a folder.
///
/// Names are not searched in binaries: only what a product declares and bundles is known.
package struct BuiltProduct: Sendable {
  /// The absolute path of the product, or of a folder that holds some.
  package let path: String

  private static let folders: Set<String> = ["app", "appex", "framework", "xcarchive"]

  package init(path: String) {
    self.path = FileTree.absolute(path)
  }

  /// Whether a path is a product by its name, and is no project's folder that is called so; an `.ipa` has to
  /// be extracted first, and the folder that comes of it has its name.
  package static func isProduct(_ path: String) -> Bool {
    folders.contains(path.pathExtension) && !FileTree.isProject(path) || isArchive(path)
  }

  /// Whether a path is an archive of an app by its name.
  package static func isArchive(_ path: String) -> Bool { path.pathExtension == "ipa" }

  /// Every process of the product, those in nested bundles too. Never fails: what could not be read is
  /// said in the reading.
  package func read() -> ManifestReading {
    var reading = ManifestReading()
    let tree: FileTree
    do {
      tree = try FileTree.walk(path, options: FileTree.WalkOptions(skipsVendored: false))
    } catch {
      reading.unchecked = [UncheckedFile(error)]
      return reading
    }
    reading.unchecked = tree.unreadable.map { UncheckedFile($0) }
    let bundles = BuiltBundle.all(in: tree)
    let processes = bundles.filter(\.isProcess)
    // A framework that is checked alone stands for a process that loads it.
    let alone = bundles.filter { $0.path == path }
    for bundle in processes.isEmpty ? alone : processes {
      guard let process = bundle.process(of: tree, processes, product: path) else {
        reading.unchecked.append(
          UncheckedFile(path: bundle.path, reason: "contains no Info.plist"))
        continue
      }
      reading.processes.append(process)
    }
    if reading.processes.isEmpty, reading.unchecked.isEmpty {
      reading.unchecked = [UncheckedFile(path: path, reason: "contains no app")]
    }
    return reading
  }
}

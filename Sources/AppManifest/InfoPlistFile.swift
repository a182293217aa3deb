import FileTree
import SourceText

/// An `Info.plist` on disk.
enum InfoPlistFile {
  /// What it declares; that it is missing or unreadable is a fault of the manifest.
  /// - Parameter place: what names the file.
  static func read(_ path: String, named place: SourcePlace) -> Manifest {
    var manifest = Manifest(path: path)
    do {
      let root = try PropertyListDocument.read(path: path, bytes: try FileTree.read(path))
      if root.entries != nil { return InfoPropertyList(path: path, root: root).manifest }
      let kind = Manifest.Fault.Kind.unreadable("holds \(root.kind), not a dictionary")
      manifest.faults = [Manifest.Fault(kind: kind, place: root.place)]
    } catch let error as DocumentError {
      manifest.faults = [Manifest.Fault(kind: .unreadable(error.reason), place: error.place)]
    } catch let error as FileFailure where error.reason.hasPrefix("no such file") {
      manifest.faults = [Manifest.Fault(kind: .missing(path), place: place)]
    } catch {
      let reason = (error as? FileFailure)?.reason ?? "\(error)"
      manifest.faults = [
        Manifest.Fault(kind: .unreadable(reason), place: SourcePlace(path: path))
      ]
    }
    return manifest
  }
}

import FileTree
package import SourceText

/// What a `.xcworkspace` holds: projects and packages that can link each other.
package struct XcodeWorkspace: Sendable {
  /// The absolute path of the `.xcworkspace`.
  package let path: String
  /// The absolute paths of everything it holds.
  package let items: Set<String>

  /// Whether it is the one that Xcode keeps within each project.
  package var isInner: Bool { Self.isInner(path) }

  /// - Throws: where its content cannot be read.
  package static func read(_ path: String) throws(DocumentError) -> XcodeWorkspace {
    let file = path + "/contents.xcworkspacedata"
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(file)
    } catch {
      throw DocumentError(error.reason, place: SourcePlace(path: file))
    }
    let document = try MarkupDocument.read(SourceText(path: file, bytes: bytes))
    // The workspace within a project stands for the folder of that project.
    let isInner = isInner(path)
    let base = isInner ? path.folder.folder : path.folder
    var items: Set<String> = isInner ? [path.folder] : []
    collect(document.children, in: base, base: base, into: &items)
    return XcodeWorkspace(path: path, items: items)
  }

  private static func isInner(_ path: String) -> Bool { path.folder.pathExtension == "xcodeproj" }

  private static func collect(
    _ elements: [MarkupElement], in folder: String, base: String, into items: inout Set<String>
  ) {
    for element in elements {
      guard let location = element[attribute: "location"]?.value,
        let path = path(location, in: folder, base: base)
      else { continue }
      if element.name == "Group" {
        collect(element.children, in: path, base: base, into: &items)
      } else {
        items.insert(path)
      }
    }
  }

  /// The path of a location: `group:` is relative to the group, `container:` to the workspace.
  private static func path(_ location: String, in folder: String, base: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let text = String(parts[1])
    switch parts[0] {
    case "absolute": return FileTree.absolute(text)
    case "container": return FileTree.absolute(base + "/" + text)
    case "group": return FileTree.absolute(folder + "/" + text)
    default: return nil
    }
  }
}

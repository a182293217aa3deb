import FileTree
import FontDiagnostics
import FontResolution
import SourceText

/// The files below some folders that can be edited, each read once.
struct EditableFiles {
  private let roots: [String]
  private var files: [String: EditableFile?] = [:]
  /// Those that cannot be edited, sorted by path.
  private(set) var left: [UncheckedFile] = []

  init(roots: [String]) {
    self.roots = roots.map { FileTree.resolved($0) ?? $0 }
  }

  /// What the edits of a fix do to the texts of their files; `nil` where one of them cannot be done.
  mutating func textEdits(of fix: Fix) -> [(edit: Edit, changes: [TextEdit])]? {
    var changes: [(edit: Edit, changes: [TextEdit])] = []
    for edit in fix.edits {
      guard let change = file(edit.place.path)?.textEdits(edit) else { return nil }
      changes.append((edit, change))
    }
    return changes.flatMap(\.changes).overlap ? nil : changes
  }

  mutating func file(_ path: String) -> EditableFile? {
    if let known = files[path] { return known }
    var file: EditableFile?
    do throws(EditableFile.Obstacle) {
      file = try read(path)
    } catch {
      left.append(UncheckedFile(path: path, reason: error.reason, isError: false))
      left.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
    }
    files[path] = .some(file)
    return file
  }

  private static func isOfProduct(_ path: String) -> Bool {
    var folder = ""
    for component in path.folderComponents {
      folder += "/" + component
      if FileTree.isBuiltBundle(folder) { return true }
    }
    return false
  }

  private func read(_ path: String) throws(EditableFile.Obstacle) -> EditableFile {
    guard let target = FileTree.resolved(path) else {
      throw EditableFile.Obstacle(reason: "no such file or folder")
    }
    guard roots.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") })
    else { throw EditableFile.Obstacle(reason: "is outside the checked folders") }
    guard !Self.isOfProduct(target) else {
      throw EditableFile.Obstacle(reason: "is part of a built product")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(target)
    } catch {
      throw EditableFile.Obstacle(reason: error.reason)
    }
    return try EditableFile(path: path, bytes: bytes)
  }
}

extension [TextEdit] {
  /// Whether two of them take the same text.
  fileprivate var overlap: Bool {
    let sorted = unique.sorted { $0.place < $1.place }
    return zip(sorted, sorted.dropFirst()).contains { first, second in
      guard first.place.path == second.place.path, let range = first.place.range,
        let next = second.place.range
      else { return false }
      return next.start < range.end
    }
  }
}

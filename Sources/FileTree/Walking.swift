extension FileTree {
  /// What a walk leaves out.
  public struct WalkOptions: Sendable, Equatable {
    /// Globs on paths below the root: `**` stands for any folders, `*` and `?` for what is within a
    /// name; a glob that matches a folder leaves out all below it; one without `/` matches at any depth.
    public var excluded: [String]
    /// Whether hidden folders, folders of package managers and build products, and built bundles are
    /// left out. The root itself never is.
    public var skipsVendored: Bool

    public init(excluded: [String] = [], skipsVendored: Bool = true) {
      self.excluded = excluded
      self.skipsVendored = skipsVendored
    }
  }

  /// Walks over a folder (or lists a single file).
  ///
  /// Real folders come first, links after them, so that a file reached both ways is listed under its
  /// own path. A folder or file that a link reaches a second time is not listed again.
  /// - Throws: only when the root itself cannot be read, or is neither a file nor a folder.
  public static func walk(_ root: String, options: WalkOptions = WalkOptions())
    throws(FileFailure) -> FileTree
  {
    let root = absolute(root)
    guard !root.utf8.contains(0) else {
      throw FileFailure(path: root, reason: "no such file or folder")
    }
    let status = try System.status(root)
    switch status.kind {
    case .special: throw FileFailure(path: root, reason: "is neither a file nor a folder")
    case .regular:
      let name = root.split(separator: "/").last.map(String.init) ?? root
      return FileTree(
        root: root, files: [File(path: root, relativePath: name, size: status.size)],
        unreadable: [])
    case .folder: break
    }
    var walk = Walk(root: root, options: options, identity: status.identity)
    walk.list(try System.items(root), of: Walk.Folder(path: root, relativePath: ""))
    walk.finish()
    return FileTree(
      root: root,
      files: walk.files.sorted { $0.relativePath.precedesByBytes($1.relativePath) },
      unreadable: walk.unreadable.sorted { $0.path.precedesByBytes($1.path) })
  }
}

/// A walk under way. Folders wait in a list, not on the stack, so that no depth can overflow it.
private struct Walk {
  struct Folder {
    var path: String
    var relativePath: String
  }

  struct Link {
    var file: FileTree.File
    var identity: System.Identity
  }

  let options: FileTree.WalkOptions
  let excluded: [Glob]
  private(set) var files: [FileTree.File] = []
  private(set) var unreadable: [FileFailure] = []
  private var waiting: [Folder] = []
  private var folderLinks: [Link] = []
  private var fileLinks: [Link] = []
  private var seen: Set<System.Identity>

  init(root: String, options: FileTree.WalkOptions, identity: System.Identity) {
    self.options = options
    excluded = options.excluded.compactMap { Glob($0, root: root) }
    seen = [identity]
  }

  mutating func finish() {
    repeat {
      while let folder = waiting.popLast() {
        do {
          list(try System.items(folder.path), of: folder)
        } catch {
          unreadable.append(error)
        }
      }
      followFolderLinks()
    } while !waiting.isEmpty
    for link in Self.sorted(fileLinks) where seen.insert(link.identity).inserted {
      files.append(link.file)
    }
  }

  mutating func list(_ items: [System.Item], of folder: Folder) {
    for item in items {
      guard let name = String(exactly: item.name) else {
        let shown = folder.path.appending(name: String(decoding: item.name, as: UTF8.self))
        unreadable.append(FileFailure(path: shown, reason: "the name is not UTF-8"))
        continue
      }
      let path = folder.path.appending(name: name)
      let relativePath = folder.relativePath.isEmpty ? name : folder.relativePath + "/" + name
      if excluded.contains(where: { $0.matches(relativePath) }) { continue }
      list(item, name: name, FileTree.File(path: path, relativePath: relativePath, size: 0))
    }
  }

  private mutating func list(_ item: System.Item, name: String, _ file: FileTree.File) {
    var file = file
    guard let status = item.status else {
      if item.isLink {
        file.kind = .brokenLink
        files.append(file)
      } else {
        unreadable.append(FileFailure(path: file.path, reason: item.reason))
      }
      return
    }
    let isFolder = status.kind == .folder
    if isFolder, options.skipsVendored, Vendored.isSkipped(name) { return }
    file.size = isFolder ? 0 : status.size
    file.kind = status.kind == .special ? .special : .regular
    switch (item.isLink, isFolder) {
    case (true, true): folderLinks.append(Link(file: file, identity: status.identity))
    case (true, false): fileLinks.append(Link(file: file, identity: status.identity))
    case (false, true): enter(file, status.identity)
    case (false, false):
      seen.insert(status.identity)
      files.append(file)
    }
  }

  private mutating func followFolderLinks() {
    let found = Self.sorted(folderLinks)
    folderLinks = []
    for link in found { enter(link.file, link.identity) }
  }

  /// In the order of their paths, so that of two links to one place always the same one counts.
  private static func sorted(_ links: [Link]) -> [Link] {
    links.sorted { $0.file.relativePath.precedesByBytes($1.file.relativePath) }
  }

  private mutating func enter(_ folder: FileTree.File, _ identity: System.Identity) {
    guard seen.insert(identity).inserted else { return }
    waiting.append(Folder(path: folder.path, relativePath: folder.relativePath))
  }
}

/// Folders that hold what others wrote or what a build made.
enum Vendored {
  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]
  private static let builtBundles: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive", "dSYM", "ipa",
  ]

  static func isSkipped(_ name: String) -> Bool {
    if name.hasPrefix(".") || names.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return builtBundles.contains(String(name[name.index(after: dot)...]))
  }
}

extension String {
  /// Whether it stands before another by its bytes: an order in which unequal names are never equal.
  fileprivate func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }

  fileprivate func appending(name: String) -> String {
    self == "/" ? "/" + name : self + "/" + name
  }

  /// The text of UTF-8 bytes, `nil` where they are not UTF-8.
  fileprivate init?(exactly bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}

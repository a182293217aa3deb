extension FileTree {
  /// What a walk leaves out.
  package struct WalkOptions: Sendable, Equatable {
    /// Globs on paths below the root: `**` stands for any folders, `*` and `?` for what is within a
    /// name; a glob that matches a folder leaves out all below it; one without `/` matches at any depth.
    package var excluded: [String]
    /// Whether hidden folders, folders of package managers and build products, and built bundles are
    /// left out. The root itself never is.
    package var skipsVendored: Bool

    package init(excluded: [String] = [], skipsVendored: Bool = true) {
      self.excluded = excluded
      self.skipsVendored = skipsVendored
    }
  }

  /// Walks over a folder (or lists a single file).
  ///
  /// Real folders come first, links after them, so that a file reached both ways is listed under its
  /// own path. What a link reaches a second time is among the links, not among the files.
  /// - Throws: only when the root itself cannot be read, or is neither a file nor a folder.
  package static func walk(_ root: String, options: WalkOptions = WalkOptions())
    throws(FileFailure) -> FileTree
  {
    var reach = Reach([absolute(root)])
    return try reach.walk(root, options: options)
  }

  /// Walks as far as a reach lets it, and accounts there for what lies outside.
  static func walk(
    _ root: String, options: WalkOptions, reach: inout Reach, isChosen: Bool
  ) throws(FileFailure) -> FileTree {
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
        unreadable: [], reach: reach)
    case .folder: break
    }
    var walk = Walk(root: root, options: options, identity: status.identity, reach: reach)
    defer { reach = walk.reach }
    try walk.start(at: root, isChosen: isChosen)
    walk.finish()
    return FileTree(
      root: root,
      files: walk.files.sorted { $0.relativePath.precedesByBytes($1.relativePath) },
      unreadable: walk.unreadable.sorted { $0.path.precedesByBytes($1.path) }, reach: walk.reach,
      links: walk.links.sorted { $0.relativePath.precedesByBytes($1.relativePath) },
      skipped: walk.skipped.sorted { $0.precedesByBytes($1) },
      products: walk.products.sorted { $0.precedesByBytes($1) })
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
  private(set) var links: [FileTree.File] = []
  private(set) var skipped: [String] = []
  private(set) var products: [String] = []
  private(set) var unreadable: [FileFailure] = []
  private(set) var reach: Reach
  private var waiting: [Folder] = []
  private var folderLinks: [Link] = []
  private var fileLinks: [Link] = []
  private var seen: Set<System.Identity>
  /// Where the folders are listed that were entered, by the paths below the root.
  private var folders: [System.Identity: String]
  /// Links to folders that were entered already.
  private var again: [LinkedFolder] = []

  init(
    root: String, options: FileTree.WalkOptions, identity: System.Identity, reach: Reach
  ) {
    self.options = options
    self.reach = reach
    excluded = options.excluded.compactMap { Glob($0, root: root) }
    seen = [identity]
    folders = [identity: ""]
  }

  /// Lists what is in the root.
  /// - Throws: when it cannot be read or must not be entered.
  mutating func start(at root: String, isChosen: Bool) throws(FileFailure) {
    let folder = Folder(path: root, relativePath: "")
    switch reach.place(of: root, isChosen: isChosen) {
    case .refused(let refusal): throw reach.failure(refusal, root)
    case .within: list(try System.items(root), of: folder)
    case .beside: try enterBeside(folder)
    }
  }

  mutating func finish() {
    enterWaiting()
    while !folderLinks.isEmpty {
      followFolderLinks()
      enterWaiting()
    }
    for link in Self.sorted(fileLinks) {
      if seen.insert(link.identity).inserted {
        files.append(link.file)
      } else {
        links.append(link.file)
      }
    }
    guard !again.isEmpty else { return }
    let (found, unfollowed) = LinkedFolder.files(of: again, in: files + links) { link, path in
      !excluded.contains { $0.matches(anyFolderOf: path, below: link) }
    }
    links += found
    unreadable += unfollowed
  }

  private mutating func enterWaiting() {
    while let folder = waiting.popLast() {
      do throws(FileFailure) {
        list(try System.items(folder.path), of: folder)
      } catch {
        unreadable.append(error)
      }
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
    if isFolder, options.skipsVendored, Vendored.isSkipped(name, at: file.path) {
      if Vendored.isNamed(name) {
        skipped.append(file.path)
      } else if !name.hasPrefix(".") {
        products.append(file.path)
      }
      return
    }
    file.size = isFolder ? 0 : status.size
    file.kind = status.kind == .special ? .special : .regular
    switch (item.isLink, isFolder) {
    case (true, true): folderLinks.append(Link(file: file, identity: status.identity))
    case (true, false): fileLinks.append(Link(file: file, identity: status.identity))
    case (false, true): enter(file, status.identity)
    case (false, false):
      seen.insert(status.identity)
      if name.hasPrefix("._"), System.isAppleDouble(file.path) { return }
      files.append(file)
    }
  }

  private mutating func followFolderLinks() {
    let found = Self.sorted(folderLinks)
    folderLinks = []
    var beside: [Folder] = []
    for link in found {
      guard seen.insert(link.identity).inserted else {
        let target = folders[link.identity] ?? link.file.relativePath
        again.append(LinkedFolder(link: link.file, target: target))
        continue
      }
      folders[link.identity] = link.file.relativePath
      let folder = Folder(path: link.file.path, relativePath: link.file.relativePath)
      switch reach.place(of: folder.path) {
      case .refused(let refusal): unreadable.append(reach.failure(refusal, folder.path))
      case .within: waiting.append(folder)
      case .beside: beside.append(folder)
      }
    }
    enterWaiting()
    for folder in beside {
      do throws(FileFailure) {
        try enterBeside(folder)
      } catch {
        unreadable.append(error)
      }
    }
  }

  /// Lists all of a folder outside of what is checked; nothing of one that holds too much, for what
  /// part of it would be listed, no two disks agree on.
  private mutating func enterBeside(_ folder: Folder) throws(FileFailure) {
    let before = (
      files.count, unreadable.count, folderLinks.count, fileLinks.count, skipped.count,
      products.count
    )
    waiting = [folder]
    while let next = waiting.popLast() {
      let items: [System.Item]
      do throws(FileFailure) {
        // One more than there may be, so that too many are seen.
        items = try System.items(next.path, limit: reach.left + 1)
      } catch {
        if next.path == folder.path { throw error }
        unreadable.append(error)
        continue
      }
      guard reach.spend(items.count) else {
        waiting = []
        files.removeSubrange(before.0...)
        unreadable.removeSubrange(before.1...)
        folderLinks.removeSubrange(before.2...)
        fileLinks.removeSubrange(before.3...)
        skipped.removeSubrange(before.4...)
        products.removeSubrange(before.5...)
        throw reach.failure(.tooMany, folder.path)
      }
      list(items, of: next)
    }
  }

  /// In the order of their paths, so that of two links to one place always the same one counts.
  private static func sorted(_ links: [Link]) -> [Link] {
    links.sorted { $0.file.relativePath.precedesByBytes($1.file.relativePath) }
  }

  private mutating func enter(_ folder: FileTree.File, _ identity: System.Identity) {
    guard seen.insert(identity).inserted else { return }
    folders[identity] = folder.relativePath
    waiting.append(Folder(path: folder.path, relativePath: folder.relativePath))
  }
}

/// Folders that hold what others wrote or what a build made.
enum Vendored {
  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  static func isNamed(_ name: String) -> Bool { names.contains(name) }

  static func isSkipped(_ name: String, at path: String) -> Bool {
    if name.hasPrefix(".") || names.contains(name) { return true }
    return BuiltBundleFolder.isNamed(name) && BuiltBundleFolder.contains(path)
  }
}

extension String {
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

/// Paths with `/` between their components, seen as text: nothing is asked of the disk.
extension String {
  /// The name of the file or folder.
  package var lastComponent: String {
    let bytes = utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    let end = bytes.index(after: last)
    let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
    return String(self[(slash.map(bytes.index(after:)) ?? startIndex)..<end])
  }

  /// The name of the file without its extension.
  package var stem: String { lastComponent.withoutExtension }

  /// The components between the slashes. By bytes: a zero-width joiner after a slash makes one character
  /// of both.
  package var pathComponents: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The components alone, without `.` and doubled or trailing slashes: `./Fonts/` is `Fonts`.
  package var withoutIdleParts: String {
    pathComponents.filter { $0 != "." }.joined(separator: "/")
  }

  /// The names of the folders on the way to the last component.
  package var folderComponents: ArraySlice<Substring> { pathComponents.dropLast() }

  /// The folder that holds it; empty where the path is a bare name.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The path itself and the folders above it, the top left out, from the inside out. None where it is
  /// longer than the paths of any system: what stands nowhere need not be looked for at every level.
  package var withFoldersAbove: [String] {
    guard utf8.count <= 4096 else { return [] }
    var paths: [String] = []
    var path = self
    while !path.isEmpty {
      paths.append(path)
      path = path.folder
    }
    return paths
  }

  /// Whether it is the path of something in a folder, at any depth.
  package func isBelow(_ folder: String) -> Bool {
    utf8.count > folder.utf8.count && utf8.starts(with: folder.utf8)
      && utf8[utf8.index(utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  }

  /// What follows a folder that it leads through.
  package func behind(_ folder: String) -> Substring {
    Substring(utf8.dropFirst(folder.utf8.count))
  }

  /// Whether one of the folders on the way has this extension.
  package func hasFolder(withExtension name: String) -> Bool {
    folderComponents.contains { $0.hasSuffix("." + name) }
  }

  /// What follows the last dot of the last component; empty where there is none.
  package var fileExtension: String {
    let name = lastComponent
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The extension in lower case.
  package var pathExtension: String { fileExtension.lowercased() }

  /// The path without its extension and the dot before it.
  package var withoutExtension: String {
    let length = fileExtension.utf8.count
    return length == 0 ? self : String(decoding: utf8.dropLast(length + 1), as: UTF8.self)
  }

  /// An absolute path without `.`, `..` and doubled or trailing slashes.
  package var normalizedPath: String {
    if isNormalizedPath { return self }
    var parts: [Substring] = []
    for part in pathComponents where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Nearly every path is, and projects have thousands.
  private var isNormalizedPath: Bool {
    guard utf8.first == UInt8(ascii: "/") else { return false }
    var follows = false
    for byte in utf8 {
      if follows, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      follows = byte == UInt8(ascii: "/")
    }
    return !follows
  }

  /// The way to it from a folder: `Fonts/Sans.ttf`, `../Shared/Sans.ttf`.
  package func relativePath(from folder: String) -> String {
    let (parts, base) = (pathComponents, folder.pathComponents)
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return (up + parts[common...]).joined(separator: "/")
  }
}

extension Substring {
  /// The components between the slashes.
  package var pathComponents: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }
}

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
    split(separator: "/").dropLast().contains { $0.hasSuffix("." + name) }
  }

  /// What follows the last dot of the last component, in lower case; empty where there is none.
  package var pathExtension: String {
    let bytes = utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes[bytes.index(before: dot)] != UInt8(ascii: "/"),
      !bytes[dot...].contains(UInt8(ascii: "/"))
    else { return "" }
    return self[dot...].dropFirst().lowercased()
  }

  /// The path without what follows its last dot.
  package var withoutExtension: String {
    let suffix = pathExtension
    return suffix.isEmpty ? self : String(dropLast(suffix.count + 1))
  }
}

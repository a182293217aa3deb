extension Evaluator {
  /// Members of a string that is a path.
  func pathMember(_ name: String, _ text: Values) -> Values? {
    switch name {
    case "lastPathComponent": mapText(text) { $0.lastPathComponent }
    case "pathExtension": mapText(text) { $0.fileExtension }
    case "deletingPathExtension": mapText(text) { $0.withoutFileExtension }
    default: nil
    }
  }
}

extension String {
  /// The name behind the last slash.
  package var lastPathComponent: String {
    let bytes = utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    let end = bytes.index(after: last)
    let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
    return String(self[(slash.map(bytes.index(after:)) ?? startIndex)..<end])
  }

  /// The extension of a file's name; empty where it has none.
  package var fileExtension: String {
    let name = lastPathComponent
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  package var withoutFileExtension: String {
    let length = fileExtension.count
    return length == 0 ? self : String(dropLast(length + 1))
  }
}

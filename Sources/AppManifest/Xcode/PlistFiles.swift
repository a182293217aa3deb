import FileTree
import SourceText

/// Reads property lists on disk, each once: a project often names one file many times.
final class PlistFiles {
  /// A property list, or why there is none.
  enum Content {
    case list(PlacedValue)
    case missing
    case unreadable(String, SourcePlace)
  }

  private var read: [String: Content] = [:]
  /// Comments that speak to fontgate, of all files.
  private(set) var comments: [ToolComment] = []

  subscript(_ path: String) -> Content {
    if let known = read[path] { return known }
    let content = content(of: path)
    read[path] = content
    return content
  }

  private func content(of path: String) -> Content {
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(path)
    } catch {
      if error.reason == "no such file or folder" { return .missing }
      return .unreadable(error.reason, SourcePlace(path: path))
    }
    do throws(DocumentError) {
      guard !bytes.starts(with: "bplist".utf8) else {
        return .list(try PropertyListDocument.read(path: path, bytes: bytes))
      }
      let text = SourceText(path: path, bytes: bytes)
      comments += text.toolComments(.markup)
      return .list(try PropertyListDocument.read(text))
    } catch {
      return .unreadable(error.reason, error.place)
    }
  }
}

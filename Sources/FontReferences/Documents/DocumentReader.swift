import FileTree
import SourceText

/// Reads what data in an app asks for: style dictionaries, and other files with names of fonts.
struct DocumentReader {
  /// What some property lists and JSON files ask for; those that say nothing about fonts are left alone.
  func read(_ files: [FileTree.File]) -> ReferenceReading {
    let readings = ParserThreads.map(files) { file -> ReferenceReading in
      do throws(FileFailure) {
        return read(file.path, try FileTree.read(file.path))
      } catch {
        return .unread(error.path, error.reason)
      }
    }
    return readings.reduce(into: ReferenceReading()) { $0.add($1) }
  }

  /// What one of them asks for.
  func read(_ path: String, _ bytes: [UInt8]) -> ReferenceReading {
    guard let document = ResourceDocument.read(path, bytes) else { return ReferenceReading() }
    guard var reading = StyleDictionaryReader().read(document) else {
      guard case .failure(let error) = document.content else { return ReferenceReading() }
      return .unread(document.path, error.reason)
    }
    reading.comments = document.text?.toolComments(.markup) ?? []
    return reading
  }
}

extension ReferenceReading {
  /// Data that could not be read is said and is no error: that it names fonts is not known.
  fileprivate static func unread(_ path: String, _ reason: String) -> ReferenceReading {
    ReferenceReading(unchecked: [UncheckedFile(path: path, reason: reason, isError: false)])
  }
}

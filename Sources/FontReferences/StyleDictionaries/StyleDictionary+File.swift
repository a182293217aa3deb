package import FileTree
import SourceText

extension StyleDictionary {
  /// The style dictionary that a file is; `nil` where it is something else, or cannot be decoded at all.
  /// - Throws: where the file cannot be read.
  package static func read(_ path: String) throws(FileFailure) -> StyleDictionary? {
    let bytes = try FileTree.read(path)
    return ParserThreads.run {
      ResourceDocument.read(path, bytes).flatMap(StyleDictionaryReader().read)
    }?.styleDictionaries.first
  }
}

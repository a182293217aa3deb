package import FileTree
import NameFlow
import ObjectiveCLowering
import SourceText
import SwiftLowering

/// Code that is read before it is known which of it counts: each file as far as nothing need be known
/// of the others.
package struct ReadAhead: Sendable {
  /// A file that was opened.
  enum Source: Sendable {
    case code(SourceUnit)
    case interface(InterfaceDocument)
    case other(SourceKind, SourceText)
    case failure(FileFailure)
  }

  /// By the bytes of the path: equal strings may differ in their Unicode normalisation.
  private var sources: [[UInt8]: Source]

  /// - Parameter files: any files; only code among them is read.
  package init(_ files: [FileTree.File]) {
    let code = files.filter { SourceKind(path: $0.path)?.isRead == false }
    let paths = code.map { Array($0.path.utf8) }
    sources = Dictionary(zip(paths, ParserThreads.map(code, Self.source))) { first, _ in first }
  }

  /// Lets go of files that nothing will ask for any more, and of what was made of them.
  package mutating func forget(_ files: [FileTree.File]) {
    for file in files { sources[Array(file.path.utf8)] = nil }
  }

  /// Files of code, of which those are opened now that are not yet.
  func sources(of files: [FileTree.File]) -> [Source] {
    let known = files.map { sources[Array($0.path.utf8)] }
    let missing = zip(files, known).filter { $0.1 == nil }.map(\.0)
    var opened = ParserThreads.map(missing, Self.source)[...]
    return known.compactMap { $0 ?? opened.popFirst() }
  }

  /// The code that asks for values of the process's `Info.plist` (absolute paths).
  package func askingForInfo() -> Set<String> {
    let words = Needles(words: ["infoDictionary", "InfoDictionaryKey", "bundleIdentifier"])
    let texts = sources.values.compactMap { source -> SourceText? in
      if case .code(let unit) = source { unit.text } else { nil }
    }
    let held = ParserThreads.map(texts) { words.occur(in: $0) }
    return Set(zip(texts, held).filter(\.1).map(\.0.path))
  }

  private static func source(_ file: FileTree.File) -> Source {
    do {
      let text = SourceText(path: file.path, bytes: try FileTree.read(file.path))
      switch SourceKind(path: file.path) {
      case .swift, nil: return .code(SourceUnit(swift: text))
      case .objectiveC: return .code(SourceUnit(objectiveC: text))
      case .interfaceBuilder: return .interface(InterfaceDocument(text))
      case let kind?: return .other(kind, text)
      }
    } catch {
      return .failure(error)
    }
  }
}

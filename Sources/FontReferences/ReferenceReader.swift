public import FileTree
import SourceText

/// Reads which fonts the sources of a folder ask for, each file by the reader of its kind.
public struct ReferenceReader: Sendable {
  private let files: [FileTree.File]
  private let fontFunctions: [FontFunction]

  /// - Parameters:
  ///   - files: any files; those of no known kind are left alone.
  ///   - fontFunctions: Swift functions that take a font's name, beside those that the files show to.
  public init(files: [FileTree.File], fontFunctions: [FontFunction] = []) {
    self.files = files
    self.fontFunctions = fontFunctions
  }

  /// The references of all files; a file that cannot be read is among the unchecked.
  public func read() -> ReferenceReading {
    let kinds = files.map { Kind(path: $0.path) }
    let known = zip(files, kinds).filter { $0.1 != nil }.map(\.0)
    var texts: [Kind: [SourceText]] = [:]
    var reading = ReferenceReading()
    for (file, result) in zip(known, ParserThreads.map(known) { Self.text($0) }) {
      switch result {
      case .success(let text): Kind(path: file.path).map { texts[$0, default: []].append(text) }
      case .failure(let failure):
        reading.unchecked.append(UncheckedFile(path: failure.path, reason: failure.reason))
      }
    }
    reading.add(
      CodeReader(fontFunctions: fontFunctions)
        .read(swift: texts[.swift] ?? [], objectiveC: texts[.objectiveC] ?? []))
    reading.add(InterfaceBuilderReader().read(texts[.interfaceBuilder] ?? []))
    return reading.sorted
  }
}

extension ReferenceReader {
  private enum Kind: Hashable {
    case swift, objectiveC, interfaceBuilder

    init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
      let pathExtension = name[name.index(after: dot)...].lowercased()
      switch (pathExtension, TextLanguage(pathExtension: pathExtension)) {
      case ("storyboard", _), ("xib", _): self = .interfaceBuilder
      case (_, .swift): self = .swift
      case (_, .objectiveC): self = .objectiveC
      default: return nil
      }
    }
  }

  private static func text(_ file: FileTree.File) -> Result<SourceText, FileFailure> {
    do {
      return .success(SourceText(path: file.path, bytes: try FileTree.read(file.path)))
    } catch {
      return .failure(error)
    }
  }
}

extension ReferenceReading {
  mutating func add(_ other: ReferenceReading) {
    references += other.references
    registrations += other.registrations
    unchecked += other.unchecked
    comments += other.comments
  }

  /// Sorted by place, so that the order does not depend on that of the files.
  fileprivate var sorted: ReferenceReading {
    ReferenceReading(
      references: references.sorted { $0.place < $1.place },
      registrations: registrations.sorted { $0.place < $1.place },
      unchecked: unchecked.sorted { $0.path < $1.path },
      comments: comments.sorted { $0.place < $1.place })
  }
}

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

  /// Whether a file is data, in which names of fonts only count where the file is part of an app.
  public static func isDocument(_ path: String) -> Bool { Kind(path: path) == .document }

  /// The references of all files; a file that cannot be read is among the unchecked.
  public func read() -> ReferenceReading {
    let kinds = files.map { Kind(path: $0.path) }
    let known = zip(files, kinds).filter { $0.1 != nil && $0.1 != .document }.map(\.0)
    var texts: [Kind: [SourceText]] = [:]
    var reading = ReferenceReading()
    for (file, result) in zip(known, ParserThreads.map(known) { Self.text($0) }) {
      switch result {
      case .success(let text): Kind(path: file.path).map { texts[$0, default: []].append(text) }
      case .failure(let failure):
        reading.unchecked.append(UncheckedFile(path: failure.path, reason: failure.reason))
      }
    }
    reading.scaledFontUsers = ScaledFontUse.files(among: texts[.swift] ?? [])
    reading.add(
      CodeReader(fontFunctions: fontFunctions)
        .read(swift: texts[.swift] ?? [], objectiveC: texts[.objectiveC] ?? []))
    reading.add(JavaScriptReader().read(texts[.javaScript] ?? []))
    reading.add(InterfaceBuilderReader().read(texts[.interfaceBuilder] ?? []))
    reading.add(DocumentReader().read(zip(files, kinds).filter { $0.1 == .document }.map(\.0)))
    return reading.sorted
  }
}

extension ReferenceReader {
  private enum Kind: Hashable {
    case swift, objectiveC, javaScript, interfaceBuilder
    /// Data of any kind, of which little has to do with fonts.
    case document

    init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
      let pathExtension = name[name.index(after: dot)...].lowercased()
      switch (pathExtension, TextLanguage(pathExtension: pathExtension)) {
      case ("storyboard", _), ("xib", _): self = .interfaceBuilder
      // They say which app a file belongs to, and what its imports mean.
      case ("json", _)
      where ["package.json", "tsconfig.json", "jsconfig.json"].contains(String(name)):
        self = .javaScript
      case (_, .javaScript): self = .javaScript
      case ("plist", _), ("json", _): self = .document
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
    loadedFonts += other.loadedFonts
    unchecked += other.unchecked
    comments += other.comments
    styleDictionaries += other.styleDictionaries
    scaledFontUsers.formUnion(other.scaledFontUsers)
  }

  /// Sorted by place, so that the order does not depend on that of the files.
  fileprivate var sorted: ReferenceReading {
    var reading = self
    reading.references.sort { $0.place < $1.place }
    reading.registrations.sort { $0.place < $1.place }
    reading.unchecked.sort { $0.path < $1.path }
    reading.comments.sort { $0.place < $1.place }
    reading.styleDictionaries.sort { $0.place < $1.place }
    reading.loadedFonts.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    return reading
  }
}

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
  public static func isDocument(_ path: String) -> Bool { Kind(path: path)?.isRead == true }

  /// The references of all files; a file that cannot be read is among the unchecked.
  public func read() -> ReferenceReading {
    let kinds = files.map { Kind(path: $0.path) }
    let known = zip(files, kinds).filter { $0.1?.isRead == false }.map(\.0)
    var texts: [Kind: [SourceText]] = [:]
    var reading = ReferenceReading()
    for (file, result) in zip(known, ParserThreads.map(known) { Self.text($0) }) {
      switch result {
      case .success(let text): Kind(path: file.path).map { texts[$0, default: []].append(text) }
      case .failure(let failure):
        reading.unchecked.append(Self.unchecked(file, failure))
      }
    }
    reading.scaledFontUsers = ScaledFontUse.files(among: texts[.swift] ?? [])
    reading.add(
      CodeReader(fontFunctions: fontFunctions)
        .read(swift: texts[.swift] ?? [], objectiveC: texts[.objectiveC] ?? []))
    reading.add(JavaScriptReader().read(texts[.javaScript] ?? []))
    reading.add(InterfaceBuilderReader().read(texts[.interfaceBuilder] ?? []))
    let chosen = { (kind: Kind) in zip(files, kinds).filter { $0.1 == kind }.map(\.0) }
    let code = (texts[.swift] ?? []) + (texts[.objectiveC] ?? [])
    reading.scalingFiles = Self.scalingFiles(texts[.objectiveC] ?? [])
    let player = LottiePlayer(among: code)
    let documents = DocumentReader(player: player, decoded: DecodedNames(reading.decodedTypes))
    let (found, names) = documents.read(chosen(.document))
    reading.add(found)
    reading.take(names)
    reading.add(WebPageReader().read(chosen(.web), code: code))
    return reading.sorted
  }
}

extension ReferenceReader {
  private enum Kind: Hashable {
    case swift, objectiveC, javaScript, interfaceBuilder
    /// Data of any kind, of which little has to do with fonts.
    case document
    /// Pages and style sheets.
    case web

    /// Whether its reader opens the files, and leaves most of them alone.
    var isRead: Bool { self == .document || self == .web }

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
      case ("html", _), ("htm", _), ("css", _): self = .web
      case (_, .swift): self = .swift
      case (_, .objectiveC): self = .objectiveC
      default: return nil
      }
    }
  }

  /// A link that leads nowhere (into packages that are not fetched, say) holds no code to be checked.
  private static func unchecked(_ file: FileTree.File, _ failure: FileFailure) -> UncheckedFile {
    file.kind == .brokenLink
      ? UncheckedFile(path: file.path, reason: "is a link that leads nowhere", isError: false)
      : UncheckedFile(path: failure.path, reason: failure.reason)
  }

  private static func scalingFiles(_ texts: [SourceText]) -> Set<String> {
    let words = SwiftNeedles(words: ["UIFontMetrics", "scaledFont(", "ScaledMetric", "scaledValue"])
    let scaling = ParserThreads.map(texts) { words.occur(in: $0) ? $0.path : nil }
    return Set(scaling.compactMap { $0 })
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
    strictStyleTypes.formUnion(other.strictStyleTypes)
    scalingFiles.formUnion(other.scalingFiles)
    decodedTypes += other.decodedTypes
    styleSheetFonts += other.styleSheetFonts
  }

  /// Sorted by place, so that the order does not depend on that of the files.
  fileprivate var sorted: ReferenceReading {
    var reading = self
    reading.references.sort { $0.place < $1.place }
    reading.registrations.sort { $0.place < $1.place }
    reading.unchecked.sort { $0.path < $1.path }
    reading.comments.sort { $0.place < $1.place }
    reading.styleDictionaries.sort { $0.place < $1.place }
    reading.styleSheetFonts.sort { $0.place < $1.place }
    reading.loadedFonts.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    return reading
  }
}

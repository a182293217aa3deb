package import FileTree
import JavaScriptLowering
import NameFlow
import ObjectiveCLowering
import SourceText
import SwiftLowering

/// Reads which fonts the sources of a folder ask for, each file by the reader of its kind.
package struct ReferenceReader: Sendable {
  private let files: [FileTree.File]
  private let programs: [CodeProgram]
  private let fontFunctions: [FontFunction]
  private let ahead: ReadAhead
  /// Whether the build configuration that was asked for is none for debugging.
  private let isForRelease: Bool
  /// The files of the folder besides, which are only looked for by their names (absolute paths).
  private let others: [String]
  /// Whether the `Info.plist` of every process is among the files, or its project says what is in it.
  private let hasManifests: Bool

  /// - Parameters:
  ///   - files: any files; those of no known kind are left alone.
  ///   - programs: which of the files are the code of which process, told apart by their place in this
  ///     list; where it is empty, all files are one program.
  ///   - fontFunctions: Swift functions that take a font's name, beside those that the files show to.
  ///   - ahead: what is read of the files already.
  ///   - others: files that no app has, which code may mean all the same.
  ///   - configuration: the build configuration that was asked for; `nil` means all.
  ///   - hasManifests: whether the `Info.plist` of every process is among the files, or its project says what
  ///     is in it.
  package init(
    files: [FileTree.File], programs: [CodeProgram] = [], fontFunctions: [FontFunction] = [],
    ahead: ReadAhead = ReadAhead([]), others: [String] = [], configuration: String? = nil,
    hasManifests: Bool = false
  ) {
    self.hasManifests = hasManifests
    isForRelease = configuration.map { !$0.contains("Debug") } ?? true
    self.files = files
    self.programs = programs
    self.fontFunctions = fontFunctions
    self.ahead = ahead
    self.others = others
  }

  /// Whether a file is data, in which names of fonts only count where the file is part of an app.
  package static func isDocument(_ path: String) -> Bool { SourceKind(path: path)?.isRead == true }

  /// Whether a file is code, which runs only as part of an app.
  package static func isCode(_ path: String) -> Bool { SourceKind(path: path)?.isRead == false }

  /// The files that may say which storyboards the system loads; `nil` where some of them are not here.
  private var manifests: [String]? {
    guard hasManifests else { return nil }
    return Set(files.map(\.path) + others).filter(UnloadedStoryboards.isManifest).sorted()
  }

  /// The references of all files; a file that cannot be read is among the unchecked.
  package func read() -> ReferenceReading {
    let opened = open()
    let (units, texts) = (opened.units, opened.texts)
    var reading = ReferenceReading(unchecked: opened.unchecked)
    let code = units.map(\.text)
    let chosen = { (kind: SourceKind) in files.filter { SourceKind(path: $0.path) == kind } }
    let programs = self.programs(over: opened)
    let documents = chosen(.document).filter(\.path.isJSDocument)
    let sheets = chosen(.web)
    // The names of a program are followed by one thread; the others do what does not wait for it.
    let readers: [@Sendable () -> ReferenceReading] =
      programs.readers() + [
        {
          [
            texts = texts[.javaScript] ?? [], documents, processes = self.programs, sheets,
            isForRelease, others
          ] in
          JavaScriptReader(isForRelease: isForRelease).read(
            texts, documents: documents, styleSheets: sheets, others: others,
            programs: processes.compactMap(\.sources))
        },
        { [interfaces = opened.interfaces, manifests] in
          InterfaceBuilderReader().read(interfaces, code: code, manifests: manifests)
        },
        { [texts = texts[.javaScript] ?? [], sheets] in
          let own = JSTailwindSheets.paths(among: sheets, texts)
          return WebPageReader().read(sheets.filter { !own.contains($0.path) }, code: code)
        },
        { Self.marks(of: units) },
      ]
    for other in ParserThreads.map(readers, { $0() }) { reading.add(other) }
    reading = reading.joined
    reading.leaveDocuments(ofAll: Set(self.programs.indices))
    let players = LottiePlayers(among: code, programs: self.programs)
    let reader = DocumentReader(players: players, decoded: DecodedNames(reading.decodedTypes))
    let (found, names) = reader.read(chosen(.document))
    reading.add(found)
    reading.take(names)
    reading.styleLoads = reading.styleLoads.found(among: files.map(\.path) + others)
    reading.add(reader.read(loadedBy: reading, among: files))
    return reading.sorted.limited
  }
}

extension ReferenceReader {
  /// How the names of the font calls on a line of a file (an absolute path) were found, or why not.
  package func followed(in path: String, line: Int) -> [FollowedCall] {
    let opened = open()
    guard SourceKind(path: path) == .javaScript else {
      return programs(over: opened).followed(in: path, line: line)
    }
    return JavaScriptReader(isForRelease: isForRelease).followed(
      opened.texts[.javaScript] ?? [],
      documents: files.filter { SourceKind(path: $0.path) == .document && $0.path.isJSDocument },
      others: others, programs: programs.compactMap(\.sources), in: path, line: line)
  }

  /// The files that are opened at once, told apart by what they are.
  private struct Opened {
    var units: [SourceUnit] = []
    var interfaces: [InterfaceDocument] = []
    var texts: [SourceKind: [SourceText]] = [:]
    var unchecked: [UncheckedFile] = []
  }

  private func open() -> Opened {
    let known = files.filter { SourceKind(path: $0.path)?.isRead == false }
    var opened = Opened()
    for (file, result) in zip(known, ahead.sources(of: known)) {
      switch result {
      case .code(let unit): opened.units.append(unit)
      case .interface(let document): opened.interfaces.append(document)
      case .other(let kind, let text): opened.texts[kind, default: []].append(text)
      case .failure(let failure): opened.unchecked.append(Self.unchecked(file, failure))
      }
    }
    return opened
  }

  private func programs(over opened: Opened) -> CodePrograms {
    let documents = files.filter {
      SourceKind(path: $0.path) == .document && BundledTables.isDocument($0.path)
    }
    return CodePrograms(
      fontFunctions: fontFunctions, programs: programs, units: opened.units,
      documents: DecodedDocuments.units(documents, decodedIn: opened.units.map(\.text))
        + DecodedDocuments.texts(
          files.filter { LocalizedTables.isTable($0.path) },
          askedForIn: opened.units.map(\.text)),
      manifests: DecodedDocuments.manifests(of: programs),
      attributes: InterfaceAttributes.all(in: opened.interfaces), interfaces: opened.interfaces)
  }

  /// A link that leads nowhere (into packages that are not fetched, say) holds no code to be checked.
  private static func unchecked(_ file: FileTree.File, _ failure: FileFailure) -> UncheckedFile {
    file.kind == .brokenLink
      ? UncheckedFile(path: file.path, reason: "is a broken link", isError: false)
      : UncheckedFile(path: failure.path, reason: failure.reason)
  }

  /// What the words of the sources say without any being parsed.
  private static func marks(of units: [SourceUnit]) -> ReferenceReading {
    let swift = units.filter { $0.lowering is SwiftLowering }.map(\.text)
    let objectiveC = units.filter { $0.lowering is ObjectiveCLowering }.map(\.text)
    var reading = ReferenceReading()
    reading.scaledFontUsers = ScaledFontUse.files(among: swift)
    let words = Needles(words: ["UIFontMetrics", "scaledFont(", "ScaledMetric", "scaledValue"])
    reading.scalingFiles = Set(objectiveC.filter(words.occur).map(\.path))
    return reading
  }
}

extension ReferenceReading {
  /// Takes in what was read of other files.
  package mutating func add(_ other: ReferenceReading) {
    references += other.references
    registrations += other.registrations
    fileReadings += other.fileReadings
    loadedFonts += other.loadedFonts
    unchecked += other.unchecked
    comments += other.comments
    styleDictionaries += other.styleDictionaries
    styleLoads += other.styleLoads
    scaledFontUsers.formUnion(other.scaledFontUsers)
    strictStyleTypes.formUnion(other.strictStyleTypes)
    scalingFiles.formUnion(other.scalingFiles)
    decodedTypes += other.decodedTypes
    leftDocuments.merge(other.leftDocuments) { $0.union($1) }
    styleSheetFonts += other.styleSheetFonts
  }

  /// Takes the fonts of documents that no program loads for those of unused code.
  fileprivate mutating func leaveDocuments(ofAll programs: Set<Int>) {
    let left = leftDocuments.filter { $0.value == programs }
    for index in references.indices where left[references[index].place.path] != nil {
      references[index].isLive = false
      for candidate in references[index].candidates.indices {
        references[index].candidates[candidate].isLive = false
      }
    }
    leftDocuments = [:]
  }

  /// Sorted by place, so that the order does not depend on that of the files.
  fileprivate var sorted: ReferenceReading {
    var reading = self
    reading.references.sort { $0.place < $1.place }
    reading.registrations.sort { $0.place < $1.place }
    reading.fileReadings.sort { $0.place < $1.place }
    reading.unchecked.sort { $0.path < $1.path }
    reading.comments.sort { $0.place < $1.place }
    reading.styleDictionaries.sort { $0.place < $1.place }
    reading.styleSheetFonts.sort { $0.place < $1.place }
    reading.styleLoads.sort { ($0.place, $0.file) < ($1.place, $1.file) }
    reading.loadedFonts.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    return reading
  }
}

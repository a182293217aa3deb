import FileTree
import NameFlow
import SourceText

/// Reads which fonts pages and style sheets ask for, in files and in the strings of code.
struct WebPageReader {
  /// The references of some files and of the code that has pages in its strings.
  func read(_ files: [FileTree.File], code: [SourceText]) -> ReferenceReading {
    var reading = ReferenceReading()
    var pages: [Page] = []
    for result in ParserThreads.map(files, Self.page) {
      switch result {
      case .success(let page): if let page { pages.append(page) }
      case .failure(let failure):
        reading.unchecked.append(
          UncheckedFile(path: failure.path, reason: failure.reason, isError: false))
      }
    }
    pages += ParserThreads.map(code, Self.strings).compactMap { $0 }
    let families = Set(pages.flatMap(\.fonts).map { $0.family.lowercased() })
    for page in pages {
      reading.references += page.lists.compactMap { page.reference($0, declared: families) }
      reading.comments += page.comments
      reading.styleSheetFonts += page.fonts.map { font in
        var font = font
        font.isForeign = page.isForeign
        return font
      }
    }
    return reading
  }
}

extension WebPageReader {
  /// What a file, or the strings of one, say about fonts.
  private struct Page: Sendable {
    var text: SourceText
    var lists: [FontFamilyList] = []
    var fonts: [StyleSheetFont] = []
    var comments: [ToolComment] = []
    /// Whether others wrote it, or a tool.
    var isForeign = false

    init(_ text: SourceText) { self.text = text }

    mutating func add(_ sheet: StyleSheet) {
      lists += sheet.lists
      fonts += sheet.faces.compactMap { face in
        guard let family = face.family, let source = face.source else { return nil }
        return StyleSheetFont(
          family: family, place: text.place(trimmed(source)), files: face.files,
          hasOtherSources: face.hasOtherSources)
      }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
      let start = text.utf8[range].firstIndex { $0 > 0x20 } ?? range.lowerBound
      let end = text.utf8[range].lastIndex { $0 > 0x20 } ?? range.lowerBound
      return start..<max(end + 1, start)
    }

    /// The families of a list in their order, as names that are tried one after another.
    /// - Parameter declared: families that some style sheet brings with it, in lower case.
    func reference(_ list: FontFamilyList, declared: Set<String>) -> FontReference? {
      let asked = list.families.prefix { !declared.contains($0.name.lowercased()) }
      guard !isForeign, let first = asked.first, let last = asked.last else { return nil }
      let place = text.place(first.range.lowerBound..<last.range.upperBound)
      let isEnded = list.hasGeneric || list.isOpen || asked.count < list.families.count
      return FontReference(
        api: isEnded ? .webFamiliesWithGeneric : .webFamilies, place: place,
        text: asked.map(\.name).joined(separator: ", "),
        candidates: asked.enumerated().map { index, family in
          NameCandidate(
            name: family.name, place: text.place(family.range), certainty: .literal,
            attempt: asked.count > 1 ? NameAttempt(chain: place, index: index) : nil)
        })
    }
  }

  private static let words = ["font-family", "font:", "face=", "@font-face"].map { Array($0.utf8) }

  /// What is larger and has such a word is said to be unread, in bytes.
  private static let limit = 4 << 20

  private static func page(_ file: FileTree.File) -> Result<Page?, FileFailure> {
    do throws(FileFailure) {
      let bytes = try FileTree.read(file.path)
      let whole = 0..<bytes.count
      guard words.contains(where: { bytes.firstIndex(of: $0, in: whole) != nil }),
        !ForeignPage.isReport(bytes)
      else {
        return .success(nil)
      }
      guard bytes.count <= limit else {
        throw FileFailure(
          path: file.path,
          reason: "is larger than \(limit >> 20) MB, and was not searched for font names",
          isError: false)
      }
      let text = SourceText(path: file.path, bytes: bytes)
      var page = Page(text)
      page.isForeign = ForeignPage.isForeign(text)
      if file.path.pathExtension == "css" {
        page.add(StyleSheet(text.utf8, 0..<text.utf8.count))
        page.comments = text.toolComments(.objectiveC)
      } else {
        let parts = WebPage(text.utf8)
        for style in parts.styles { page.add(StyleSheet(text.utf8, style)) }
        page.lists += parts.families.map { FontFamilyList(text.utf8, $0, isShorthand: false) }
        page.comments = text.toolComments(.markup)
      }
      return .success(page)
    } catch {
      return .failure(error)
    }
  }
}

// MARK: Pages in code

extension WebPageReader {
  private static let property = Array("font-family".utf8)

  /// What makes a string of code one that is shown as a page.
  private static let loaders = Needles(words: [
    "loadHTMLString", "NSHTMLTextDocumentType", "DocumentType.html", "documentType: .html",
    ".documentType", "DocumentReadingOptionKey", "evaluateJavaScript", "WKUserScript",
  ])

  /// The lists in the strings of a source file that shows pages.
  private static func strings(_ text: SourceText) -> Page? {
    guard text.utf8.firstIndex(of: property, in: 0..<text.utf8.count) != nil,
      loaders.occur(in: text),
      let language = TextLanguage(pathExtension: text.path.fileExtension)
    else { return nil }
    var page = Page(text)
    for region in text.regions(language) where region.kind == .string {
      var start = region.range.lowerBound
      while let found = text.utf8.firstIndex(of: property, in: start..<region.range.upperBound) {
        let name = found + property.count
        let end = endOfValue(text.utf8, from: name, in: region.range)
        start = max(end, name)
        guard let colon = text.utf8[name..<end].firstIndex(where: { $0 > 0x20 }),
          text.utf8[colon] == UInt8(ascii: ":")
        else { continue }
        let list = FontFamilyList(
          text.utf8, colon + 1..<end, isShorthand: false, isInCode: true)
        guard let first = list.families.first else { continue }
        if let rule = face(around: found, text.utf8, in: region.range) {
          page.fonts.append(font(first.name, rule, text))
        } else {
          page.lists.append(list)
        }
      }
    }
    return page
  }

  /// The `@font-face` that a place stands in, from its bracket to the one that closes it.
  private static func face(
    around place: Int, _ bytes: [UInt8], in range: Range<Int>
  ) -> Range<Int>? {
    let brackets: Set<UInt8> = [UInt8(ascii: "{"), UInt8(ascii: "}")]
    guard let start = bytes[range.lowerBound..<place].lastIndex(where: brackets.contains),
      bytes[start] == UInt8(ascii: "{")
    else { return nil }
    let before = bytes[range.lowerBound..<start].reversed().drop { $0 <= 0x20 }
    guard before.starts(with: "@font-face".utf8.reversed()) else { return nil }
    let end = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
    return start..<(end ?? range.upperBound)
  }

  /// The font that a style sheet in a string brings, with the files that it is taken from.
  private static func font(_ family: String, _ rule: Range<Int>, _ text: SourceText)
    -> StyleSheetFont
  {
    let bytes = text.utf8
    var font = StyleSheetFont(
      family: family, place: text.place(rule), files: [], hasOtherSources: true)
    let mark = Array("url(".utf8)
    var start = rule.lowerBound
    while let found = bytes.firstIndex(of: mark, in: start..<rule.upperBound) {
      guard let end = bytes[found..<rule.upperBound].firstIndex(of: UInt8(ascii: ")")) else {
        // The string ends where code is put into it.
        font.isOpen = true
        break
      }
      let marks: Set<UInt8> = [
        UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: " "),
      ]
      let url = bytes[(found + mark.count)..<end]
      if url.contains(UInt8(ascii: "\\")), url.contains(UInt8(ascii: "(")) { font.isOpen = true }
      font.files.append(String(decoding: url.filter { !marks.contains($0) }, as: UTF8.self))
      start = max(end, found + mark.count)
    }
    return font
  }

  /// A value in a string ends with the declaration, the rule, the tag or the string.
  private static func endOfValue(_ bytes: [UInt8], from start: Int, in range: Range<Int>) -> Int {
    let ends: Set<UInt8> = [
      UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "("), 0x0A,
    ]
    return bytes[start..<range.upperBound].firstIndex(where: ends.contains) ?? range.upperBound
  }
}

import FileTree
import JavaScriptLowering
import NameFlow
import SourceText

/// Fonts that the theme of a style sheet names: `@theme { --font-title: "Lobster-Regular"; }`.
///
/// Tailwind 4 reads its configuration from CSS. What makes React Native's styles of it (NativeWind 5, Uniwind)
/// gives a text of the class `font-title` the first family of the list.
struct JSTailwindSheets {
  /// Those of apps that draw with Tailwind's classes.
  private let sheets: [SourceText]

  /// No sheet that a person wrote is larger.
  private static let limit = 1 << 20

  init(_ files: [FileTree.File], _ packages: [JSPackage]) {
    let using = packages.filter { $0.isReactNative && JSTailwind.isUsed(by: $0) }
    let folders = Dictionary(packages.map { ($0.folder, $0) }) { first, _ in first }
    let own = files.filter { file in
      guard !using.isEmpty, file.path.hasSuffix(".css"), file.size <= Self.limit else {
        return false
      }
      var folder = file.path.folder
      while !folder.isEmpty, folders[folder]?.dependencies.isEmpty ?? true {
        folder = folder.folder
      }
      return using.contains { $0.folder == folder }
    }
    sheets = ParserThreads.map(own) { file in
      (try? FileTree.read(file.path)).map { SourceText(path: file.path, bytes: $0) }
    }.compactMap { $0 }.filter { $0.holds("@theme") }
  }

  func references(_ tailwind: JSTailwind) -> [FontReference] {
    sheets.flatMap { sheet in
      Self.fonts(in: sheet.utf8).map { font in
        let uses = tailwind.uses(of: font.key)
        let place = sheet.place(font.family.range)
        return FontReference(
          api: .reactNative, place: place, text: font.family.name,
          candidates: [
            NameCandidate(
              name: font.family.name, place: place, certainty: .literal, uses: uses,
              isReachable: !uses.isEmpty, isLive: !uses.isEmpty)
          ], isLive: !uses.isEmpty)
      }
    }
  }

  /// The variables `--font-…` of the blocks `@theme`, and the first family of each.
  private static func fonts(
    in bytes: [UInt8]
  ) -> [(key: String, family: FontFamilyList.Family)] {
    var fonts: [(key: String, family: FontFamilyList.Family)] = []
    let (rule, variable) = (Array("@theme".utf8), Array("--font-".utf8))
    var start = 0
    while let theme = bytes.firstIndex(of: rule, in: start..<bytes.count) {
      start = theme + rule.count
      guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
        let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
      else { break }
      start = close
      var next = open
      while let found = bytes.firstIndex(of: variable, in: next..<close) {
        let name = found + variable.count
        let end = bytes[found..<close].firstIndex(of: UInt8(ascii: ";")) ?? close
        next = end
        guard let colon = bytes[name..<end].firstIndex(of: UInt8(ascii: ":")) else { continue }
        let key = String(decoding: bytes[name..<colon], as: UTF8.self).filter { $0 != " " }
        let list = FontFamilyList(bytes, colon + 1..<end, isShorthand: false)
        guard !key.hasPrefix("weight-"), !key.contains("*"), !key.contains("--"),
          let family = list.families.first
        else { continue }
        fonts.append((key, family))
      }
    }
    return fonts
  }
}

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
  let sheets: [SourceText]

  /// No sheet that a person wrote is larger.
  private static let limit = 1 << 20

  init(_ files: [FileTree.File], _ packages: [JSPackage]) {
    sheets = ParserThreads.map(Self.own(files, packages)) { file in
      (try? FileTree.read(file.path)).map { SourceText(path: file.path, bytes: $0) }
    }.compactMap { $0 }.filter(Self.isTailwind)
  }

  private static func own(_ files: [FileTree.File], _ packages: [JSPackage]) -> [FileTree.File] {
    let using = packages.filter { $0.isReactNative && JSTailwind.isUsed(by: $0) }
    guard !using.isEmpty else { return [] }
    let folders = Dictionary(packages.map { ($0.folder, $0) }) { first, _ in first }
    return files.filter { file in
      guard file.path.hasSuffix(".css"), file.size <= limit else { return false }
      var folder = file.path.folder
      while !folder.isEmpty, folders[folder]?.dependencies.isEmpty ?? true {
        folder = folder.folder
      }
      return using.contains { $0.folder == folder }
    }
  }

  /// Of some files, those that are made into styles of React Native: no browser is given them on a phone, and no
  /// more than their classes and their theme counts.
  static func paths(among files: [FileTree.File], _ texts: [SourceText]) -> Set<String> {
    guard files.contains(where: { $0.path.hasSuffix(".css") }) else { return [] }
    let packages = texts.filter { $0.path.hasSuffix("/package.json") }.compactMap { JSPackage($0) }
    return Set(JSTailwindSheets(files, packages).sheets.map(\.path))
  }

  private static func isTailwind(_ text: SourceText) -> Bool {
    let words: [StaticString] = ["@tailwind", "@theme", "tailwindcss", "nativewind", "uniwind"]
    return words.contains(where: text.holds)
  }

  /// The keys of the themes' fonts.
  var keys: [String] { sheets.flatMap { Self.fonts(in: $0.utf8).map(\.key) } }

  func references(_ tailwind: JSTailwind) -> [FontReference] {
    sheets.flatMap { sheet in
      (Self.fonts(in: sheet.utf8) + Self.fontsOfClasses(in: sheet.utf8)).compactMap { font in
        let uses = tailwind.uses(of: font.key) + tailwind.uses(of: "--font-" + font.key)
        // A class may be of another package's components.
        guard !uses.isEmpty || !font.key.hasPrefix(".") else { return nil }
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
          let family = list.families.first, !isLength(family.name)
        else { continue }
        fonts.append((key, family))
      }
    }
    return fonts
  }

  /// Whether a value is a size that somebody keeps among the families: `0.625rem`, `16`.
  static func isLength(_ value: String) -> Bool {
    guard let first = value.utf8.first,
      first == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    let unit = value.drop { $0.isNumber || $0 == "." }
    return unit.isEmpty || Self.units.contains(unit.lowercased())
  }

  private static let units: Set<String> = [
    "%", "ch", "cm", "em", "ex", "fr", "in", "lh", "mm", "pc", "pt", "px", "q", "rem", "rlh", "vh",
    "vmax", "vmin", "vw",
  ]

  /// By the classes that rules of other classes take, those others: `.card-title { @apply text-lg font-title; }`.
  var applied: [String: [String]] {
    var applied: [String: [String]] = [:]
    let rule = Array("@apply".utf8)
    for bytes in sheets.map(\.utf8) {
      var start = 0
      while let found = bytes.firstIndex(of: rule, in: start..<bytes.count) {
        start = found + rule.count
        let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") }
        let words = bytes[start..<(end ?? bytes.count)].split { $0 <= 0x20 }
        start = end ?? bytes.count
        guard let selector = Self.selector(around: found, in: bytes) else { continue }
        for word in words {
          let taken = String(decoding: word, as: UTF8.self)
          applied[taken, default: []].append(String(selector.dropFirst()))
        }
      }
    }
    return applied.mapValues(\.unique)
  }

  /// The class whose rule a place stands in: `.title`; `nil` for any other rule.
  private static func selector(around place: Int, in bytes: [UInt8]) -> String? {
    guard let open = bytes[..<place].lastIndex(of: UInt8(ascii: "{")) else { return nil }
    let from = bytes[..<open].lastIndex(where: marks.contains).map { $0 + 1 } ?? 0
    let selector = String(decoding: bytes[from..<open], as: UTF8.self).filter { !$0.isWhitespace }
    let isClass =
      selector.hasPrefix(".") && selector.count > 1
      && selector.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isClass ? selector : nil
  }

  /// What stands before a selector.
  private static let marks = Set("{};/".utf8)

  /// The rules of a class, `.title { font-family: "Lobster-Regular"; }`, and the first family of each.
  private static func fontsOfClasses(
    in bytes: [UInt8]
  ) -> [(key: String, family: FontFamilyList.Family)] {
    let property = Array("font-family".utf8)
    var fonts: [(key: String, family: FontFamilyList.Family)] = []
    var start = 0
    while let found = bytes.firstIndex(of: property, in: start..<bytes.count) {
      let name = found + property.count
      let end = bytes[name...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") }
      start = end ?? bytes.count
      guard let colon = bytes[name..<start].firstIndex(where: { $0 > 0x20 }),
        bytes[colon] == UInt8(ascii: ":"), let selector = selector(around: found, in: bytes)
      else { continue }
      let list = FontFamilyList(bytes, colon + 1..<start, isShorthand: false)
      guard let family = list.families.first else { continue }
      fonts.append((selector, family))
    }
    return fonts
  }
}

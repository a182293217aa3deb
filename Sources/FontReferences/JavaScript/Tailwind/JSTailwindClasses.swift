import JavaScriptLowering
import SourceText

/// Classes that stand in no configuration of Tailwind: those that name a font themselves, `font-[Lobster-Regular]`,
/// and those that are a key of `fontFamily` in other letters, `font-semiBold` where `semibold` is one. Tailwind tells
/// these apart, and makes nothing of the class.
struct JSTailwindClasses {
  private let code: JSCode
  private let tailwind: JSTailwind
  /// The keys, and where they are said.
  private var keys: [String: SourcePlace?] = [:]
  /// Those in small letters.
  private var small: [String: String] = [:]

  /// Classes that Tailwind has of its own.
  private static let own: Set<String> = [
    "thin", "extralight", "light", "normal", "medium", "semibold", "bold", "extrabold", "black",
    "sans", "serif", "mono",
  ]

  /// - Parameter keys: those of style sheets.
  init(_ code: JSCode, _ tailwind: JSTailwind, _ uses: [JSFontUse], keys sheets: [String]) {
    self.code = code
    self.tailwind = tailwind
    for use in uses {
      guard let key = use.tailwindClass, !key.isEmpty, !key.hasPrefix("."),
        case .node(let node) = use.value
      else { continue }
      keys[key] = code.program.trees[use.module].place(node)
    }
    for key in sheets { keys[key] = .some(nil) }
    for key in keys.keys.sorted() where key != "DEFAULT" { small[key.lowercased()] = key }
  }

  var references: [FontReference] {
    var references: [FontReference] = []
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module) && JSTailwind.isUsed(by: file.package) {
      if JSTailwind.takesFirst(file.package) { references += named(in: module) }
      guard !small.isEmpty else { continue }
      for range in words(in: file.text) {
        let own = range.lowerBound + Self.start.count..<range.upperBound
        let key = String(decoding: file.text.utf8[own], as: UTF8.self)
        guard keys[key] == nil, !Self.own.contains(key), let right = small[key.lowercased()],
          tailwind.isOnlyFont(range, in: module)
        else { continue }
        let place = file.text.place(own)
        var candidate = NameCandidate(
          name: "fontFamily." + key, place: place, certainty: .constant)
        candidate.missingKey = MissingKey(
          key: key, object: "fontFamily", objectPlace: keys[right] ?? nil,
          keys: keys.keys.sorted())
        references.append(
          FontReference(
            api: .reactNative, place: place, text: "font-" + key, candidates: [candidate]))
      }
    }
    return references
  }

  private static let start = Array("font-".utf8)

  /// What stands in a text as `font-…`.
  private func words(in text: SourceText) -> [Range<Int>] {
    let bytes = text.utf8
    var words: [Range<Int>] = []
    var next = 0
    while let found = bytes.firstIndex(of: Self.start, in: next..<bytes.count) {
      let end = bytes[(found + Self.start.count)...].firstIndex { byte in
        !(byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
      }
      next = end ?? bytes.count
      words.append(found..<next)
    }
    return words
  }

  // MARK: Fonts in brackets

  /// The fonts that classes name themselves.
  private func named(in module: Int) -> [FontReference] {
    let text = code.program.modules[module].text
    let bytes = text.utf8
    let start = Array("font-[".utf8)
    var references: [FontReference] = []
    var next = 0
    while let found = bytes.firstIndex(of: start, in: next..<bytes.count) {
      next = found + start.count
      guard let close = bytes[next...].prefix(100).firstIndex(of: UInt8(ascii: "]")) else {
        continue
      }
      guard let range = family(in: bytes, next..<close),
        tailwind.isClassOfTag(found..<close + 1, in: module)
      else { continue }
      // Tailwind writes a space so.
      let name = String(decoding: bytes[range], as: UTF8.self).replacing("_", with: " ")
      let place = text.place(range)
      references.append(
        FontReference(
          api: .reactNative, place: place, text: name,
          candidates: [NameCandidate(name: name, place: place, certainty: .literal)]))
    }
    return references
  }

  /// The first family in brackets; `nil` for a weight, a variable, a generic family.
  private func family(in bytes: [UInt8], _ brackets: Range<Int>) -> Range<Int>? {
    let hint = Array("family-name:".utf8)
    let start = bytes[brackets].starts(with: hint) ? brackets.lowerBound + hint.count : nil
    var range = (start ?? brackets.lowerBound)..<brackets.upperBound
    if let comma = bytes[range].firstIndex(of: UInt8(ascii: ",")) {
      range = range.lowerBound..<comma
    }
    let quotes = Set("'\"".utf8)
    if let first = bytes[range].first, quotes.contains(first), bytes[range].last == first,
      range.count > 2
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard let first = bytes[range].first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      !bytes[range].contains(where: Set("(:{$\\'\"`".utf8).contains),
      !GenericFamily.isOne(String(decoding: bytes[range], as: UTF8.self))
    else { return nil }
    return range
  }
}

import JavaScriptLowering
import SourceText

/// Classes that are no key of Tailwind's `fontFamily`, but one of them in other letters: `font-semiBold` where
/// `semibold` is one. Tailwind tells them apart, and makes nothing of the class.
struct JSTailwindCases {
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
    guard !small.isEmpty else { return [] }
    var references: [FontReference] = []
    for (module, file) in code.program.modules.enumerated()
    where code.program.live.contains(module) && JSTailwind.isUsed(by: file.package) {
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
}

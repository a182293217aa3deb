import SourceText

/// Initializers that extensions add to types from elsewhere: no one comes to them but by the label of their first
/// argument, or by `init` as a function.
struct InitializerLabels {
  private let program: Program
  /// Whether the sources name initializers without calling them: `names.map(UIFont.init)`.
  private lazy var areGiven = program.texts.contains { text in
    text.utf8.hasWord(Array("init".utf8)) { range in
      let isMember = range.lowerBound > 0 && text.utf8[range.lowerBound - 1] == UInt8(ascii: ".")
      let next = text.utf8[range.upperBound...].first { $0 > UInt8(ascii: " ") }
      // `.init(…)`, `.init<Value>(…)`, and a closure behind: `.init { … }`
      return isMember && ![UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "{")].contains(next)
    }
  }

  init(_ program: Program) { self.program = program }

  /// The label by which alone an initializer is called; `nil` where it has none, or something may call it that does
  /// not say so.
  mutating func label(of part: Outline.Part, in file: Int32) -> String? {
    let bytes = program.texts[Int(file)].utf8
    let head = bytes[part.start...].prefix(300).prefix { $0 != UInt8(ascii: "{") }
    // Objective-C may send what has `@objc` by its selector, which says the label, too.
    let isOpen = part.isOpen && !head.starts(with: "@objc ".utf8)
    guard !isOpen, let label = Self.label(in: head), !areGiven else { return nil }
    // In Objective-C it is `initWithName:`.
    let isOfObjectiveC = program.isMixed && program.isWrittenInObjectiveC("initWith")
    return isOfObjectiveC ? nil : label
  }

  /// `name` of `convenience init?(name: String)`
  private static func label(in head: ArraySlice<UInt8>) -> String? {
    let keyword = Array("init".utf8)
    guard let open = head.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let before = head[..<open].filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "?") }
    guard before.suffix(keyword.count).elementsEqual(keyword) else { return nil }
    let parameters = head[(open + 1)...]
    let first = parameters.drop { $0 <= UInt8(ascii: " ") }.prefix(while: CallWords.isWord)
    // A call leaves out what has a default, and the label of a closure behind its bracket.
    let isInEachCall = parameters.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
      .allSatisfy { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "@") }
    guard isInEachCall, !first.isEmpty, !first.elementsEqual("_".utf8) else { return nil }
    let label = String(decoding: first, as: UTF8.self)
    return ofProtocols.contains(label) || label.hasSuffix("Literal") ? nil : label
  }

  /// What the compiler and the platform make values by, of types that conform to their protocols.
  private static let ofProtocols: Set<String> = [
    "coder", "from", "intValue", "projectedValue", "rawValue", "stringInterpolation", "stringValue",
    "wrappedValue",
  ]

  /// The parts of a file in which a label stands, before a colon.
  func parts(of outline: Outline, in file: Int32, giving label: String) -> [Int] {
    let bytes = program.texts[Int(file)].utf8
    var found: Set<Int> = []
    _ = bytes.hasWord(Array(label.utf8)) { range in
      if bytes[range.upperBound...].first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: ":"),
        let part = outline.part(at: range.lowerBound)
      {
        found.insert(part)
      }
      return false
    }
    return found.sorted()
  }
}

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
    guard !isOpen, let (label, type) = Self.first(in: head), isPlain(type), !areGiven else {
      return nil
    }
    // In Objective-C it is `initWithName:`.
    let selector = "initWith" + label.prefix(1).uppercased() + label.dropFirst()
    return program.isMixed && program.isWrittenInObjectiveC(selector) ? nil : label
  }

  /// `name` and `String` of `convenience init?(name: String)`; `nil` where a call may leave out the label, or the argument.
  private static func first(in head: ArraySlice<UInt8>) -> (label: String, type: String)? {
    let keyword = Array("init".utf8)
    guard let open = head.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let before = head[..<open].filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "?") }
    guard before.suffix(keyword.count).elementsEqual(keyword) else { return nil }
    let first = head[(open + 1)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
    let parts = first.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let names = parts[0].split { $0 <= UInt8(ascii: " ") }
    let type = parts[1].filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "?") }
    guard (1...2).contains(names.count), names.joined().allSatisfy(CallWords.isWord),
      type.allSatisfy(CallWords.isWord), names[0] != [UInt8(ascii: "_")]
    else { return nil }
    let label = String(decoding: names[0], as: UTF8.self)
    guard !ofProtocols.contains(label), !label.hasSuffix("Literal") else { return nil }
    return (label, String(decoding: type, as: UTF8.self))
  }

  /// Whether a type is none of functions, which may stand behind the call's bracket without a label.
  private func isPlain(_ type: String) -> Bool {
    guard !program.mayBeAlias(type) else { return false }
    return program.declaresType(named: type) || Self.plain.contains(type)
  }

  private static let plain: Set<String> = [
    "Bool", "CGFloat", "CGRect", "CGSize", "Character", "Data", "Double", "Float", "Int", "NSCoder",
    "NSString", "String", "Substring", "UIColor", "UIFont", "UIImage", "URL",
  ]

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
      let next = bytes[range.upperBound...].first { $0 > UInt8(ascii: " ") }
      // `name: `, `` `name`: ``, `name /* … */: `
      if let next, Array(":`/".utf8).contains(next), let part = outline.part(at: range.lowerBound) {
        found.insert(part)
      }
      return false
    }
    return found.sorted()
  }
}

import SourceText

/// How code finds classes at run time: by names that are written, or by others, so that it may make an object of any.
struct ClassLookup {
  private let program: Program
  private let isNamedOutside: (String) -> Bool
  /// Whether code that may run asks for classes by names that are put together, or for all classes.
  private(set) var isByUnknownNames = false
  /// Classes of which, or of whose heirs, such code says that what it finds is one.
  private(set) var bases: Set<String> = []
  /// How the names begin and end by which such code asks.
  private(set) var names: Set<NameEnds> = []

  /// Functions that find a class by its name, and those that find all classes.
  private static let lookups = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass",
  ]
  private static let listings = ["classNamed", "objc_copyClassList", "objc_getClassList"]

  /// - Parameter isNamedOutside: whether something that is no code has a name.
  init(_ program: Program, isNamedOutside: @escaping (String) -> Bool) {
    self.program = program
    self.isNamedOutside = isNamedOutside
    var bases: Set<String> = []
    var names: Set<NameEnds> = []
    isByUnknownNames =
      Self.listings.contains { isCalled($0) { _, _ in true } }
      || Self.lookups.contains { lookup in
        isCalled(lookup) { text, end in
          guard givesUnknownClass(text, end) else { return false }
          let expected = ExpectedClass(of: lookup, endingAt: end, in: text.utf8)?.names ?? []
          if !expected.isEmpty, expected.allSatisfy({ hasKnownHeirs($0) }) {
            bases.formUnion(expected)
          } else if let ends = Self.ends(ofArgumentAt: end, in: text.utf8) {
            names.insert(ends)
          } else {
            return true
          }
          return false
        }
      }
    self.bases = bases
    self.names = names
  }

  /// Whether a class is the sources' own or one of the system of which it is known what inherits from it.
  private func hasKnownHeirs(_ name: String) -> Bool {
    (program.declaresType(named: name) || PlatformClasses.isKnown(name))
      && !program.mayBeAlias(name)
  }

  /// Where the parentheses end that begin at a place, or behind spaces there.
  static func close(of bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0 && byte == UInt8(ascii: ")") || byte == UInt8(ascii: ";")
    }
  }

  /// How a name that is put together begins and ends, behind a function that is given it.
  static func ends(ofArgumentAt end: Int, in bytes: [UInt8]) -> NameEnds? {
    guard let open = bytes[end...].firstIndex(of: UInt8(ascii: "(")),
      let close = close(of: bytes[end...]), open < close
    else { return nil }
    let before = bytes[max(0, end - 2_000)..<end]
    return NameEnds(
      of: String(decoding: bytes[(open + 1)..<close], as: UTF8.self),
      before: String(decoding: before, as: UTF8.self))
  }

  /// Whether code that may run has a word where something holds.
  private func isCalled(_ function: String, where matches: (SourceText, Int) -> Bool) -> Bool {
    var known: [String: Bool] = [:]
    return program.files(mentioning: [function]).contains { file in
      let text = program.texts[Int(file)]
      return program.sentWords(file).sends(of: function).contains { offset in
        matches(text, offset + function.utf8.count)
          && !isInMethodNeverSent(offset, file, &known, depth: 0)
      }
    }
  }

  /// Whether a lookup whose name ends at a place is given another name than one that is written, and is not only asked
  /// whether something is of the class.
  private func givesUnknownClass(_ text: SourceText, _ end: Int) -> Bool {
    let bytes = text.utf8
    let space = UInt8(ascii: " ")
    guard !Self.isWritten(argumentAt: end, in: bytes) else { return false }
    let before = bytes[..<end].reversed().drop { CallWords.isWord($0) }
      // `isKindOfClass:[NSClassFromString(name) class]`
      .drop { $0 <= space || $0 == UInt8(ascii: "[") }
    return !Self.comparisons.contains { before.starts(with: $0.utf8.reversed()) }
  }

  /// Whether what ends at a place is not called, or with a name that is written as it is.
  static func isWritten(argumentAt end: Int, in bytes: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    let behind = bytes[end...].drop { $0 == space }
    guard behind.first == UInt8(ascii: "(") else { return true }
    return isKnown(behind.dropFirst().drop { $0 <= space })
  }

  /// What only asks whether something is of a class.
  private static let comparisons = [
    "isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:", "isKind(of:", "isMember(of:",
    "isSubclass(of:", "==", "!=",
  ]

  /// Whether the only argument is a name that is written as it is, or that of a class that is at hand already.
  private static func isKnown(_ argument: ArraySlice<UInt8>) -> Bool {
    var rest = argument
    let quote = UInt8(ascii: "\"")
    if namesOfClasses.contains(where: { rest.starts(with: $0.utf8) }) {
      guard let end = close(of: rest) else { return false }
      rest = rest[(end + 1)...]
    } else {
      if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst() }
      guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote),
        // `"Shop.\(name)"`
        !rest[..<end].contains(UInt8(ascii: "\\"))
      else { return false }
      rest = rest[(end + 1)...]
    }
    return rest.drop { $0 <= UInt8(ascii: " ") }.first == UInt8(ascii: ")")
  }

  private static let namesOfClasses = ["class_getName(", "NSStringFromClass("]

  /// Whether a place is in a method of Objective-C a word of whose selector stands nowhere else, but in such methods: in
  /// the sources of a library, say, that the app makes another use of.
  ///
  /// - Parameter known: whether nothing sends what a word begins; while that is asked, nothing does, for what only sends
  ///   itself is sent by none.
  private func isInMethodNeverSent(
    _ offset: Int, _ file: Int32, _ known: inout [String: Bool], depth: Int
  ) -> Bool {
    guard program.isObjectiveC(file), depth < Evaluator.Budget.senders else { return false }
    let selector = program.sentWords(file).selector(around: offset)
    if PlatformHooks.maySend(selector) { return false }
    for name in selector where !name.isEmpty && !isNamedOutside(name) {
      if known[name] == nil {
        known[name] = true
        let isSent = program.files(mentioning: [name]).contains { other in
          !program.isObjectiveC(other)
            || program.sentWords(other).sends(of: name).contains { send in
              !isInMethodNeverSent(send, other, &known, depth: depth + 1)
            }
        }
        known[name] = !isSent
      }
      if known[name] == true { return true }
    }
    return false
  }
}

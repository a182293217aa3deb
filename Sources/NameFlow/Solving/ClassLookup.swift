import SourceText

/// How code finds classes at run time: by names that are written, or by others, so that it may make an object of any.
struct ClassLookup {
  private let program: Program
  private let isNamedOutside: (String) -> Bool
  /// Whether code that may run asks for classes by names that are put together, or for all classes.
  private(set) var isByUnknownNames = false

  /// Functions that find a class by its name, and those that find all classes.
  private static let lookups = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass",
  ]
  private static let listings = ["classNamed", "objc_copyClassList", "objc_getClassList"]

  /// - Parameter isNamedOutside: whether something that is no code has a name.
  init(_ program: Program, isNamedOutside: @escaping (String) -> Bool) {
    self.program = program
    self.isNamedOutside = isNamedOutside
    isByUnknownNames =
      Self.listings.contains { isCalled($0) { _, _ in true } }
      || Self.lookups.contains { isCalled($0, where: givesUnknownClass) }
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
    let behind = bytes[end...].drop { $0 == space }
    guard behind.first == UInt8(ascii: "(") else { return false }
    let argument = behind.dropFirst().drop { $0 <= space }
    if argument.starts(with: "\"".utf8) || argument.starts(with: "@\"".utf8) { return false }
    let before = bytes[..<end].reversed().drop { CallWords.isWord($0) }.drop { $0 <= space }
    return !before.starts(with: "OfClass:".utf8.reversed())
  }

  /// Whether a place is in a method of Objective-C a word of whose selector stands nowhere else, but in such methods: in
  /// the sources of a library, say, that the app makes another use of.
  ///
  /// - Parameter known: whether nothing sends what a word begins; while that is asked, nothing does, for what only sends
  ///   itself is sent by none.
  private func isInMethodNeverSent(
    _ offset: Int, _ file: Int32, _ known: inout [String: Bool], depth: Int
  ) -> Bool {
    guard program.isObjectiveC(file), depth < Evaluator.Budget.senders else { return false }
    for name in program.sentWords(file).selector(around: offset)
    where !name.isEmpty && !isNamedOutside(name) {
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

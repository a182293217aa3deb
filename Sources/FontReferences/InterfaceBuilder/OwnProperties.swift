import NameFlow
import SourceText

/// The properties that attributes of documents set, and whether the sources say what becomes of them: a class has
/// the property, or none can have it. Each is looked for once, however many objects have it set.
struct OwnProperties {
  private var answers: [Question: Bool]
  private let owners: [SourcePlace: InterfaceAttributes.Value]

  private enum Question: Hashable {
    /// Whether a class has a property, or surely none of the name.
    case property(String, of: String)
    /// Whether some class has a property.
    case any(String)
  }

  /// - Parameter owners: what is set, by the places of the values.
  init(
    for references: [FontReference], _ owners: [SourcePlace: InterfaceAttributes.Value],
    in code: [SourceText]
  ) {
    self.owners = owners
    answers = [:]
    let questions = Array(Set(references.flatMap(questions(about:))))
    let found = ParserThreads.map(questions) { Self.answer($0, code) }
    answers = Dictionary(zip(questions, found)) { first, _ in first }
  }

  /// Whether the sources say what becomes of an attribute.
  func decide(_ reference: FontReference) -> Bool {
    questions(about: reference).contains { answers[$0] == true }
  }

  private func questions(about reference: FontReference) -> [Question] {
    guard reference.api == .userDefinedRuntimeAttribute else { return [] }
    let own = owners[reference.place].map { Question.property($0.property, of: $0.type) }
    return [own, reference.undetermined.flatMap(Self.key).map { .any($0) }].compactMap { $0 }
  }

  /// The key path in quotes that a reason names, where it is one key.
  private static func key(in reason: String) -> String? {
    guard let start = reason.firstIndex(of: "'"), let end = reason.lastIndex(of: "'"), start < end
    else { return nil }
    let key = reason[reason.index(after: start)..<end]
    return key.contains(".") ? nil : String(key)
  }

  private static func answer(_ question: Question, _ code: [SourceText]) -> Bool {
    switch question {
    case .any(let property):
      let properties = declarations(of: property)
      return code.contains { properties.occur(in: $0) }
    case .property(let property, let type):
      let classes = Needles(words: ["class \(type)", "@implementation \(type)"])
      let properties = declarations(of: property)
      return code.contains { classes.occur(in: $0) && properties.occur(in: $0) }
        || isNowhere(property, of: type, code)
    }
  }

  private static func declarations(of property: String) -> Needles {
    Needles(words: ["var \(property)", "*\(property)", "* \(property)"])
  }

  /// Whether a class is the sources', as far as to the platform's, and nothing in them has the name of the property:
  /// setting it does nothing.
  private static func isNowhere(
    _ property: String, of type: String, _ code: [SourceText]
  ) -> Bool {
    let name = Needles(words: [property])
    guard !code.contains(where: name.occur) else { return false }
    var type = type
    for _ in 0..<8 {
      let heads = [
        "class \(type):", "class \(type) :", "@interface \(type) :", "@interface \(type):",
      ]
      let parent = code.lazy.compactMap { text in
        heads.lazy.compactMap { text.word(behind: $0) }.first
      }.first
      guard let parent else { return false }
      if parent.hasPrefix("UI") || parent.hasPrefix("NS") { return true }
      type = parent
    }
    return false
  }
}

extension SourceText {
  /// The word that stands behind some text, be it after spaces.
  fileprivate func word(behind text: String) -> String? {
    let needle = Array(text.utf8)
    guard let start = utf8.firstIndex(of: needle, in: 0..<utf8.count) else { return nil }
    let rest = utf8[(start + needle.count)...].drop { $0 == UInt8(ascii: " ") }
    return String(decoding: rest.prefix { $0.isIdentifier }, as: UTF8.self)
  }
}

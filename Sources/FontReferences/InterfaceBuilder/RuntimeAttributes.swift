import NameFlow
import SourceText

/// What the objects of an Interface Builder document get put into their properties:
/// `<userDefinedRuntimeAttribute type="string" keyPath="titleFace" value="Lobster-Regular"/>`.
struct InterfaceAttributes: Sendable {
  /// The document as a file of a program.
  var unit: SourceUnit
  var values: [Value]

  struct Value: Sendable {
    /// The class of the object.
    var type: String
    var property: String
    var text: MarkupAttribute
  }

  /// Those of the documents that put texts into properties.
  static func all(in texts: [SourceText]) -> [InterfaceAttributes] {
    let words = Needles(words: ["userDefinedRuntimeAttribute "])
    return ParserThreads.map(texts) { text -> InterfaceAttributes? in
      guard words.occur(in: text), let values = try? values(in: text), !values.isEmpty else {
        return nil
      }
      return InterfaceAttributes(unit: SourceUnit(text, DocumentLowering()), values: values)
    }.compactMap { $0 }
  }

  /// Those of a document by the places of their texts.
  static func byPlace(in text: SourceText) -> [SourcePlace: Value] {
    let values = (try? values(in: text)) ?? []
    return Dictionary(values.map { ($0.text.place, $0) }) { first, _ in first }
  }

  private static func values(in text: SourceText) throws(DocumentError) -> [Value] {
    var values: [Value] = []
    _ = try MarkupDocument.read(text) { element in
      switch element.name {
      case "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes": return true
      default: break
      }
      for list in element.children where list.name == "userDefinedRuntimeAttributes" {
        guard let type = element[attribute: "customClass"]?.value else { continue }
        values += list.children.compactMap { value($0, of: type) }
      }
      element.children = []
      return element[attribute: "key"] != nil && element.name == "string"
    }
    return values
  }

  private static func value(_ element: MarkupElement, of type: String) -> Value? {
    guard element[attribute: "type"]?.value == "string",
      let key = element[attribute: "keyPath"]?.value, !key.contains("."),
      let text = RuntimeFontAttribute.value(of: element)
    else { return nil }
    return Value(type: type, property: key, text: text)
  }
}

/// The same for the documents of one program, by the properties.
struct RuntimeAttributes: Sendable {
  private var values: [String: [(file: Int32, text: SourceText, value: InterfaceAttributes.Value)]]

  /// - Parameter units: the files of the program, in its order.
  init(_ documents: [InterfaceAttributes] = [], in units: [SourceUnit] = []) {
    values = [:]
    guard !documents.isEmpty else { return }
    let byPath = Dictionary(documents.map { ($0.unit.text.path, $0) }) { first, _ in first }
    for (index, unit) in units.enumerated() {
      for value in byPath[unit.text.path]?.values ?? [] {
        values[value.property, default: []].append((Int32(index), unit.text, value))
      }
    }
  }

  /// Whether any of the documents puts something into a property of this name.
  func set(_ property: String) -> Bool { values[property] != nil }

  func values(of property: String, in types: [String], _ program: Program) -> Values {
    var result = Values()
    for (file, text, value) in values[property] ?? [] where types.contains(value.type) {
      program.read([file])
      let range =
        value.text.place.range.map { text.offset($0.start)..<text.offset($0.end) } ?? 0..<0
      result.add(
        Values(
          .text(value.text.value),
          Trail(
            origin: Trail.Origin(
              file: file, range: Int32(range.lowerBound)..<Int32(range.upperBound)))))
    }
    return result
  }
}

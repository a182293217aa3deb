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
  static func all(in documents: [InterfaceDocument]) -> [InterfaceAttributes] {
    documents.filter { !$0.attributes.isEmpty }.map {
      InterfaceAttributes(unit: SourceUnit($0.text, DocumentLowering()), values: $0.attributes)
    }
  }

  /// Finds them, element by element.
  struct Collector {
    private(set) var values: [Value] = []
    /// Those of an object that has not ended.
    private var pending: [(property: String, text: MarkupAttribute)] = []

    mutating func take(_ element: MarkupElement) {
      if element.name == "userDefinedRuntimeAttribute" {
        if let value = InterfaceAttributes.value(element) { pending.append(value) }
      } else if !pending.isEmpty,
        element.children.contains(where: { $0.name == "userDefinedRuntimeAttributes" })
      {
        defer { pending = [] }
        guard let type = element[attribute: "customClass"]?.value else { return }
        values += pending.map { Value(type: type, property: $0.property, text: $0.text) }
      }
    }
  }

  private static func value(
    _ element: MarkupElement
  ) -> (property: String, text: MarkupAttribute)? {
    guard element[attribute: "type"]?.value == "string",
      let key = element[attribute: "keyPath"]?.value, !key.contains("."),
      let text = RuntimeFontAttribute.value(of: element)
    else { return nil }
    return (key, text)
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

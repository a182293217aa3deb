import NameFlow
import SourceText

/// The names of fonts in files that types of the sources are decoded from.
struct DecodedNames {
  let types: [DecodedType]

  init(_ types: [DecodedType]) {
    self.types = Set(types.flatMap { [$0, $0.inSnakeCase] }).sorted {
      ($0.call, $0.nameKey, $0.name) < ($1.call, $1.nameKey, $1.name)
    }
  }

  /// The words without one of which no file has such a name.
  var words: [[UInt8]] { Set(types.map(\.nameKey)).sorted().map { Array($0.utf8) } }

  /// A name in a file, and the call it reaches.
  struct Name: Sendable {
    var call: SourcePlace
    var candidate: NameCandidate
  }

  /// The names in a document: of every dictionary that has all that the type needs.
  func names(in root: PlacedValue) -> [Name] {
    guard !types.isEmpty else { return [] }
    var names: [Name] = []
    var waiting = [root]
    while let value = waiting.popLast() {
      switch value.content {
      case .array(let values): waiting += values
      case .dictionary(let entries):
        names += self.names(of: value, entries)
        waiting += entries.map(\.value)
      case .string, .number, .boolean, .other: continue
      }
    }
    return names
  }

  private func names(of value: PlacedValue, _ entries: [PlacedValue.Entry]) -> [Name] {
    types.compactMap { type in
      // One key alone is too common a word to tell a type by.
      guard let name = value[type.nameKey], let text = name.string,
        type.requiredKeys.count > 1 || type.nameKey.lowercased().contains("font"),
        type.requiredKeys.allSatisfy({ value[$0] != nil })
      else { return nil }
      return Name(
        call: type.call,
        candidate: NameCandidate(
          name: text, place: name.place, certainty: .constant,
          flow: [FlowStep(place: type.propertyPlace, what: type.property)]))
    }
  }
}

extension ReferenceReading {
  /// Gives the calls that had no name those that were found in files.
  mutating func take(_ names: [DecodedNames.Name]) {
    let byCall = Dictionary(grouping: names, by: \.call)
    for index in references.indices {
      guard let found = byCall[references[index].place], references[index].candidates.isEmpty else {
        continue
      }
      let reference = references[index]
      references[index].candidates = found.map(\.candidate).sorted { $0.place < $1.place }.map {
        var candidate = $0
        candidate.isScaled = reference.isScaled
        candidate.scalings = reference.scalings
        return candidate
      }
      references[index].undetermined = nil
      references[index].isCarriedOn = false
    }
  }
}

package import SourceText

/// An object of a project file: a target, a group, a file, ….
package struct XcodeObject: Sendable {
  /// The identifier other objects know it by.
  package let id: String
  /// What it is: `PBXNativeTarget`.
  package let isa: String
  /// Where it stands in the project file.
  package let place: SourcePlace
  /// All of it.
  package let value: PlacedValue
  private let fields: [PlacedValue.Entry]

  /// `nil` for what is no dictionary with an `isa`.
  package init?(_ entry: PlacedValue.Entry) {
    guard let fields = entry.value.entries,
      let isa = fields.last(where: { $0.key == "isa" })?.value.string
    else { return nil }
    id = entry.key
    self.isa = isa
    place = entry.keyPlace
    value = entry.value
    self.fields = fields
  }

  /// The value of a field; of equal keys the last, as Xcode has it.
  package subscript(_ key: String) -> PlacedValue? {
    fields.last { $0.key == key }?.value
  }

  package func string(_ key: String) -> String? { self[key]?.string }

  /// The strings of a list, or of what stands there alone.
  package func strings(_ key: String) -> [String] {
    guard let value = self[key] else { return [] }
    return value.array?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
  }

  /// The strings of a list with their places.
  package func placedStrings(_ key: String) -> [PlacedValue] {
    self[key]?.array?.filter { $0.string != nil } ?? []
  }

  /// The name that is shown for it.
  package var name: String? { string("name") ?? string("path")?.lastComponent }
}

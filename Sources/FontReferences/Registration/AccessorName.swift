import NameFlow

/// The name that an accessor of SwiftGen, Tuist or R.swift gives of its font, where the build generates it:
/// `AppFontFamily.GateSans.bold.name`, `R.font.gateSansBold`. It is a plain text: asking for it registers nothing.
package struct AccessorName: Sendable, Hashable {
  /// What is asked of it.
  package var part: Part
  /// The accessor as it is written: `AppFontFamily.GateSans.bold`.
  package var path: [String]

  package enum Part: String, Sendable, Hashable {
    case name, family
  }

  init(part: Part, path: [String]) {
    self.part = part
    self.path = path
  }

  /// A member of a constant; `nil` where that is no accessor's.
  init?(member: String, of path: [String]) {
    if let resource = GeneratedResource.name(member, of: path) {
      self = resource
      return
    }
    guard path.count > 2, path[path.count - 3].hasSuffix("FontFamily"),
      let part = Part(rawValue: member)
    else { return nil }
    self.part = part
    self.path = path
  }

  init?(value: Value) {
    if let resource = GeneratedResource(value: value) {
      self = resource.name
      return
    }
    guard case .symbol(let type, let member) = value, type.first == Self.mark,
      let part = Part(rawValue: member)
    else { return nil }
    self.init(part: part, path: Array(type.dropFirst()))
  }

  /// It as a value: of a type that nobody declares.
  var value: Value { .symbol(type: [Self.mark] + path, name: part.rawValue) }

  private static let mark = "(generated)"

  /// What code writes for it.
  package var written: String { path.joined(separator: ".") + "." + part.rawValue }

  /// What is said of it where the name that it gives is not known.
  package var inWords: String {
    isOfResource
      ? "no font in this project gives R.swift a '\(path.joined(separator: "."))'"
      : "'\(part.rawValue)' of '\(path.joined(separator: "."))'"
  }

  /// Whether R.swift makes it, which calls its members after PostScript names.
  package var isOfResource: Bool { path.dropLast() == GeneratedResource.path[...] }

  package var family: String { path[path.count - 2] }
  package var style: String { path[path.count - 1] }
}

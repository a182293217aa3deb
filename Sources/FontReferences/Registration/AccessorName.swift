import NameFlow

/// The name that an accessor of SwiftGen or Tuist gives of its font, where the build generates it:
/// `AppFontFamily.GateSans.bold.name`. It is a plain text: asking for it registers nothing.
package struct AccessorName: Sendable, Hashable {
  /// What is asked of it.
  package var part: Part
  /// The accessor as it is written: `AppFontFamily.GateSans.bold`.
  package var path: [String]

  package enum Part: String, Sendable, Hashable {
    case name, family
  }

  /// A member of a constant; `nil` where that is no accessor's.
  init?(member: String, of path: [String]) {
    guard path.count > 2, path[path.count - 3].hasSuffix("FontFamily"),
      let part = Part(rawValue: member)
    else { return nil }
    self.part = part
    self.path = path
  }

  init?(value: Value) {
    guard case .symbol(let type, let member) = value, type.first == Self.mark else { return nil }
    self.init(member: member, of: Array(type.dropFirst()))
  }

  /// It as a value: of a type that nobody declares.
  var value: Value { .symbol(type: [Self.mark] + path, name: part.rawValue) }

  private static let mark = "(generated)"

  /// What code writes for it.
  package var written: String { path.joined(separator: ".") + "." + part.rawValue }

  /// What is said of it where the name that it gives is not known.
  package var inWords: String { "'\(part.rawValue)' of '\(path.joined(separator: "."))'" }

  package var family: String { path[path.count - 2] }
  package var style: String { path[path.count - 1] }
}

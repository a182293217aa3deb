import NameFlow
import SourceText

/// A document that code decodes and that is not among those that are read: what it holds is not known.
///
/// The reason why a name is not known tells which document would say it.
struct UnreadTable: Equatable {
  /// The file without folders: `Fonts.plist`.
  var file: String

  private static let head = "what \""
  private static let tail = "\" holds"

  /// A file as `url(forResource:withExtension:)` names it; `nil` where it is no document.
  init?(_ name: String, _ pathExtension: String?) {
    file = (pathExtension.map { name + "." + $0 } ?? name).lastComponent
    guard BundledTables.isDocument(file) else { return nil }
  }

  /// The document of a reason.
  init?(reason: String) {
    guard reason.hasPrefix(Self.head), reason.hasSuffix(Self.tail) else { return nil }
    file = String(reason.dropFirst(Self.head.count).dropLast(Self.tail.count))
  }

  var reason: String { Self.head + file + Self.tail }
}

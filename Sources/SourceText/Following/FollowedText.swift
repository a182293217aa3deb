/// Texts that are put together while a name is followed: they stay as short as names are.
package enum FollowedText {
  /// The longest name that is made, in bytes of UTF-8: no font has a longer one.
  package static let longest = 1_024
  /// The longest path.
  package static let longestPath = 4_096
  /// Why a longer name is not known.
  package static let reason = "it is a string of more than \(longest) bytes"

  /// A text, where it is short enough to be a name.
  package static func name(_ text: String) -> String? {
    text.utf8.count <= longest ? text : nil
  }

  /// Texts one behind the other; `nil`, before anything is made, where that is too long.
  package static func joined(
    _ parts: some Collection<String>, separator: String = "", longest: Int = longest
  ) -> String? {
    let count = max(0, parts.count - 1)
    guard separator.isEmpty || count <= longest else { return nil }
    var length = separator.utf8.count * count
    for part in parts where length <= longest { length += part.utf8.count }
    return length <= longest ? parts.joined(separator: separator) : nil
  }

  /// A text with every occurrence of a part of it replaced; `nil` where that is too long.
  package static func replacing(
    _ part: String, in text: String, by other: String, longest: Int = longest
  ) -> String? {
    let pieces = text.split(separator: part, omittingEmptySubsequences: false).map(String.init)
    return joined(pieces, separator: other, longest: longest)
  }
}

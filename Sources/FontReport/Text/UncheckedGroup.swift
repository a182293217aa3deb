import FontResolution
import SourceText

/// Files that could not be checked for one reason: of very many the first stands for all.
struct UncheckedGroup {
  var first: UncheckedFile
  /// How many more there are.
  var rest = 0

  /// More of one reason than this are told together.
  private static let most = 3

  /// In the order of the first of each.
  static func groups(of files: [UncheckedFile]) -> [UncheckedGroup] {
    let counts = Dictionary(grouping: files, by: Kind.init).mapValues(\.count)
    var seen: Set<Kind> = []
    return files.compactMap { file in
      let kind = Kind(file)
      guard let count = counts[kind], count > most else { return UncheckedGroup(first: file) }
      return seen.insert(kind).inserted ? UncheckedGroup(first: file, rest: count - 1) : nil
    }
  }

  /// What is the same of several: the reason without the names in it.
  private struct Kind: Hashable {
    var isError: Bool
    var words: [UInt8] = []

    init(_ file: UncheckedFile) {
      isError = file.isError
      var mark: UInt8?
      for byte in file.reason.utf8 {
        if let open = mark {
          if byte == open { mark = nil }
        } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
          mark = byte
        } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
          words.append(byte)
        }
      }
    }
  }
}

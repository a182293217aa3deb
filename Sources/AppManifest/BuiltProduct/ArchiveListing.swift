/// The entries of a ZIP archive as `unzip -Z -l` lists them.
struct ArchiveListing {
  struct Entry {
    var name: String
    /// The size in bytes once it is extracted, as the archive states it.
    var size: Int
    var isLink: Bool
    var isEncrypted: Bool
  }

  private(set) var entries: [Entry] = []

  /// More than any app has, and less than what fills a disk.
  static let mostEntries = 300_000
  static let largestFile = 512 << 20
  static let largestTotal = 4 << 30

  /// `-rw-r--r--  2.1 unx     1234 bX      456 defN 24-Jan-31 10:00 Payload/App.app/Info.plist`
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: true)
      guard columns.count == 10, columns[0].count == 10, let type = columns[0].first,
        "-dlbcpsh?".contains(type), let size = Int(columns[3]), let mark = columns[4].first,
        size >= 0
      else { continue }
      entries.append(
        Entry(
          name: String(columns[9]), size: size, isLink: type == "l", isEncrypted: mark.isUppercase))
    }
  }

  /// Why nothing of the archive must be extracted; `nil` where it may.
  var danger: String? {
    if entries.count > Self.mostEntries { return "holds more than \(Self.mostEntries) files" }
    for entry in entries {
      let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
      if entry.name.hasPrefix("/") || entry.name.hasPrefix("\\") || parts.contains("..") {
        return "holds a path that leads out of it: '\(entry.name)'"
      }
    }
    return nil
  }

  /// Why these entries must not be extracted; `nil` where they may.
  static func danger(in entries: [Entry]) -> String? {
    if let link = entries.first(where: \.isLink) { return "'\(link.name)' is a symbolic link" }
    if entries.contains(where: \.isEncrypted) { return "is encrypted" }
    if let large = entries.first(where: { $0.size > largestFile }) {
      return "'\(large.name)' is larger than \(largestFile >> 20) MB"
    }
    var total = 0
    for entry in entries {
      total += entry.size
      if total > largestTotal { return "holds more than \(largestTotal >> 30) GB" }
    }
    return nil
  }
}

import SourceText

extension SARIFLog.Region {
  /// A range in SARIF's columns, which count UTF-16 units; a column on a line that was not kept is left
  /// out, for it cannot be converted.
  init(_ range: TextRange, path: String, excerpts: [Report.Excerpt: String]) {
    func column(_ position: TextPosition) -> Int? {
      guard let line = excerpts[Report.Excerpt(path: path, line: position.line)] else { return nil }
      return Self.utf16Column(position.column, in: line)
    }
    startLine = range.start.line
    startColumn = column(range.start)
    endLine = range.end.line == range.start.line ? nil : range.end.line
    endColumn = startColumn == nil ? nil : column(range.end)
  }

  private static func utf16Column(_ column: Int, in line: String) -> Int {
    let offset = min(max(column - 1, 0), line.utf8.count)
    let index = line.utf8.index(line.startIndex, offsetBy: offset)
    return line.utf16.distance(from: line.startIndex, to: index) + 1
  }
}

extension SARIFLog.ArtifactLocation {
  /// A path as a URI (RFC 3986): relative to the repository's root, where people run checks, or `file:`.
  init(path: String) {
    let encoded = path.utf8.map(Self.encode).joined()
    uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }

  private static func encode(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      String(UnicodeScalar(byte))
    default:
      "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
  }
}

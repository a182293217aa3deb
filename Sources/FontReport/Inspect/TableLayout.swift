/// Columns of text, set by the columns of a terminal that each character fills.
struct TableLayout {
  private let widths: [Int]
  private let width: Int?

  private static let indent = "  "
  private static let gap = "  "
  /// The columns that the last cell keeps, however narrow the terminal is.
  private static let narrowest = 16

  /// - Parameters:
  ///   - rows: cells that hold no control characters.
  ///   - width: the columns of the terminal; `nil` for as many as it takes.
  init(rows: [[String]], width: Int?) {
    let columns = rows.first?.count ?? 0
    widths = (0..<columns).map { column in
      rows.reduce(0) { max($0, column < $1.count ? Self.columns($1[column]) : 0) }
    }
    self.width = width
  }

  /// The cells of a row; the last one loses its beginning where the line would be too long.
  func line(_ cells: [String]) -> String {
    var line = Self.indent
    for (cell, width) in zip(cells.dropLast(), widths) {
      line += cell + String(repeating: " ", count: max(width - Self.columns(cell), 0)) + Self.gap
    }
    let last = cells.last ?? ""
    guard let width else { return line + last }
    let room = max(width - Self.columns(line), Self.narrowest)
    return fitted(line + Self.end(of: last, columns: room))
  }

  /// Text under a row, in as many lines as it takes.
  func paragraph(_ text: String) -> [String] {
    let indent = Self.indent + Self.indent
    guard let width else { return [indent + text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? indent + word : line + " " + word
      if !line.isEmpty, Self.columns(longer) > width {
        lines.append(line)
        line = indent + Self.indent + word
      } else {
        line = longer
      }
    }
    return (lines + [line]).map(fitted)
  }

  /// The line, cut where the terminal ends.
  func fitted(_ line: String) -> String {
    guard let width, Self.columns(line) > width else { return line }
    var kept = ""
    var columns = 1
    for character in line {
      columns += DisplayWidth.columns(character)
      if columns > width { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

extension TableLayout {
  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayWidth.columns($1) }
  }

  private static func end(of text: String, columns room: Int) -> String {
    guard columns(text) > room else { return text }
    var kept: [Character] = []
    var columns = 1
    for character in text.reversed() {
      columns += DisplayWidth.columns(character)
      if columns > room { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }
}

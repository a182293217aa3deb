/// Columns of text, set by the columns of a terminal that each character fills.
struct TableLayout {
  private let widths: [Int]
  private let width: Int?

  private let indent: String
  private static let gap = "  "
  /// The columns that the last cell keeps, however narrow the terminal is.
  private static let narrowest = 16

  /// - Parameters:
  ///   - rows: cells that hold no control characters.
  ///   - width: the columns of the terminal; `nil` for as many as it takes.
  ///   - indent: the columns before the first cell.
  init(rows: [[String]], width: Int?, indent: Int = 2) {
    self.indent = String(repeating: " ", count: indent)
    let columns = rows.first?.count ?? 0
    widths = (0..<columns).map { column in
      rows.reduce(0) { max($0, column < $1.count ? Self.columns($1[column]) : 0) }
    }
    self.width = width
  }

  /// The cells of a row; the last one loses its beginning where the line would be too long.
  func line(_ cells: [String]) -> String {
    let line = beginning(cells)
    let last = cells.last ?? ""
    guard let width else { return line + last }
    let room = max(width - Self.columns(line), Self.narrowest)
    return fitted(line + Self.end(of: last, columns: room))
  }

  /// The cells of a row; the last one goes on under itself where the line would be too long.
  func wrapped(_ cells: [String]) -> [String] {
    let line = beginning(cells)
    let column = String(repeating: " ", count: Self.columns(line))
    let last = cells.last ?? ""
    guard let width, Self.columns(line) + Self.narrowest <= width else { return [self.line(cells)] }
    return Self.broken(last, first: line, rest: column, width: width).map(fitted)
  }

  /// Text under a row, in as many lines as it takes.
  func paragraph(_ text: String) -> [String] {
    guard let width else { return [indent + indent + text] }
    return Self.broken(text, first: indent + indent, rest: indent + indent + indent, width: width)
      .map(fitted)
  }

  /// The line, cut where the terminal ends.
  func fitted(_ line: String) -> String {
    width.map { Self.cut(line, width: $0) } ?? line
  }

  /// The line, cut behind a number of columns.
  static func cut(_ line: String, width: Int) -> String {
    guard columns(line) > width else { return line }
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
  /// All cells but the last, each filled up to its column's width.
  private func beginning(_ cells: [String]) -> String {
    zip(cells.dropLast(), widths).reduce(into: indent) { line, column in
      let (cell, width) = column
      line += cell + String(repeating: " ", count: max(width - Self.columns(cell), 0)) + Self.gap
    }
  }

  /// Words in lines of at most `width` columns, as far as words allow.
  static func broken(
    _ text: String, first: String, rest: String, width: Int
  ) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ") {
      guard let begun = line else {
        line = first + word
        continue
      }
      let longer = begun + " " + word
      if columns(longer) > width {
        lines.append(begun)
        line = rest + word
      } else {
        line = longer
      }
    }
    return lines + [line ?? first]
  }

  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayWidth.columns($1) }
  }

  /// The end of a text that has more columns.
  static func end(of text: String, columns room: Int) -> String {
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

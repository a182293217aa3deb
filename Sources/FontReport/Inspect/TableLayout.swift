/// Columns of text, set by the columns of a terminal that each character fills.
struct TableLayout {
  private let widths: [Int]
  private let width: Int?

  private let indent: String
  private static let gap = "  "
  /// The columns that a cell keeps, however narrow the terminal is.
  private static let narrowest = 16

  /// - Parameters:
  ///   - rows: cells that hold no control characters.
  ///   - width: the columns of the terminal; `nil` for as many as it takes.
  ///   - indent: the columns before the first cell.
  init(rows: [[String]], width: Int?, indent: Int = 2) {
    self.indent = String(repeating: " ", count: indent)
    let columns = rows.first?.count ?? 0
    let needed = (0..<columns).map { column in
      rows.reduce(0) { max($0, column < $1.count ? Self.columns($1[column]) : 0) }
    }
    let gaps = max(columns - 1, 0) * Self.gap.count
    widths = width.map { Self.narrowed(needed, to: $0 - indent - gaps) } ?? needed
    self.width = width
  }

  /// The cells of a row; the last one, a path, is cut in its middle where the line would be too long.
  func line(_ cells: [String]) -> String {
    let line = beginning(cells)
    let last = cells.last ?? ""
    guard let width else { return line + last }
    let room = max(width - Self.columns(line), Self.narrowest)
    return fitted(line + Self.middle(of: last, columns: room))
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

  /// A line that ends a table, in as many lines as it takes.
  func ending(_ text: String) -> [String] {
    guard let width else { return [text] }
    return Self.broken(text, first: "", rest: "  ", width: width).map(fitted)
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
  /// Takes from the widest columns until the last one has a third of the line, if it needs that.
  private static func narrowed(_ widths: [Int], to room: Int) -> [Int] {
    guard let last = widths.last else { return [] }
    var others = Array(widths.dropLast())
    let left = room - min(last, room / 3)
    while others.reduce(0, +) > left, let widest = others.max(), widest > narrowest,
      let index = others.firstIndex(of: widest)
    {
      let next = others.filter { $0 < widest }.max() ?? narrowest
      others[index] = max(widest - others.reduce(0, +) + left, min(next, widest - 1), narrowest)
    }
    return others + [last]
  }

  /// All cells but the last, each filled up to its column's width or cut in its middle: names end in what
  /// tells them apart.
  private func beginning(_ cells: [String]) -> String {
    zip(cells.dropLast(), widths).reduce(into: indent) { line, column in
      let width = column.1
      let cell = Self.halves(of: column.0, columns: width)
      line += cell + String(repeating: " ", count: max(width - Self.columns(cell), 0)) + Self.gap
    }
  }

  /// Words in lines of at most `width` columns, as far as words allow.
  static func broken(
    _ text: String, first: String, rest: String, width: Int
  ) -> [String] {
    Wrapping.lines(text, first: width - columns(first), rest: width - columns(rest)).enumerated()
      .map { ($0 == 0 ? first : rest) + $1 }
  }

  private static func columns(_ text: String) -> Int { DisplayWidth.columns(text) }

  /// A path with as much of its beginning as there is room for, and its last part whole.
  static func middle(of path: String, columns room: Int) -> String {
    guard columns(path) > room, let slash = path.lastIndex(of: "/") else {
      return end(of: path, columns: room)
    }
    let last = String(path[slash...])
    let left = room - columns(last)
    guard left > 1 else { return end(of: path, columns: room) }
    return cut(path, width: left) + last
  }

  /// The beginning and the end of a text that has more columns.
  static func halves(of text: String, columns room: Int) -> String {
    guard columns(text) > room else { return text }
    let last = end(of: text, columns: room / 2 + 1).dropFirst()
    return cut(text, width: room - columns(String(last))) + last
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

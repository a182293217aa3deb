import SourceText

/// A source line without its indentation, fitted to a width, with the place to underline.
///
/// Only the surroundings of the place are looked at, so a line of megabytes costs no more than a short one.
struct SourceLine {
  /// The parts as shown: tabs are four spaces, hidden characters escaped, cut ends `…`.
  let before, marked, after: String
  /// The columns before the underlined place.
  let indent: Int
  /// The columns of the underlined place, at least 1.
  let length: Int
  var text: String { before + marked + after }

  init(_ line: String, place: TextRange, width: Int) {
    // No character people write takes more bytes for its columns than this.
    let reach = width * 16
    let start = min(place.start.column - 1, line.utf8.count)
    let end = place.end.line == place.start.line ? place.end.column - 1 : line.utf8.count
    let before = Stretch(line, start - reach, start, most: -width)
    let marked = Stretch(
      line, start, min(end, start + reach), most: width,
      isTrimmed: place.end.line != place.start.line)
    let after = Stretch(line, end, end + reach, most: width, isTrimmed: true)
    let code = before.reachesStart ? Array(before.cells.drop(while: \.isBlank)) : before.cells
    self.init(
      before: code, isCutBefore: !before.reachesStart, marked: marked.cells,
      after: end > start + reach ? [] : after.cells,
      isCutAfter: end > start + reach || !after.reachesEnd, width: width)
  }
}

extension SourceLine {
  private init(
    before: [Cell], isCutBefore: Bool, marked: [Cell], after: [Cell], isCutAfter: Bool, width: Int
  ) {
    let markedBudget = max(width - 2, 1)
    let (mark, isMarkCut) = Cell.fit(marked, markedBudget)
    let rest = max(width - mark.columns, 0)
    let afterNeed = isMarkCut ? 0 : after.columns + (isCutAfter ? 1 : 0)
    let beforeNeed = before.columns + (isCutBefore ? 1 : 0)
    let beforeBudget = max(rest * 2 / 3, rest - afterNeed - (isMarkCut ? 1 : 0))
    let head = Self.side(before.reversed(), isCutBefore, min(beforeNeed, beforeBudget))
    let tailBudget = rest - head.columns
    let tail =
      isMarkCut ? [Cell.ellipsis] : Self.side(after, isCutAfter, min(afterNeed, tailBudget))
    self.before = head.reversed().map(\.text).joined()
    self.marked = mark.map(\.text).joined()
    self.after = tail.map(\.text).joined()
    indent = head.columns
    length = max(mark.columns, 1)
  }

  /// The cells next to the place that fit, the farthest an ellipsis where something is left out.
  private static func side(_ cells: [Cell], _ isCut: Bool, _ budget: Int) -> [Cell] {
    if !isCut, cells.columns <= budget { return cells }
    guard budget > 0 else { return [] }
    return Cell.fit(cells, budget - 1).cells + [.ellipsis]
  }
}

/// A part of a line that stays whole.
private struct Cell {
  var text: String
  var columns: Int

  static let ellipsis = Cell(text: "…", columns: 1)

  init(text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  init(_ character: Character) {
    text = character == "\t" ? "    " : PrintableText.shown(character)
    columns = text.reduce(0) { $0 + DisplayWidth.columns($1) }
  }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// The first cells that fit, and whether any do not.
  static func fit(_ cells: [Cell], _ budget: Int) -> (cells: [Cell], isCut: Bool) {
    var left = budget
    let fitting = cells.prefix { cell in
      left -= cell.columns
      return left >= 0
    }
    return (Array(fitting), fitting.count < cells.count)
  }
}

extension [Cell] {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

/// The bytes of a line between two offsets, widened or narrowed to whole scalars.
private struct Stretch {
  let cells: [Cell]
  let reachesStart: Bool
  let reachesEnd: Bool

  /// - Parameter most: how many columns there may be, from its start; from its end where it is negative. One
  ///   character more is enough to see that there are more.
  init(_ line: String, _ start: Int, _ end: Int, most: Int, isTrimmed: Bool = false) {
    let bytes = line.utf8
    let lower = Self.boundary(min(max(start, 0), bytes.count), in: bytes)
    let upper = Self.boundary(min(max(end, start, 0), bytes.count), in: bytes)
    var text = line[lower..<max(lower, upper)]
    if isTrimmed, upper == line.endIndex {
      while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
    }
    // The indentation is not shown.
    if most < 0, lower == line.startIndex { text = text.drop { $0 == " " || $0 == "\t" } }
    let shown = most < 0 ? text.suffix(1 - most) : text.prefix(1 + most)
    reachesStart = lower == line.startIndex && shown.startIndex == text.startIndex
    reachesEnd = upper == line.endIndex && shown.endIndex == text.endIndex
    cells = shown.map { Cell($0) }
  }

  /// The index at an offset, moved back to the start of the scalar it is in.
  private static func boundary(_ offset: Int, in bytes: String.UTF8View) -> String.Index {
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 {
      index = bytes.index(before: index)
    }
    return index
  }
}

import FontInspection

/// Outlines as block characters, of which each is four pixels.
struct BlockPicture {
  private let columns, rows: Int
  private let baseline: Double
  private var raster: CoverageRaster

  /// - Parameter baseline: how many pixels lie above it.
  init(columns: Int, rows: Int, baseline: Double) {
    self.columns = columns
    self.rows = max(rows, 1)
    self.baseline = baseline
    raster = CoverageRaster(
      width: columns * 2, height: self.rows * 2, linesPerPixel: Self.linesPerPixel)
  }

  /// The rows from the top, without blanks at their ends; empty ones at the top and the bottom left out.
  var lines: [String] {
    let lines = (0..<rows).map { row in
      var line = (0..<columns).map { Self.block(bits(column: $0, row: row)) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }

  /// Adds the path of a glyph, as `GlyphOutline` has it.
  mutating func add(_ path: String, x: Double, scale: Double) {
    var lines: [CoverageRaster.Line] = []
    var reader = PathReader(path)
    reader.read { from, to in
      lines.append(
        CoverageRaster.Line(
          x0: from.x * scale + x, y0: from.y * scale + baseline, x1: to.x * scale + x,
          y1: to.y * scale + baseline))
    }
    raster.fill(lines)
  }
}

extension BlockPicture {
  private static let linesPerPixel = 4
  private static let blocks: [String] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  private static func block(_ bits: Int) -> String { blocks[bits] }

  private func bits(column: Int, row: Int) -> Int {
    let width = columns * 2
    let first = row * 2 * width + column * 2
    return [first, first + 1, first + width, first + width + 1].enumerated()
      .reduce(0) { $0 | (raster.pixels[$1.element] > 0.45 ? 1 << $1.offset : 0) }
  }
}

/// Reads the path of a glyph as straight lines.
private struct PathReader {
  typealias Point = (x: Double, y: Double)

  private var rest: ArraySlice<UInt8>
  private static let stepsPerCurve = 6

  init(_ path: String) { rest = Array(path.utf8)[...] }

  /// - Parameter line: is given every line, from its start to its end.
  mutating func read(_ line: (Point, Point) -> Void) {
    var point: Point = (0, 0)
    var start = point
    func go(_ end: Point) {
      line(point, end)
      point = end
    }
    while let word = rest.popFirst() {
      switch word {
      case UInt8(ascii: "M"):
        point = (number(), number())
        start = point
      case UInt8(ascii: "h"): go((point.x + number(), point.y))
      case UInt8(ascii: "v"): go((point.x, point.y + number()))
      case UInt8(ascii: "l"):
        let step: Point = (number(), number())
        go((point.x + step.x, point.y + step.y))
      case UInt8(ascii: "q"), UInt8(ascii: "c"):
        let from = point
        let count = word == UInt8(ascii: "q") ? 2 : 3
        let points: [Point] =
          [from] + (0..<count).map { _ in (from.x + number(), from.y + number()) }
        for step in 1...Self.stepsPerCurve {
          go(Self.place(on: points, at: Double(step) / Double(Self.stepsPerCurve)))
        }
      default: go(start)
      }
    }
  }

  /// By de Casteljau.
  private static func place(on points: [Point], at time: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { left, right in
        (left.x + (right.x - left.x) * time, left.y + (right.y - left.y) * time)
      }
    }
    return points.first ?? (0, 0)
  }

  private mutating func number() -> Double {
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var value = 0.0
    while let digit = rest.first, (0x30...0x39).contains(digit) {
      value = value * 10 + Double(digit - 0x30)
      rest.removeFirst()
    }
    return isNegative ? -value : value
  }
}

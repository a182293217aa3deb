/// Outlines as block characters, of which each is four pixels.
struct BlockPicture {
  private let columns, rows: Int
  private let baseline: Double
  /// The part of each pixel that is covered, row by row.
  private var pixels: [Double]

  /// - Parameter baseline: how many pixels lie above it.
  init(columns: Int, rows: Int, baseline: Double) {
    self.columns = columns
    self.rows = max(rows, 1)
    self.baseline = baseline
    pixels = [Double](repeating: 0, count: columns * 2 * self.rows * 2)
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
    var edges: [Edge] = []
    var reader = PathReader(path)
    reader.read { from, to in
      edges.append(
        Edge(
          x0: from.x * scale + x, y0: from.y * scale + baseline, x1: to.x * scale + x,
          y1: to.y * scale + baseline))
    }
    fill(edges)
  }
}

extension BlockPicture {
  private struct Edge {
    var x0, y0, x1, y1: Double
  }

  private static let linesPerPixel = 4
  private static let blocks: [String] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  private static func block(_ bits: Int) -> String { blocks[bits] }

  private func bits(column: Int, row: Int) -> Int {
    let width = columns * 2
    let first = row * 2 * width + column * 2
    return [first, first + 1, first + width, first + width + 1].enumerated()
      .reduce(0) { $0 | (pixels[$1.element] > 0.45 ? 1 << $1.offset : 0) }
  }

  /// By the nonzero rule.
  private mutating func fill(_ edges: [Edge]) {
    for number in 0..<rows * 2 * Self.linesPerPixel {
      let y = (Double(number) + 0.5) / Double(Self.linesPerPixel)
      var crossings: [(x: Double, turn: Int)] = []
      for edge in edges where (edge.y0 <= y) != (edge.y1 <= y) {
        let x = edge.x0 + (y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0)
        crossings.append((x, edge.y0 < edge.y1 ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        turns += crossing.turn
        if turns != 0 { cover(crossing.x, next.x, row: number / Self.linesPerPixel) }
      }
    }
  }

  private mutating func cover(_ from: Double, _ to: Double, row: Int) {
    let width = columns * 2
    let from = max(from, 0)
    let to = min(to, Double(width))
    guard to > from else { return }
    for column in Int(from)..<min(Int(to.rounded(.up)), width) {
      let part = min(to, Double(column + 1)) - max(from, Double(column))
      pixels[row * width + column] += max(part, 0) / Double(Self.linesPerPixel)
    }
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

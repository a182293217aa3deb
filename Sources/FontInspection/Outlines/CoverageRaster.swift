/// How much of each pixel is covered by shapes of straight lines, which are filled by the nonzero rule.
package struct CoverageRaster: Sendable {
  /// A straight line, in pixels from the upper left corner.
  package struct Line: Sendable {
    package var x0, y0, x1, y1: Double

    package init(x0: Double, y0: Double, x1: Double, y1: Double) {
      (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }
  }

  private let width, height: Int
  private let linesPerPixel: Int
  /// The part of each pixel that is covered, row by row.
  package private(set) var pixels: [Double]

  /// - Parameter linesPerPixel: how many lines each row of pixels is filled in; in its direction each is exact.
  package init(width: Int, height: Int, linesPerPixel: Int) {
    self.width = width
    self.height = height
    self.linesPerPixel = linesPerPixel
    pixels = [Double](repeating: 0, count: width * height)
  }

  /// Adds what the lines enclose.
  package mutating func fill(_ lines: [Line]) {
    for number in 0..<height * linesPerPixel {
      let y = (Double(number) + 0.5) / Double(linesPerPixel)
      var crossings: [(x: Double, turn: Int)] = []
      for line in lines where (line.y0 <= y) != (line.y1 <= y) {
        let x = line.x0 + (y - line.y0) / (line.y1 - line.y0) * (line.x1 - line.x0)
        crossings.append((x, line.y0 < line.y1 ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        turns += crossing.turn
        if turns != 0 { cover(crossing.x, next.x, row: number / linesPerPixel) }
      }
    }
  }

  private mutating func cover(_ from: Double, _ to: Double, row: Int) {
    let from = max(from, 0)
    let to = min(to, Double(width))
    guard to > from else { return }
    for column in Int(from)..<min(Int(to.rounded(.up)), width) {
      let part = min(to, Double(column + 1)) - max(from, Double(column))
      pixels[row * width + column] += max(part, 0) / Double(linesPerPixel)
    }
  }
}

import FontInspection
import Testing

/// SVG path data as a picture, read by who knows no more of fonts than that: by it the outlines are held against
/// what FreeType draws of the same glyph.
struct PathRaster {
  static let size = 192
  /// Where the origin of the glyph stands, from the upper left corner.
  static let origin = (x: 56, y: 128)

  /// The coverage of each pixel, from 0 to 255, row by row.
  private(set) var pixels: [Double] = []
  private var lines: [CoverageRaster.Line] = []

  /// - Parameter scale: pixels to a font unit.
  init(_ path: String, scale: Double) throws {
    try read(path, scale)
    var raster = CoverageRaster(width: Self.size, height: Self.size, linesPerPixel: 16)
    raster.fill(lines)
    pixels = raster.pixels.map { $0 * 255 }
  }
}

extension PathRaster {
  private mutating func read(_ path: String, _ scale: Double) throws {
    var rest = Array(path.utf8)[...]
    var point = (x: 0.0, y: 0.0)
    var start = point
    while let word = rest.popFirst() {
      switch Character(Unicode.Scalar(word)) {
      case "M":
        point = (try Self.number(&rest), try Self.number(&rest))
        start = point
      case "h": line(&point, (point.x + (try Self.number(&rest)), point.y), scale)
      case "v": line(&point, (point.x, point.y + (try Self.number(&rest))), scale)
      case "l":
        let step = (x: try Self.number(&rest), y: try Self.number(&rest))
        line(&point, (point.x + step.x, point.y + step.y), scale)
      case "q": try curve(&point, &rest, points: 2, scale)
      case "c": try curve(&point, &rest, points: 3, scale)
      case "z": line(&point, start, scale)
      default: Issue.record("unknown command \(word)")
      }
    }
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws -> Double {
    if rest.first == 0x20 { rest.removeFirst() }
    let sign = rest.first == 0x2D ? [rest.removeFirst()] : []
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return try #require(Double(String(decoding: sign + digits, as: UTF8.self)))
  }

  private mutating func line(
    _ point: inout (x: Double, y: Double), _ end: (x: Double, y: Double), _ scale: Double
  ) {
    lines.append(
      CoverageRaster.Line(
        x0: point.x * scale + Double(Self.origin.x), y0: point.y * scale + Double(Self.origin.y),
        x1: end.x * scale + Double(Self.origin.x), y1: end.y * scale + Double(Self.origin.y)))
    point = end
  }

  private mutating func curve(
    _ point: inout (x: Double, y: Double), _ rest: inout ArraySlice<UInt8>, points: Int,
    _ scale: Double
  ) throws {
    let from = point
    var all = [from]
    for _ in 0..<points {
      all.append((from.x + (try Self.number(&rest)), from.y + (try Self.number(&rest))))
    }
    for step in 1...16 {
      // De Casteljau.
      let time = Double(step) / 16
      var inner = all
      while inner.count > 1 {
        inner = zip(inner, inner.dropFirst()).map { left, right in
          (left.x + (right.x - left.x) * time, left.y + (right.y - left.y) * time)
        }
      }
      line(&point, inner[0], scale)
    }
  }
}

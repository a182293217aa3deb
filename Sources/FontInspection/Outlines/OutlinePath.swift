internal import CFreeType

/// The data of an SVG path, put together from what `FT_Outline_Decompose` says of an outline.
final class OutlinePath {
  private(set) var bytes: [UInt8] = []
  private(set) var bounds: FaceMetrics.BoundingBox?
  /// Whether it has become longer than the path of one glyph may be.
  private(set) var isTooLong = false
  private var last = Point(x: 0, y: 0)
  private var isOpen = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes an outline apart; `nil` where FreeType calls it broken, or it is too long.
  init?(_ outline: UnsafeMutablePointer<FT_Outline>) {
    var steps = FT_Outline_Funcs()
    unsafe steps.move_to = { end, path in
      let end = unsafe Point(end)
      return unsafe OutlinePath.step(path) { $0.move(end) }
    }
    unsafe steps.line_to = { end, path in
      let end = unsafe Point(end)
      return unsafe OutlinePath.step(path) { $0.line(end) }
    }
    unsafe steps.conic_to = { control, end, path in
      let points = unsafe [Point(control), Point(end)]
      return unsafe OutlinePath.step(path) { $0.curve("q", points) }
    }
    unsafe steps.cubic_to = { first, second, end, path in
      let points = unsafe [Point(first), Point(second), Point(end)]
      return unsafe OutlinePath.step(path) { $0.curve("c", points) }
    }
    let code = unsafe FT_Outline_Decompose(
      outline, &steps, Unmanaged.passUnretained(self).toOpaque())
    close()
    guard code == 0, !isTooLong else { return nil }
  }
}

extension OutlinePath {
  /// A point as SVG has it: y grows downwards.
  struct Point: Equatable {
    var x, y: Int
  }

  /// Takes a step for FreeType, which ends with any other answer than 0.
  private static func step(
    _ path: UnsafeMutableRawPointer?, _ take: (OutlinePath) -> Void
  ) -> Int32 {
    guard let path = unsafe path else { return 1 }
    let writer = unsafe Unmanaged<OutlinePath>.fromOpaque(path).takeUnretainedValue()
    take(writer)
    return writer.isTooLong ? 1 : 0
  }

  private func move(_ end: Point) {
    close()
    command("M")
    append(end.x)
    append(end.y)
    go(to: end)
    isOpen = true
  }

  private func line(_ end: Point) {
    if end == last { return }
    if end.y == last.y {
      command("h")
      append(end.x - last.x)
    } else if end.x == last.x {
      command("v")
      append(end.y - last.y)
    } else {
      command("l")
      append(end.x - last.x)
      append(end.y - last.y)
    }
    go(to: end)
  }

  private func curve(_ word: Unicode.Scalar, _ points: [Point]) {
    command(word)
    let start = last
    for point in points {
      append(point.x - start.x)
      append(point.y - start.y)
      go(to: point)
    }
  }

  private func close() {
    if isOpen { command("z") }
    isOpen = false
  }
}

extension OutlinePath {
  /// Takes a point into the box.
  private func go(to point: Point) {
    let box =
      bounds
      ?? FaceMetrics.BoundingBox(xMin: point.x, yMin: -point.y, xMax: point.x, yMax: -point.y)
    bounds = FaceMetrics.BoundingBox(
      xMin: min(box.xMin, point.x), yMin: min(box.yMin, -point.y), xMax: max(box.xMax, point.x),
      yMax: max(box.yMax, -point.y))
    last = point
  }

  private func command(_ word: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: word.value))
    isTooLong = isTooLong || bytes.count > FontLimits.outlineBytes
  }

  /// A number; behind another one a sign sets it apart.
  private func append(_ number: Int) {
    let isBehindNumber = bytes.last.map { (0x30...0x39).contains($0) } ?? false
    if isBehindNumber, number >= 0 { bytes.append(0x20) }
    bytes.append(contentsOf: "\(number)".utf8)
  }
}

extension OutlinePath.Point {
  /// A point as FreeType has it; the origin in the place of none.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    let vector = unsafe vector?.pointee
    self.init(x: vector?.x ?? 0, y: -(vector?.y ?? 0))
  }
}

internal import Dispatch

extension FaceOutlines {
  /// Draws texts in faces, several files at a time: each character by itself, as the font's character map has it,
  /// without the forms that a layout engine would choose.
  ///
  /// A font that cannot be opened, and characters that it lacks, are not in the result. A file whose glyphs take
  /// seconds to draw, or megabytes to write, is left where that is seen; no font in use comes near.
  /// - Parameter texts: the texts by face.
  public static func read(_ texts: [FaceSource: Set<String>]) -> [FaceSource: FaceOutlines] {
    let files = Dictionary(grouping: texts, by: \.key.path).sorted { $0.key < $1.key }
    let outcomes = Outcomes()
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = files[index]
      outcomes.add(read(file.value.map { ($0.key, $0.value) }, at: file.key))
    }
    return outcomes.all
  }

  /// Draws texts in the faces of one font in memory; the paths of the sources are not looked at.
  public static func read(
    _ texts: [FaceSource: Set<String>], bytes: [UInt8]
  ) -> [FaceSource: FaceOutlines] {
    read(texts.map { ($0.key, $0.value) }, FontBytes(bytes), name: "")
  }
}

extension FaceOutlines {
  private typealias Wish = (source: FaceSource, texts: Set<String>)

  private static func read(_ wishes: [Wish], at path: String) -> [FaceSource: FaceOutlines] {
    guard let bytes = try? FontBytes(path: path) else { return [:] }
    return read(wishes, bytes, name: path)
  }

  private static func read(
    _ wishes: [Wish], _ bytes: FontBytes, name: String
  ) -> [FaceSource: FaceOutlines] {
    guard let library = try? FreeTypeLibrary(),
      var faces = try? FontReader(path: name, bytes: bytes, library: library).faces()
    else { return [:] }
    var result: [FaceSource: FaceOutlines] = [:]
    var timeLeft = FontLimits.outlineTime
    var bytesLeft = FontLimits.outlinesBytes
    let wanted = wishes.sorted { $0.source.precedes($1.source) }
    for (index, wishes) in Dictionary(grouping: wanted, by: \.source.faceIndex)
      .sorted(by: { $0.key < $1.key }) where index >= 0
    {
      guard timeLeft > .zero, let (face, bytes, _) = try? faces.open(index) else { continue }
      for wish in wishes {
        let start = ProcessorTime.ofThisThread
        bytes.allowReading(for: timeLeft)
        guard face.setCoordinates(wish.source.coordinates) else { continue }
        var drawing = TextDrawing(face: face, bytesLeft: bytesLeft, isLate: { bytes.isLate })
        drawing.draw(wish.texts)
        bytesLeft = drawing.bytesLeft
        result[wish.source] = drawing.outlines
        timeLeft -= ProcessorTime.ofThisThread - start
      }
    }
    return result
  }

  /// What was drawn, put together by several threads one after the other.
  private final class Outcomes: @unchecked Sendable {
    private var outlines: [FaceSource: FaceOutlines] = [:]
    private let queue = DispatchQueue(label: "fontgate.outlines")

    var all: [FaceSource: FaceOutlines] { queue.sync { outlines } }

    func add(_ part: [FaceSource: FaceOutlines]) {
      queue.sync { outlines.merge(part) { first, _ in first } }
    }
  }
}

/// Draws the characters of texts in one face.
private struct TextDrawing {
  let face: FreeTypeFace
  let isLate: () -> Bool
  var outlines = FaceOutlines()
  /// The bytes of paths that may still be written.
  private(set) var bytesLeft: Int

  init(face: FreeTypeFace, bytesLeft: Int, isLate: @escaping () -> Bool) {
    self.face = face
    self.bytesLeft = bytesLeft
    self.isLate = isLate
  }

  /// In the order of the characters, so that what a limit leaves out is always the same.
  mutating func draw(_ texts: Set<String>) {
    let characters = Set(texts.flatMap(\.unicodeScalars)).sorted()
    for character in characters {
      guard bytesLeft > 0, !isLate() else { return }
      guard let glyph = face.glyph(of: character), let outline = face.outline(ofGlyph: glyph)
      else { continue }
      bytesLeft -= outline.path.utf8.count
      outlines.glyphs[character] = outline
    }
    guard face.hasKerning else { return }
    for text in texts.sorted() {
      for (first, second) in zip(text.unicodeScalars, text.unicodeScalars.dropFirst()) {
        guard !isLate() else { return }
        guard let left = outlines.glyphs[first], let right = outlines.glyphs[second] else {
          continue
        }
        let distance = face.kerning(left.glyph, right.glyph)
        if distance != 0 { outlines.kerning[FaceOutlines.Pair(first, second)] = distance }
      }
    }
  }
}

extension FaceSource {
  /// The order in which the faces of one file are drawn.
  fileprivate func precedes(_ other: FaceSource) -> Bool {
    if faceIndex != other.faceIndex { return faceIndex < other.faceIndex }
    return coordinates.map { "\($0.tag)\($0.value)" }
      .lexicographicallyPrecedes(other.coordinates.map { "\($0.tag)\($0.value)" })
  }
}

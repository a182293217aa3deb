extension SourceText {
  /// The comments that speak to fontgate, in the order of the text.
  ///
  /// One begins with `fontgate:` wherever that stands in a comment, and ends with the line or the
  /// comment.
  package func toolComments(_ language: TextLanguage) -> [ToolComment] {
    let mark = Array("fontgate:".utf8)
    guard utf8.firstIndex(of: mark, in: 0..<utf8.count) != nil else { return [] }
    var comments: [ToolComment] = []
    for region in regions(language) where region.kind == .comment {
      var start = region.range.lowerBound
      while let found = utf8.firstIndex(of: mark, in: start..<region.range.upperBound) {
        let end = endOfToolComment(from: found, in: region, language)
        comments.append(
          ToolComment(
            text: String(decoding: utf8[found..<end], as: UTF8.self), place: place(found..<end)))
        start = max(end, found + mark.count)
      }
    }
    return comments
  }
}

extension SourceText {
  /// Where the words to fontgate end: before the line break, the comment's closing mark and blanks.
  private func endOfToolComment(
    from start: Int, in region: TextRegion, _ language: TextLanguage
  ) -> Int {
    let closing = Array((language == .markup ? "-->" : "*/").utf8)
    var end = start
    while end < region.range.upperBound, !utf8[end].isLineBreak,
      !utf8[end...].starts(with: closing)
    {
      end += 1
    }
    while end > start, utf8[end - 1].isBlank { end -= 1 }
    return end
  }
}

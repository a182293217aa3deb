import SourceText

extension Diagnostic {
  /// What a baseline knows it by.
  ///
  /// A mistake whose losses are told where they suffer has the mark of what is lost, not of the place that
  /// happens to be the first.
  /// - Parameter text: what stands on a line.
  func mark(on text: (SourcePlace) -> String?) -> Baseline.Finding {
    guard let cause, cause.part == .loss, cause.identity != .own else {
      return mark(text: text(place)?.markText(at: place) ?? "")
    }
    var mark = mark(text: "")
    mark.subject = cause.subject
    if let seat = cause.seat {
      mark.path = seat.path
      mark.text = text(seat)?.markText(at: seat) ?? ""
    } else if case .font(let path, _) = cause.identity {
      mark.path = path
      mark.subject += target.map { " in \($0)" } ?? ""
    }
    return mark
  }

  func mark(text: String) -> Baseline.Finding {
    Baseline.Finding(
      rule: rule, path: place.path, subject: cause?.subject ?? name ?? place.path.fileName,
      text: text)
  }
}

extension String {
  /// The part of a line that tells it from others: all of it but the white space around, or, where it is
  /// longer than a line that people write, some of what stands at a place.
  fileprivate func markText(at place: SourcePlace) -> String {
    let limit = 240
    guard utf8.count > limit else { return trimmed }
    let bytes = Array(utf8)
    let start = min(max((place.column ?? 1) - 1, 0), bytes.count)
    return String(decoding: bytes[start..<min(start + limit / 2, bytes.count)], as: UTF8.self)
      .trimmed
  }

  private var trimmed: String {
    let head = drop(while: \.isWhitespace)
    let rest = head.reversed().drop(while: \.isWhitespace)
    return String(rest.reversed())
  }
}

import SourceText

extension Diagnostic {
  /// What a baseline knows it by.
  ///
  /// A mistake whose losses are told where they suffer has the mark of what is lost, not of the place that
  /// happens to be the first.
  /// - Parameter text: what tells the line of a place from others.
  func mark(on text: (SourcePlace) -> String?) -> Baseline.Finding {
    guard let cause, cause.part == .loss, cause.identity != .own else {
      return mark(text: text(place)?.trimmed ?? "")
    }
    var mark = mark(text: "")
    mark.subject = cause.subject
    if let findingPlace = cause.findingPlace {
      mark.path = findingPlace.path
      mark.text = text(findingPlace)?.trimmed ?? ""
    } else if case .font(let path, _) = cause.identity {
      mark.path = path
      mark.subject += target.map { " in \($0)" } ?? ""
    }
    return mark
  }

  func mark(text: String) -> Baseline.Finding {
    Baseline.Finding(
      rule: rule, path: place.path, subject: cause?.subject ?? name ?? place.path.lastComponent,
      text: text)
  }
}

import SourceText

extension ReferenceReading {
  /// The references of one file that are followed. A storyboard with as many labels as a person can look
  /// after has some hundred.
  static let mostReferences = 10_000

  /// The same without what goes beyond the limit, file by file; what is left out is said.
  ///
  /// The references are sorted by place.
  var limited: ReferenceReading {
    var reading = self
    var counts: [String: Int] = [:]
    reading.references.removeAll { reference in
      counts[reference.place.path, default: 0] += 1
      return counts[reference.place.path, default: 0] > Self.mostReferences
    }
    for (path, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostReferences {
      reading.unchecked.append(Self.cut(path, naming: count))
    }
    reading.unchecked.sort { $0.path < $1.path }
    return reading
  }

  /// A file that names more fonts than are followed.
  static func cut(_ path: String, naming count: Int) -> UncheckedFile {
    let rest = "only the first \(mostReferences) were checked"
    return UncheckedFile(path: path, reason: "uses \(count) font names; \(rest)")
  }
}

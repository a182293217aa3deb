import FontReferences
import SourceText

/// What ``SwiftReader`` reads in sources written in a test.
struct SwiftReading {
  var reading: ReferenceReading

  /// Reads one file, or several by their paths.
  init(_ source: String) {
    self.init(files: ["/App/A.swift": source])
  }

  /// - Parameter modules: the modules that the files are compiled in; none where that is not known.
  init(files: [String: String], modules: [CodeModule] = []) {
    let texts = files.sorted { $0.key < $1.key }.map {
      SourceText(path: $0.key, bytes: Array($0.value.utf8))
    }
    reading = SwiftReader(modules: modules).read(texts)
  }

  var references: [FontReference] { reading.references }

  /// Each reference as `name @ line:column api`, the place being the name's; `?` and the reason
  /// where the name is not determined.
  var lines: [String] {
    references.map { reference in
      guard let name = reference.candidates.first else {
        return "? \(reference.undetermined ?? "-") @ \(Self.place(reference.place))"
          + " \(reference.api.rawValue)"
      }
      return "\(name.name) @ \(Self.place(name.place)) \(reference.api.rawValue)"
    }
  }

  /// The names alone.
  var names: [String] { references.flatMap(\.candidates).map(\.name) }

  private static func place(_ place: SourcePlace) -> String {
    "\(place.line ?? 0):\(place.column ?? 0)"
  }
}

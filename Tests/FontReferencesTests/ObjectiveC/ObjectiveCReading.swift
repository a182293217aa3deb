import FontReferences
import SourceText

/// Reads Objective-C files that are written in a test, by their names.
func readObjectiveC(_ files: KeyValuePairs<String, String>) -> ReferenceReading {
  ObjectiveCReader().read(
    files.map { SourceText(path: "/app/\($0.key)", bytes: Array($0.value.utf8)) })
}

/// Reads one Objective-C file.
func readObjectiveC(_ source: String) -> ReferenceReading {
  readObjectiveC(["App.m": source])
}

extension ReferenceReading {
  /// The names that reach a call, call by call.
  var names: [[String]] { references.map { $0.candidates.map(\.name).sorted() } }

  /// The places of the names as `file:line:column`.
  var namePlaces: [String] {
    references.flatMap(\.candidates).map(\.place.shortDescription)
  }
}

extension SourcePlace {
  /// `App.m:3:12`
  var shortDescription: String {
    "\(path.split(separator: "/").last ?? ""):\(line ?? 0):\(column ?? 0)"
  }
}

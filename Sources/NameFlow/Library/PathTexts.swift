import SourceText
extension Evaluator {
  /// Members of a string that is a path.
  func pathMember(_ name: String, _ text: Values) -> Values? {
    switch name {
    case "lastPathComponent": mapText(text) { $0.lastComponent }
    case "pathExtension": mapText(text) { $0.fileExtension }
    case "deletingPathExtension": mapText(text) { $0.withoutExtension }
    default: nil
    }
  }
}

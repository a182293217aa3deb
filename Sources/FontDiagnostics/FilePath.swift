extension String {
  /// The last component of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The path without its last component.
  var folder: String { split(separator: "/").dropLast().map { "/\($0)" }.joined() }
}

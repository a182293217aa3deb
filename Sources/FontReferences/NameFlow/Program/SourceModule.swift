/// The module a file is compiled into, as far as its path tells: a package keeps each module in a
/// folder of its own below `Sources` or `Tests`; everything else counts as one module, the app.
struct SourceModule: Sendable, Hashable {
  /// The folder of a package's module; empty for the app.
  var folder: String
  /// The name it is imported by; empty for the app.
  var name: String

  init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    // The folder behind `Sources`, which must not be the file itself.
    guard let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      index + 2 < parts.count
    else {
      folder = ""
      name = ""
      return
    }
    folder = parts[...(index + 1)].joined(separator: "/")
    name = String(parts[index + 1])
  }
}

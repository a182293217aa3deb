import FileTree

/// Someone who reads a kind of project, and so knows its processes: Xcode's, XcodeGen's, ….
///
/// What a provider yields says everything about its targets; nothing after it knows project files.
protocol ProcessProvider: Sendable {
  /// The targets of a folder's projects, what could not be read, and comments that speak to fontgate.
  func read(_ tree: FileTree) -> ProjectReading
}

/// Everyone who reads a kind of project. Folders without one, and built products, are read by
/// ``ConventionProvider`` and ``BuiltProduct``.
struct ProcessProviders {
  /// What is built, where a description of it stands beside it, too.
  var xcode: any ProcessProvider
  /// Those of descriptions from which a tool may make Xcode projects.
  var descriptions: [any ProcessProvider]
  /// Last: what another project links is no app of its own.
  var packages: any ProcessProvider

  /// - Parameter configuration: the build configuration that was asked for; `nil` means all.
  init(configuration: String?) {
    xcode = XcodeProvider(configuration: configuration)
    descriptions = [
      XcodeGenProvider(configuration: configuration), TuistProvider(), ExpoProvider(),
    ]
    packages = SwiftPackageProvider()
  }
}

import FileTree

/// Someone who knows the processes of a kind of project: a plain folder, an Xcode project, ….
///
/// What a provider yields says everything about its processes; nothing after it knows project files.
protocol ProcessProvider: Sendable {
  /// The processes of some folders, what could not be read, and comments that speak to fontgate.
  /// The fonts of Interface Builder are not its business.
  func read(_ trees: [FileTree], options: ManifestOptions) -> ManifestReading
}

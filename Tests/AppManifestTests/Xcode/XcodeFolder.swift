import FileTree
import Foundation
import Testing

@testable import AppManifest

extension ProjectFolder {
  /// A folder with a project `App.xcodeproj`.
  convenience init(_ project: ProjectText, _ files: [String: String] = [:]) throws {
    var project = project
    var files = files
    files["App.xcodeproj/project.pbxproj"] = project.text()
    try self.init(files)
  }

  func xcode(_ configuration: String? = nil) throws -> ProjectReading {
    XcodeProvider(configuration: configuration).read(try tree())
  }

  func read(_ options: ManifestOptions = ManifestOptions()) throws -> ManifestReading {
    ManifestReader(trees: [try tree()], options: options).read()
  }

  /// The only process of the folder.
  func process() throws -> AppProcess {
    let processes = try read().processes
    #expect(processes.count == 1)
    return try #require(processes.first)
  }

  /// A process's sources by their relative paths.
  func sources(_ process: AppProcess) -> [String] {
    guard case .files(let paths) = process.sources else { return ["any"] }
    return relative(paths)
  }
}

extension AppProcess {
  var bundlePaths: [String] { bundle.fonts.map(\.bundlePath).sorted() }
  var entries: [String] { manifest.entries.map(\.value) }
}

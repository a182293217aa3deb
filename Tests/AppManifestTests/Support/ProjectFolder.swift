import FileTree
import Foundation
import SourceText

@testable import AppManifest

/// A small project on disk for one test, removed when the test is done with it.
final class ProjectFolder {
  let path: String

  /// - Parameter files: the content of each file by its relative path.
  init(_ files: [String: String]) throws {
    path = FileTree.absolute(
      FileManager.default.temporaryDirectory.path + "/fontgate-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, content) in files { try write(Data(content.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: destination)
  }

  func tree(_ name: String = "") throws -> FileTree {
    try FileTree.walk(name.isEmpty ? path : path + "/" + name)
  }

  /// An absolute path below the folder, as it is written in a test.
  func relative(_ absolute: String) -> String {
    absolute.hasPrefix(path + "/") ? String(absolute.dropFirst(path.count + 1)) : absolute
  }

  /// Sources by their relative paths, in order.
  func relative(_ paths: Set<String>) -> [String] {
    paths.map(relative).sorted()
  }
}

extension ProjectReading {
  func target(_ name: String) -> ProjectTarget? {
    targets.first { $0.id.name == name }
  }

  var targetNames: [String] { targets.map(\.id.name) }
}

extension ProjectTarget {
  /// Where its fonts land, in order.
  var bundlePaths: [String] { fonts.map(\.bundlePath).sorted() }

  /// The entries of its only or first manifest.
  var entries: [String] { declarations.first?.manifest.entries.map(\.value) ?? [] }

  var platformNames: [String] { platforms.map(\.platform.rawValue) }
}

extension SourcePlace {
  /// `line:column`.
  var position: String { "\(line ?? 0):\(column ?? 0)" }
}

import AppManifest
import FileTree
public import FontReport
import Foundation
import SourceText

extension FontGate {
  /// Checks as `check(onStep:)` does, and unpacks the archives (`.ipa`) among the paths before.
  ///
  /// Their manifests and fonts stand in a folder of their own while the check runs; the report writes
  /// their paths as if they stood in the archive. One that cannot be unpacked is a file that could not be
  /// checked.
  /// - Parameter onStep: called before each step of the work.
  public func checkUnpacking(onStep: (Step) -> Void = { _ in }) async -> Report {
    guard options.paths.contains(where: ProductArchive.isArchive) else {
      return check(onStep: onStep)
    }
    let folder = FileManager.default.temporaryDirectory.path + "/fontgate-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let unpacking = await Unpacking(options, into: folder)
    var gate = self
    gate.options.paths = unpacking.paths
    var report = gate.check(onStep: onStep)
    report.add(unpacking)
    return report
  }
}

/// The paths of a run, those of archives replaced by the folders they were unpacked into.
private struct Unpacking {
  var paths: [String] = []
  var archives: [ProductArchive] = []
  /// Those that cannot be unpacked.
  var failures: [UncheckedFile] = []
  /// Those that do not exist.
  var missing: [UncheckedFile] = []

  init(_ options: FontGateOptions, into folder: String) async {
    for (number, path) in options.paths.enumerated() {
      let absolute = path.hasPrefix("/") ? path : options.currentDirectory + "/" + path
      guard ProductArchive.isArchive(path) else {
        paths.append(path)
        continue
      }
      do throws(FileFailure) {
        // Numbered, so that reports of the same archives are alike.
        let archive = try await ProductArchive(path: absolute, into: "\(folder)/\(number)")
        archives.append(archive)
        paths.append(archive.folder)
      } catch {
        let file = UncheckedFile(path: error.path, reason: error.reason)
        if FileManager.default.fileExists(atPath: absolute) {
          failures.append(file)
        } else {
          missing.append(file)
        }
      }
    }
  }
}

extension Report {
  fileprivate mutating func add(_ unpacking: Unpacking) {
    unchecked = (unpacking.failures + unchecked).sorted {
      ($0.path, $0.reason) < ($1.path, $1.reason)
    }
    missingPaths += unpacking.missing
    for archive in unpacking.archives { standIns[archive.folder] = archive.path }
    // That there is nothing else to check is no news.
    if unpacking.paths.isEmpty { diagnostics = [] }
  }
}

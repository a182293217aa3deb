import AppManifest
import FileTree
package import FontReport
import SourceText

extension CheckRun {
  /// Checks as `check(onStep:)` does, and unpacks the archives (`.ipa`) among the paths before.
  ///
  /// Their manifests and fonts stand in a folder of their own while the check runs; the report writes
  /// their paths as if they stood in the archive. What cannot be unpacked could not be checked. The folder
  /// is removed again, also where SIGINT, SIGTERM or SIGHUP end the process meanwhile: for that they are
  /// listened to, unless the process does so already.
  /// - Parameter onStep: called before each step of the work.
  package func checkUnpacking(onStep: (Step) -> Void = { _ in }) async -> Report {
    guard options.paths.contains(where: BuiltProduct.isArchive) else {
      return check(onStep: onStep)
    }
    let unpacking = Unpacking(options)
    return withExtendedLifetime(unpacking) {
      var gate = self
      gate.options.paths = unpacking.paths
      var report = gate.check(onStep: onStep)
      report.add(unpacking)
      return report
    }
  }
}

/// The paths of a run, those of archives replaced by the folders they were unpacked into.
private final class Unpacking {
  private(set) var paths: [String] = []
  private(set) var archives: [ProductArchive] = []
  /// Those that cannot be unpacked.
  private(set) var failures: [UncheckedFile] = []
  /// Those that do not exist, or are no files.
  private(set) var missing: [UncheckedFile] = []

  init(_ options: CheckOptions) {
    let temporary = Result { () throws(FileFailure) in try TemporaryFolder() }
    for (number, path) in options.paths.enumerated() {
      let absolute = path.hasPrefix("/") ? path : options.currentDirectory + "/" + path
      guard BuiltProduct.isArchive(path), !FileTree.isFolder(absolute) else {
        paths.append(path)
        continue
      }
      do throws(FileFailure) {
        guard try FileTree.walk(absolute).files.first?.kind == .regular else {
          throw FileFailure(path: absolute, reason: "is not a file")
        }
      } catch {
        missing.append(UncheckedFile(error))
        continue
      }
      do throws(FileFailure) {
        // Numbered, so that reports of the same archives are alike.
        let archive = try ProductArchive(
          path: absolute, into: try temporary.get(), number: number)
        archives.append(archive)
        paths.append(archive.folder)
      } catch {
        failures.append(UncheckedFile(path: FileTree.absolute(absolute), reason: error.reason))
      }
    }
  }
}

extension Report {
  fileprivate mutating func add(_ unpacking: Unpacking) {
    unchecked = (unpacking.failures + unpacking.archives.flatMap(\.unchecked) + unchecked).sorted {
      ($0.path, $0.reason) < ($1.path, $1.reason)
    }
    missingPaths += unpacking.missing
    for archive in unpacking.archives { standIns[archive.folder] = archive.path }
    // That there is nothing else to check is no news.
    if unpacking.paths.isEmpty { diagnostics = [] }
  }
}

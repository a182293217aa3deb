import AppManifest
import FileTree
import FontInspection
package import FontResolution
package import SourceText

/// The lock of a project, ready to be written.
package struct Locking: Sendable {
  package let lock: FontLock
  /// Bundled fonts that could not be read, and are not in the lock.
  package let unchecked: [UncheckedFile]
  /// Paths that were asked for and do not exist or cannot be read.
  package let missingPaths: [UncheckedFile]
}

extension CheckRun {
  /// Writes down every face that the targets bundle or register; of a folder without targets all.
  /// - Parameter path: where the lock is to be, absolute; `nil` for the folder that is checked.
  package func lock(at path: String? = nil) -> Locking {
    let input = InputFiles(options)
    let parts = evidence(on: input).map(assessment)
    let folder = input.roots.first ?? options.currentDirectory
    let home = FileTree.isFolder(folder) ? folder : folder.folder
    var lock = FontLock(path: path ?? home + "/" + FontLock.fileName, entries: [])
    var unchecked: Set<UncheckedFile> = []
    var seen: Set<String> = []
    for part in parts {
      let bundled = part.fontsToLock
      for failure in part.catalogue.failures where bundled?.contains(failure.path) != false {
        unchecked.insert(UncheckedFile(path: failure.path, reason: "is not a readable font"))
      }
      for file in part.catalogue.files
      where bundled?.contains(file.path) != false && seen.insert(file.path).inserted {
        add(file, to: &lock, &unchecked)
      }
    }
    return Locking(
      lock: lock, unchecked: unchecked.sorted { $0.path < $1.path }, missingPaths: input.missing)
  }

  private func add(
    _ file: FontFile, to lock: inout FontLock, _ unchecked: inout Set<UncheckedFile>
  ) {
    let faces = file.faces.compactMap(LockedFace.init)
    guard !faces.isEmpty else { return }
    do {
      let hash = SHA256.hash(try FileTree.read(file.path, limit: 1 << 30))
      lock.entries += faces.map {
        FontLock.Entry(
          file: file.path, hash: hash, face: $0, place: SourcePlace(path: lock.path))
      }
    } catch {
      unchecked.insert(UncheckedFile(error))
    }
  }

  /// The locks among the files of a run, and those that cannot be read.
  func locks(on input: InputFiles, _ assessment: Assessment) -> (
    locks: [FontLock], unchecked: [UncheckedFile]
  ) {
    let read = Set(assessment.catalogue.files.map(\.path))
    var locks: [FontLock] = []
    var unchecked: [UncheckedFile] = []
    for path in input.files.map(\.path) where path.lastComponent == FontLock.fileName {
      do {
        var lock = try FontLock.read(at: path)
        // Fonts that the run leaves out are there all the same.
        lock.unread = Set(lock.entries.map(\.file)).filter {
          !read.contains($0) && FileTree.exists($0)
        }
        locks.append(lock)
      } catch {
        unchecked.append(UncheckedFile(error))
      }
    }
    return (locks, unchecked)
  }
}

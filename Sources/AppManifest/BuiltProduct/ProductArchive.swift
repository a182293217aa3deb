public import FileTree
import Foundation
import SourceText

/// An `.ipa` whose manifests and fonts are extracted into a folder of its own.
///
/// The folder is removed with the last reference to this object.
public final class ProductArchive: Sendable {
  /// The absolute path of the archive.
  public let path: String
  /// The absolute path of the folder with what was extracted; it has the archive's name.
  public let folder: String

  /// Whether a file is an archive of an app by its name.
  public static func isArchive(_ path: String) -> Bool {
    path.pathExtension == "ipa"
  }

  /// Lists an archive by the `unzip` command, and extracts its manifests and fonts if nothing of it is
  /// dangerous: no path out of it, no link, no size beyond measure.
  /// - Parameter parent: the absolute path of the folder in which `folder` is made; one among the
  ///   temporary files where it is `nil`.
  /// - Throws: where `unzip` is absent, or the archive is damaged, encrypted or dangerous.
  public init(path: String, into parent: String? = nil) async throws(FileFailure) {
    self.path = FileTree.absolute(path)
    // Folders are named here, and made after the archive was found fit.
    let temporary = FileManager.default.temporaryDirectory.path
    folder = FileTree.absolute(
      (parent ?? temporary + "/fontgate-" + UUID().uuidString) + "/" + self.path.lastComponent)
    _ = try FileTree.walk(self.path)
    do {
      let listing = try await Unzip.list(self.path)
      if let danger = listing.danger { throw FileFailure(path: self.path, reason: danger) }
      try makeFolder()
      try await extract(listing) { FontFiles.isFont($0) || $0.lastComponent == "Info.plist" }
      // A font may have any extension: the manifests name it.
      let names = declaredNames()
      try await extract(listing) { names.contains($0.lastComponent) }
    } catch let failure as FileFailure {
      throw failure
    } catch Unzip.Failure.absent {
      throw FileFailure(
        path: self.path, reason: "cannot be read, for the 'unzip' command is not installed")
    } catch Unzip.Failure.failed(let code) {
      throw FileFailure(path: self.path, reason: Self.reason(code))
    } catch {
      throw FileFailure(path: self.path, reason: "\(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder.folder)
  }

  /// A path below the folder as people know it: below the archive.
  public func shown(_ path: String) -> String {
    path == folder || path.hasPrefix(folder + "/") ? self.path + path.dropFirst(folder.count) : path
  }
}

extension ProductArchive {
  private func makeFolder() throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileFailure(path: folder, reason: "cannot be made: \(error.localizedDescription)")
    }
  }

  private func extract(_ listing: ArchiveListing, where isWanted: (String) -> Bool) async throws {
    let wanted = listing.entries.filter { !$0.name.hasSuffix("/") && isWanted($0.name) }
    if let danger = ArchiveListing.danger(in: wanted) {
      throw FileFailure(path: path, reason: danger)
    }
    // A command line has an end.
    var rest = wanted.map { Unzip.pattern(for: $0.name) }[...]
    while !rest.isEmpty {
      try await Unzip.extract(Array(rest.prefix(500)), of: path, into: folder)
      rest = rest.dropFirst(500)
    }
  }

  /// The file names in the manifests that were extracted.
  private func declaredNames() -> Set<String> {
    guard let tree = try? FileTree.walk(folder, options: .init(skipsVendored: false)) else {
      return []
    }
    let plists = tree.files.map(\.path).filter { $0.lastComponent == "Info.plist" }
    let manifests = plists.map { InfoPlistFile.read($0, named: SourcePlace(path: $0)) }
    let known = Set(tree.files.map(\.path.lastComponent))
    return Set(manifests.flatMap(\.entries).map(\.value.lastComponent)).subtracting(known)
  }

  private static func reason(_ code: Int32?) -> String {
    switch code {
    case 9?: "is no ZIP archive"
    case 2?, 3?, 51?: "is a damaged ZIP archive"
    case 81?, 82?: "is encrypted"
    case 50?: "cannot be extracted, for the disk is full"
    case .some(let code): "cannot be extracted: 'unzip' ends with \(code)"
    case nil: "cannot be extracted: 'unzip' was ended"
    }
  }
}

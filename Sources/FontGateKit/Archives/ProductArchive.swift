import AppManifest
import FileTree
import Foundation
import SourceText

/// An `.ipa` of which the manifests and fonts stand unpacked in a folder.
///
/// They are taken from the archive by what its directory says, with the zlib that FreeType brings, and
/// written by this process itself: so no more is written than stated, nothing lands elsewhere than it
/// should, and nothing else runs that would have to be ended. (The command `unzip` would need a process for
/// each file to be stopped at, or a way to tell the files in its stream apart; 500 names in 50,000 files
/// cost it more than a second.) What is over a limit, or is not what the archive says, is left out and said.
struct ProductArchive {
  /// Bytes of the largest file that is unpacked: fonts of a whole script have half of it.
  static let largestFile = 64 << 20
  /// Bytes of all that is unpacked.
  static let mostBytes = 256 << 20
  /// Files that are unpacked.
  static let mostFiles = 5_000

  /// The absolute path of the archive.
  let path: String
  /// The absolute path of the folder with what was unpacked; it has the archive's name.
  let folder: String
  /// What was not unpacked, as if it stood in a folder of the archive's name.
  private(set) var unchecked: [UncheckedFile] = []

  private let temporary: TemporaryFolder
  private let relativeFolder: String
  private var bytesLeft = Self.mostBytes
  private var unpacked: Set<String> = []

  /// Unpacks an archive.
  /// - Parameters:
  ///   - path: the absolute path of the archive.
  ///   - number: names the folder that is made for it.
  /// - Throws: where it is no archive or is damaged as a whole.
  init(path: String, into temporary: TemporaryFolder, number: Int) throws(FileFailure) {
    self.path = FileTree.absolute(path)
    self.temporary = temporary
    relativeFolder = "\(number)/\(self.path.lastComponent)"
    folder = temporary.path + "/" + relativeFolder
    let directory = try ZipDirectory(of: self.path)
    try temporary.makeFolder(relativeFolder)
    let wanted = try directory.members(of: self.path) { name in
      Self.isManifest(name) || FontSuffix.ends(String(decoding: name.suffix(16), as: UTF8.self))
    }
    let manifests = wanted.filter { Self.isManifest($0.lastName) }
    unpack(manifests + wanted.filter { !Self.isManifest($0.lastName) })
    // A font may have any extension: the manifests name it.
    let names = declaredNames
    guard !names.isEmpty else { return }
    unpack(try directory.members(of: self.path) { names.contains(Array($0)) })
  }
}

extension ProductArchive {
  private static let manifestName = Array("Info.plist".utf8)

  private static func isManifest(_ name: some Collection<UInt8>) -> Bool {
    name.elementsEqual(manifestName)
  }

  private mutating func unpack(_ members: [ZipMember]) {
    let room = max(0, Self.mostFiles - unpacked.count)
    if members.count > room {
      unchecked.append(
        UncheckedFile(
          path: path,
          reason:
            "contains more than \(Self.mostFiles) Info.plists and fonts; the rest was not checked"))
    }
    for member in members.prefix(room) {
      if let reason = unpack(member) {
        let name = String(decoding: member.name, as: UTF8.self)
        unchecked.append(UncheckedFile(path: path + "/" + name, reason: reason))
      }
    }
  }

  /// Unpacks a file; the reason why it could not be.
  private mutating func unpack(_ member: ZipMember) -> String? {
    guard let name = member.path else { return "has an invalid path" }
    guard !unpacked.contains(name) else { return "is in the archive more than once" }
    guard member.size <= Self.largestFile else {
      return "is larger than \(Self.largestFile >> 20) MB"
    }
    guard member.size <= bytesLeft else {
      return "was skipped: the archive contains more than \(Self.mostBytes >> 20) MB"
    }
    do throws(FileFailure) {
      let content = try member.content(in: path)
      bytesLeft -= content.count
      unpacked.insert(name)
      try temporary.write(content, to: relativeFolder + "/" + name)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The names of fonts in the manifests, without those that are unpacked.
  private var declaredNames: Set<[UInt8]> {
    let entries = BuiltProduct(path: folder).read().processes.flatMap(\.manifest.entries)
    let known = Set(unpacked.map { Array($0.utf8).lastName })
    return Set(entries.map { Array($0.value.utf8).lastName }).subtracting(known)
  }
}

extension ZipMember {
  fileprivate var lastName: [UInt8] { name.lastName }
}

extension [UInt8] {
  /// What follows the last `/` of a path.
  fileprivate var lastName: [UInt8] {
    Array(self[(lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }
}

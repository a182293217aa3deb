import FileTree
import Foundation
import Testing

@Suite struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(of name: String) -> String? {
    try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func `a new file is written, and nothing is left beside it`() throws {
    try FileTree.write(Array("new".utf8), to: folder.path + "/a.txt")
    #expect(text(of: "a.txt") == "new")
    #expect(FileTree.names(in: folder.path) == ["a.txt"])
  }

  @Test func `a regular file is replaced and keeps its permissions`() throws {
    try folder.write("old", to: "a.txt")
    try folder.shell("chmod 640 a.txt; ln a.txt other-name")
    try FileTree.write(Array("new".utf8), to: folder.path + "/a.txt")
    #expect(text(of: "a.txt") == "new")
    // Who has opened the old one still reads it whole.
    #expect(text(of: "other-name") == "old")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(FileTree.names(in: folder.path).sorted() == ["a.txt", "other-name"])
  }

  @Test func `a link is written through`() throws {
    try folder.write("old and longer", to: "target.txt")
    try folder.shell("ln target.txt other-name")
    try folder.link("link.txt", to: "target.txt")
    try folder.link("nowhere.txt", to: "made.txt")
    try FileTree.write(Array("new".utf8), to: folder.path + "/link.txt")
    try FileTree.write(Array("new".utf8), to: folder.path + "/nowhere.txt")
    #expect(text(of: "target.txt") == "new")
    #expect(text(of: "made.txt") == "new")
    // Who has opened the old one still reads it whole.
    #expect(text(of: "other-name") == "old and longer")
    let links = ["link.txt", "nowhere.txt"].map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + $0)
    }
    #expect(links == ["target.txt", "made.txt"])
  }

  @Test func `a device takes what is written and stays`() throws {
    try FileTree.write(Array("anything".utf8), to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a full disk is said`() throws {
    guard FileTree.exists("/dev/full") else {
      print("skipped: there is no /dev/full here")
      return
    }
    let error = #expect(throws: FileFailure.self) {
      try FileTree.write(Array("anything".utf8), to: "/dev/full")
    }
    #expect(error == FileFailure(path: "/dev/full", reason: "no space left on the disk"))
  }

  @Test(arguments: [
    ("missing/a.txt", "no such file or folder"), ("file/a.txt", "is not a folder"),
    ("folder", "is a folder"), ("a\u{0}b", "no such file or folder"),
    (String(repeating: "a", count: 300), "the path is too long"),
  ])
  func `what cannot be written says why`(name: String, reason: String) throws {
    try folder.write("", to: "file")
    try folder.shell("mkdir folder")
    let path = folder.path + "/" + name
    let error = #expect(throws: FileFailure.self) { try FileTree.write([65], to: path) }
    #expect(error == FileFailure(path: path, reason: reason))
    #expect(FileTree.names(in: folder.path).sorted() == ["file", "folder"])
  }

  @Test func `a file that vanished is an error with its name`() throws {
    try folder.write("", to: "a.txt")
    let tree = try FileTree.walk(folder.path)
    try folder.shell("rm a.txt")
    let path = try #require(tree.files.first?.path)
    let error = #expect(throws: FileFailure.self) { try FileTree.read(path) }
    #expect(error == FileFailure(path: path, reason: "no such file or folder"))
  }

  @Test func `something stands at a path, or a folder does`() throws {
    try folder.write("", to: "a.txt")
    try folder.link("nowhere", to: "gone")
    try folder.link("here", to: ".")
    let found = ["", "/a.txt", "/nowhere", "/here", "/gone"].map { folder.path + $0 }
    #expect(found.map(FileTree.exists) == [true, true, true, true, false])
    #expect(found.map(FileTree.isFolder) == [true, false, false, true, false])
  }
}

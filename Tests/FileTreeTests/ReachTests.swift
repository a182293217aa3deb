import Foundation
import Testing

@testable import FileTree

@Suite struct ReachTests {
  private func place(_ path: String, from root: String) throws -> Reach.Place {
    try #require(FileTree.isFolder(path), "\(path)")
    return Reach([root]).place(of: path)
  }

  @Test func `folders within the roots and beside them may be entered`() throws {
    let folder = try TemporaryFolder(["shop/app/Fonts/a": "", "shop/Other/b": "", "Shared/c": ""])
    let app = folder.path + "/shop/app"
    #expect(try place(app, from: app) == .within)
    #expect(try place(app + "/Fonts", from: app) == .within)
    #expect(try place(folder.path + "/shop/Other", from: app) == .beside)
    #expect(try place(folder.path + "/Shared", from: app) == .beside)
  }

  @Test func `a folder around a root is refused, however it is written`() throws {
    let folder = try TemporaryFolder(["shop/app/a": "", "Shared/a": ""])
    try folder.link("Shared/all", to: "../shop")
    let app = folder.path + "/shop/app"
    for path in [folder.path + "/shop", folder.path, "/", folder.path + "/Shared/all"] {
      #expect(try place(path, from: app) == .refused(.around), "\(path)")
    }
  }

  @Test func `the system's folders and home folders are refused`() throws {
    let folder = try TemporaryFolder(["app/a": ""])
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    for path in ["/usr", "/usr/lib", "/etc", "/dev", "/bin", home] {
      #expect(try place(path, from: folder.path + "/app") == .refused(.elsewhere), "\(path)")
    }
  }

  @Test func `what a person chose may lie elsewhere, but is no whole part of the disk`() throws {
    let folder = try TemporaryFolder(["app/a": ""])
    let reach = Reach([folder.path + "/app"])
    #expect(reach.place(of: "/etc/ssl", isChosen: true) == .beside)
    #expect(reach.place(of: "/usr", isChosen: true) == .refused(.elsewhere))
    #expect(reach.place(of: folder.path, isChosen: true) == .refused(.around))
  }

  @Test func `the folder of a single file is beside it`() throws {
    let folder = try TemporaryFolder(["shop/app.json": "", "shop/Fonts/a": ""])
    let file = folder.path + "/shop/app.json"
    #expect(try place(folder.path + "/shop", from: file) == .beside)
    #expect(try place(folder.path + "/shop/Fonts", from: file) == .beside)
    #expect(try place(folder.path, from: file) == .refused(.around))
  }

  @Test func `links that lead out of reach are said and not followed`() throws {
    let folder = try TemporaryFolder(["app/a": "", "Shared/b": ""])
    for (name, destination) in [
      ("up", ".."), ("top", "/"), ("usr", "/usr"), ("shared", "../Shared"),
    ] {
      try folder.link("app/" + name, to: destination)
    }
    let tree = try FileTree.walk(folder.path + "/app")
    #expect(tree.files.map(\.relativePath) == ["a", "shared/b"])
    #expect(
      tree.unreadable.map { $0.path.split(separator: "/").last ?? "" } == ["top", "up", "usr"])
    #expect(tree.unreadable.allSatisfy { !$0.isError })
  }

  @Test func `of too much outside nothing is listed, and no more is looked at`() throws {
    let folder = try TemporaryFolder(["app/a": ""])
    try folder.shell("mkdir -p Big/x Small Late && touch Big/x/{1..20} Small/{1..4} Late/1")
    var reach = Reach([folder.path + "/app"], mostOutside: 15)
    #expect(try reach.walk(folder.path + "/Small").files.count == 4)
    for name in ["Big", "Late"] {
      let error = #expect(throws: FileFailure.self) { try reach.walk(folder.path + "/" + name) }
      #expect(
        error?.reason
          == "is not searched: the folders next to the checked one contain more than 15 items")
      #expect(error?.isError == true)
    }
    #expect(try reach.walk(folder.path + "/app").files.count == 1)
  }

  @Test func `a link to too much leaves the rest of the folder`() throws {
    let folder = try TemporaryFolder(["app/a": "", "app/z/b": ""])
    try folder.shell("mkdir -p Big/x && touch Big/{1..9} Big/x/{1..9}")
    try folder.link("app/l", to: "../Big")
    var reach = Reach([folder.path + "/app"], mostOutside: 15)
    let tree = try reach.walk(folder.path + "/app")
    #expect(tree.files.map(\.relativePath) == ["a", "z/b"])
    #expect(tree.unreadable.map(\.path) == [folder.path + "/app/l"])
    #expect(tree.unreadable.map(\.isError) == [true])
  }
}

@Suite struct PartReadingTests {
  @Test func `a part of a file ends where the file does`() throws {
    let folder = try TemporaryFolder(["a": "0123456789"])
    let path = folder.path + "/a"
    #expect(try FileTree.read(path, from: 2, count: 3) == Array("234".utf8))
    #expect(try FileTree.read(path, from: 8, count: 100) == Array("89".utf8))
    #expect(try FileTree.read(path, from: 10, count: 1).isEmpty)
    #expect(try FileTree.read(path, from: .max, count: .max).isEmpty)
    #expect(try FileTree.read(path, from: -1, count: 1).isEmpty)
  }

  @Test func `what is no file is not waited for`() throws {
    let folder = try TemporaryFolder()
    try folder.shell("mkfifo x")
    for path in [folder.path + "/x", folder.path, "/dev/zero"] {
      #expect(throws: FileFailure.self) { try FileTree.read(path, from: 0, count: 1) }
    }
  }
}

import FileTree
import Foundation
import Testing

@Suite struct WalkTests {
  @Test func `files are listed with size and sorted by the bytes of their paths`() throws {
    let folder = try TemporaryFolder(["b/x.swift": "ab", "a.swift": "", "b.txt": "é", "É": ""])
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == ["a.swift", "b.txt", "b/x.swift", "É"])
    #expect(tree.files.map(\.size) == [0, 2, 2, 0])
    #expect(tree.files[2].path == folder.path + "/b/x.swift")
    #expect(tree.files.allSatisfy { $0.kind == .regular })
    #expect(tree.unreadable.isEmpty)
    #expect(tree.root == folder.path)
  }

  @Test func `what others wrote or a build made is left out unless it is asked for`() throws {
    let folder = try TemporaryFolder([
      "Pods/a": "", "x/node_modules/a": "", ".git/a": "", "build/a": "", "DerivedData/a": "",
      "Carthage/a": "", "A.app/a": "", "B.framework/a": "", "Fonts.bundle/a": "",
      "App.xcodeproj/a": "",
      "build.swift": "", ".swiftlint.yml": "",
    ])
    #expect(
      try FileTree.walk(folder.path).files.map(\.relativePath) == [
        ".swiftlint.yml", "App.xcodeproj/a", "Fonts.bundle/a", "build.swift",
      ])
    let all = try FileTree.walk(folder.path, options: .init(skipsVendored: false))
    #expect(all.files.count == 12)
    #expect(try FileTree.walk(folder.path + "/Pods").files.map(\.relativePath) == ["a"])
  }

  @Test func `what the Finder knows of a file is no file`() throws {
    let double = "\u{0}\u{5}\u{16}\u{7}"
    let folder = try TemporaryFolder([
      "a.storyboard": double, "._a.storyboard": double, "__MACOSX/._b.swift": double,
      "._c.swift": "let c = 1",
    ])
    #expect(
      try FileTree.walk(folder.path).files.map(\.relativePath) == ["._c.swift", "a.storyboard"])
  }

  @Test func `a project in a folder that is called as an app is is walked`() throws {
    let folder = try TemporaryFolder([
      "shop.app/package.json": "", "shop.app/src/a.ts": "", "sites/news.app/a.xcodeproj/b": "",
      "sites/news.app/Info.plist": "", "Core.framework/Sources/a.swift": "",
      "deep.app/App/Package.swift": "", "Old.app/Info.plist": "", "Old.app/app.json": "",
      "Mac.app/Contents/Info.plist": "", "Mac.app/src/a": "", "Lost.app/main.jsbundle": "",
      "Lost.app/assets/fonts/a.ttf": "", "Lost.framework/Headers/a.h": "",
    ])
    #expect(
      try FileTree.walk(folder.path).files.map(\.relativePath) == [
        "Core.framework/Sources/a.swift", "deep.app/App/Package.swift", "shop.app/package.json",
        "shop.app/src/a.ts", "sites/news.app/Info.plist", "sites/news.app/a.xcodeproj/b",
      ])
    #expect(FileTree.isProject(folder.path + "/shop.app"))
    #expect(!FileTree.isProject(folder.path + "/Mac.app"))
    #expect(!FileTree.isProject(folder.path + "/nowhere.app"))
  }

  @Test(arguments: [
    ("Generated", ["A/b.swift", "a.swift", "c.txt"]),
    ("*.txt", ["A/Generated/x.swift", "A/b.swift", "a.swift"]),
    ("A/**", ["a.swift", "c.txt"]), ("A", ["a.swift", "c.txt"]), ("A/", ["a.swift", "c.txt"]),
    ("**/Generated/**", ["A/b.swift", "a.swift", "c.txt"]),
    ("./A/b.swift", ["A/Generated/x.swift", "a.swift", "c.txt"]),
    ("?.swift", ["c.txt"]), ("A/*/x.*", ["A/b.swift", "a.swift", "c.txt"]), ("**", []),
    ("/b.swift", ["A/Generated/x.swift", "A/b.swift", "a.swift", "c.txt"]),
    ("", ["A/Generated/x.swift", "A/b.swift", "a.swift", "c.txt"]),
  ])
  func `a glob leaves out what it matches and all below`(glob: String, left: [String]) throws {
    let folder = try TemporaryFolder([
      "A/Generated/x.swift": "", "A/b.swift": "", "a.swift": "", "c.txt": "",
    ])
    let tree = try FileTree.walk(folder.path, options: .init(excluded: [glob]))
    #expect(tree.files.map(\.relativePath) == left)
  }

  @Test func `an absolute glob counts below the root`() throws {
    let folder = try TemporaryFolder(["A/b": "", "c": ""])
    let tree = try FileTree.walk(folder.path, options: .init(excluded: [folder.path + "/A"]))
    #expect(tree.files.map(\.relativePath) == ["c"])
  }

  @Test func `an absolute glob may begin in a folder around the root`() throws {
    let folder = try TemporaryFolder(["App/Old/b": "", "App/c": ""])
    let tree = try FileTree.walk(
      folder.path + "/App", options: .init(excluded: [folder.path + "/*/Old/**"]))
    #expect(tree.files.map(\.relativePath) == ["c"])
  }

  @Test func `a glob of many stars ends soon`() throws {
    let folder = try TemporaryFolder([String(repeating: "a", count: 200): ""])
    let glob = String(repeating: "*a", count: 60) + "b"
    #expect(try FileTree.walk(folder.path, options: .init(excluded: [glob])).files.count == 1)
  }
}

@Suite struct LinkTests {
  @Test func `a loop of links ends`() throws {
    let folder = try TemporaryFolder(["a/b/file": ""])
    try folder.link("a/b/up", to: "../..")
    try folder.link("self", to: ".")
    #expect(try FileTree.walk(folder.path).files.map(\.relativePath) == ["a/b/file"])
  }

  @Test func `what a link reaches too is listed under its own path`() throws {
    let folder = try TemporaryFolder(["z/file": "", "z/other": ""])
    try folder.link("a", to: "z")
    try folder.link("b", to: "z/file")
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == ["z/file", "z/other"])
    #expect(tree.links.map(\.relativePath) == ["a/file", "a/other", "b"])
    #expect(tree.links.map(\.path) == ["/a/file", "/a/other", "/b"].map { folder.path + $0 })
  }

  @Test func `what is excluded is not listed by the path of a link`() throws {
    let folder = try TemporaryFolder(["z/in/file": "", "z/in/deep/file": "", "z/other": ""])
    try folder.link("a", to: "z")
    let tree = try FileTree.walk(folder.path, options: .init(excluded: ["a/in"]))
    #expect(tree.files.count == 3)
    #expect(tree.links.map(\.relativePath) == ["a/other"])
  }

  @Test func `links to folders of links do not multiply`() throws {
    let folder = try TemporaryFolder(["0/file": ""])
    for level in 1...12 {
      try folder.write("", to: "\(level)/.keep")
      for name in ["a", "b", "c"] { try folder.link("\(level)/\(name)", to: "../\(level - 1)") }
    }
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.count == 13)
    #expect(tree.links.count <= 36)
  }

  @Test func `a link out of the folder is followed once`() throws {
    let outside = try TemporaryFolder(["in/file": "abc"])
    let folder = try TemporaryFolder()
    try folder.link("b", to: outside.path)
    try folder.link("a", to: outside.path)
    try folder.link("c", to: outside.path + "/in/file")
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == ["a/in/file"])
    #expect(tree.files.map(\.size) == [3])
  }

  @Test func `a link that leads nowhere is listed as one`() throws {
    let folder = try TemporaryFolder()
    try folder.link("broken.swift", to: "nothing")
    try folder.link("circle.swift", to: "circle.swift")
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == ["broken.swift", "circle.swift"])
    #expect(tree.files.allSatisfy { $0.kind == .brokenLink })
  }
}

@Suite struct OddFileTests {
  @Test func `a FIFO is listed and never opened`() throws {
    let folder = try TemporaryFolder()
    try folder.shell("mkfifo x.swift")
    #expect(try FileTree.walk(folder.path).files.map(\.kind) == [.special])
    let error = #expect(throws: FileFailure.self) { try FileTree.read(folder.path + "/x.swift") }
    #expect(error?.reason == "is not a regular file")
  }

  @Test func `a name that is not UTF-8 is an unreadable entry`() throws {
    let folder = try TemporaryFolder(["ok": ""])
    try folder.shell("touch $'bad\\xff.swift'")
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == ["ok"])
    // File systems of macOS refuse such a name.
    #if os(Linux)
      #expect(tree.unreadable.map(\.reason) == ["the name is not UTF-8"])
    #endif
  }

  @Test func `folders nested two thousand deep are walked, deeper ones are unreadable entries`()
    throws
  {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "d/", count: 1_950)
    try folder.shell("mkdir -p \(deep) && cd \(deep) && touch f && mkdir -p \(deep)")
    let tree = try FileTree.walk(folder.path)
    #expect(tree.files.map(\.relativePath) == [deep + "f"])
    #expect(tree.unreadable.map(\.reason) == ["the path is too long"])
  }

  @Test func `a folder that cannot be entered is an entry with the reason`() throws {
    let folder = try TemporaryFolder(["locked/a": "", "b": ""])
    try folder.shell("chmod 000 locked")
    let tree = try FileTree.walk(folder.path)
    // The superuser enters anything.
    let isEntered = tree.files.count == 2
    #expect(
      isEntered
        || tree.unreadable == [
          FileFailure(path: folder.path + "/locked", reason: "permission denied")
        ])
  }
}

@Suite struct RootTests {
  @Test func `a root that is a file is its only file`() throws {
    let folder = try TemporaryFolder(["a.swift": "abc"])
    let tree = try FileTree.walk(folder.path + "/a.swift")
    #expect(tree.root == folder.path + "/a.swift")
    #expect(
      tree.files == [
        FileTree.File(path: folder.path + "/a.swift", relativePath: "a.swift", size: 3)
      ])
  }

  @Test(arguments: ["/nowhere/at/all", "/nowhere\u{0}"])
  func `a root that does not exist is an error`(path: String) {
    let error = #expect(throws: FileFailure.self) { try FileTree.walk(path) }
    #expect(error?.reason == "no such file or folder")
  }

  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../b", "/b"), ("/..", "/"), ("/", "/"), ("/a/b", "/a/b"),
    ("/a/.b", "/a/.b"), ("/a/b/", "/a/b"), ("/a/b/.", "/a/b"), ("//a", "/a"),
  ])
  func `paths are made plain`(path: String, plain: String) {
    #expect(FileTree.absolute(path) == plain)
  }

  @Test func `a relative path starts at the current folder`() {
    #expect(FileTree.absolute("x/y") == FileManager.default.currentDirectoryPath + "/x/y")
  }
}

@Suite struct ReadTests {
  @Test func `bytes are read as they are`() throws {
    let content = String(repeating: "é\n", count: 100_000)
    let folder = try TemporaryFolder(["a": content, "empty": ""])
    #expect(try FileTree.read(folder.path + "/a") == Array(content.utf8))
    #expect(try FileTree.read(folder.path + "/empty").isEmpty)
  }

  @Test func `a file that says it is empty is read to its end`() throws {
    #if os(Linux)
      #expect(try !FileTree.read("/proc/self/status").isEmpty)
    #endif
  }

  @Test(arguments: [
    ("/dev/zero", "is not a regular file"), ("/", "is a folder"),
    ("/nowhere", "no such file or folder"),
  ])
  func `what is no file is refused`(path: String, reason: String) {
    let error = #expect(throws: FileFailure.self) { try FileTree.read(path) }
    #expect(error?.reason == reason)
  }

  @Test func `a file larger than the limit is refused`() throws {
    let folder = try TemporaryFolder(["a": String(repeating: "x", count: 2 << 20)])
    let error = #expect(throws: FileFailure.self) {
      try FileTree.read(folder.path + "/a", limit: 1 << 20)
    }
    #expect(error?.reason == "is larger than 1 MB")
  }
}

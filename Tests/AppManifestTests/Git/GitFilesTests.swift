import SourceText
import Testing

@testable import AppManifest

@Suite struct GitFilesTests {
  private func ignored(_ paths: [String], _ files: [String: String]) throws -> [String] {
    let folder = try ProjectFolder(files)
    let git = GitFiles()
    return paths.filter { git.ignores(folder.path + "/" + $0) }
  }

  @Test func `the last rule that fits decides, the innermost folder's at last`() throws {
    let paths = ["a.ttf", "keep.ttf", "App/a.ttf", "App/in.ttf", "App/Gone/x/a.png", "b.png"]
    #expect(
      try ignored(
        paths,
        [
          ".git/HEAD": "", ".gitignore": "*.ttf\n!keep.ttf\n/b.png\n", "App/x": "",
          "App/.gitignore": "# nothing\n!in.ttf\nGone/\n",
        ]) == ["a.ttf", "App/a.ttf", "App/Gone/x/a.png", "b.png"])
  }

  @Test func `what lies around the repository has no say`() throws {
    #expect(
      try ignored(
        ["repository/a.ttf"], [".gitignore": "*.ttf", "repository/.git/HEAD": ""]
      ).isEmpty)
  }

  @Test func `submodules are left out with all in them`() throws {
    let folder = try ProjectFolder([
      ".git/HEAD": "", ".gitmodules": "[submodule \"a\"]\n\tpath = Modules/Fonts/\n",
      "Modules/x": "",
    ])
    let git = GitFiles()
    #expect(git.leavesOut(folder.path + "/Modules/Fonts/A.ttf"))
    #expect(git.leavesOut(folder.path + "/Modules/Fonts"))
    #expect(!git.leavesOut(folder.path + "/Modules/FontsToo/A.ttf"))
    #expect(git.unchecked.isEmpty)
  }

  @Test func `too many lines are not read, and that is said`() throws {
    let folder = try ProjectFolder([
      ".git/HEAD": "", ".gitignore": String(repeating: "x\n", count: 20_000) + "*.ttf\n",
    ])
    let git = GitFiles()
    #expect(!git.ignores(folder.path + "/a.ttf"))
    #expect(
      git.unchecked.map(\.reason) == ["contains more than 20000 lines; the rest was not read"])
  }

  @Test func `a thousand paths against long patterns end soon, and that is said`() throws {
    let pattern = "*" + String(repeating: "a", count: 100) + "b\n"
    let folder = try ProjectFolder([
      ".git/HEAD": "", ".gitignore": String(repeating: pattern, count: 100),
    ])
    let git = GitFiles(mostEffort: 1_000_000)
    let name = String(repeating: "a", count: 240)
    for number in 0..<1_000 { #expect(!git.ignores(folder.path + "/\(name)\(number)")) }
    #expect(git.unchecked.map(\.reason).first?.hasPrefix("was not applied to all paths") == true)
  }
}

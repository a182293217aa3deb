import SourceText
import Testing

@Suite("Parts of paths")
struct PathComponentsTests {
  @Test(
    "The name, the folder and the extension",
    arguments: [
      ("/App/Fonts/Sans.TTF", "Sans.TTF", "/App/Fonts", "Sans", "TTF"),
      ("Sans.ttf", "Sans.ttf", "", "Sans", "ttf"),
      ("/App/.fontgate", ".fontgate", "/App", ".fontgate", ""),
      ("/App.app/Sans", "Sans", "/App.app", "Sans", ""),
      ("Fonts/Sans.old.ttf", "Sans.old.ttf", "Fonts", "Sans.old", "ttf"),
      ("Fonts/Sans.", "Sans.", "Fonts", "Sans.", ""),
    ])
  func parts(
    path: String, name: String, folder: String, stem: String, suffix: String
  ) {
    #expect(path.lastComponent == name)
    #expect(path.folder == folder)
    #expect(path.stem == stem)
    #expect(path.fileExtension == suffix)
    #expect(path.pathExtension == suffix.lowercased())
  }

  @Test("Components end at each slash, whatever stands behind it")
  func components() {
    // With a zero-width joiner, the slash is no character of its own.
    let path = "/App/\u{200D}Sans.ttf"
    #expect(path.pathComponents == ["App", "\u{200D}Sans.ttf"])
    #expect(path.lastComponent == "\u{200D}Sans.ttf")
    #expect(Array("//App///Fonts/".folderComponents) == ["App"])
  }

  @Test(
    "Paths without detours",
    arguments: [
      ("/App/Fonts", "/App/Fonts"), ("/App//Fonts/", "/App/Fonts"),
      ("/App/./a/../Fonts", "/App/Fonts"),
      ("/../App", "/App"), ("/App/..", "/"), ("/", "/"), ("/App/.hidden", "/App/.hidden"),
    ])
  func normalized(path: String, plain: String) {
    #expect(path.normalizedPath == plain)
  }

  @Test("The way from a folder to a file")
  func relative() {
    #expect("/App/Fonts/Sans.ttf".relativePath(from: "/App") == "Fonts/Sans.ttf")
    #expect("/Shared/Sans.ttf".relativePath(from: "/App/Sources") == "../../Shared/Sans.ttf")
    #expect("/App".relativePath(from: "/App").isEmpty)
  }
}

import AppManifest
import SourceText
import Testing

/// What an Info.plist, and its font key, is called by mistake.
@Suite struct InfoPlistNamesTests {
  @Test(
    "a key that is nearly a font key is a fault, if it lists fonts",
    arguments: [
      ("UIAppFont", Manifest.Key.uiAppFonts), ("uiappfonts", .uiAppFonts),
      ("UIAppFonts ", .uiAppFonts), ("UIApFonts", .uiAppFonts), ("UIAppFotns", .uiAppFonts),
      ("Fonts provided by application", .uiAppFonts), ("UIFonts", nil), ("Fonts", nil),
      ("UIAppFonts", nil),
    ])
  func misspelledKey(_ written: String, _ key: Manifest.Key?) throws {
    let list = "<key>\(written)</key>\n<array><string>Lato.ttf</string></array>"
    let folder = try AppFolder(["project.yml": Self.project, "App/Info.plist": plist(list)])
    let manifest = try #require(folder.read().processes.first?.manifest)
    let kinds = manifest.faults.map(\.kind)
    #expect(kinds == (key.map { [.misspelledKey($0, written: written)] } ?? []))
  }

  @Test("a key beside the right one, and one without fonts, is none of ours")
  func otherKeys() throws {
    let both = "<key>UIAppFont</key><array><string>A.ttf</string></array>" + appFonts("A.ttf")
    for lines in [both, "<key>UIAppFont</key><array><string>Lato</string></array>"] {
      let folder = try AppFolder(["project.yml": Self.project, "App/Info.plist": plist(lines)])
      #expect(try folder.read().processes.first?.manifest.faults == [])
    }
  }

  @Test(
    "what a manifest that does not exist is called now is an app's Info.plist",
    arguments: [
      (["App/Demo-Info.plist"], "App/Demo-Info.plist"),
      (["App/Support/Info.plist"], "App/Support/Info.plist"),
      (["App/A-Info.plist", "App/B-Info.plist"], nil), (["Elsewhere.plist"], nil),
    ])
  func moved(_ files: [String], _ found: String?) throws {
    var contents = ["project.yml": Self.project]
    for file in files { contents[file] = plist(appFonts("Lato.ttf")) }
    // What a service calls its own list.
    contents["App/GoogleService-Info.plist"] = plist("<key>API_KEY</key><string></string>")
    let folder = try AppFolder(contents)
    let manifest = try #require(folder.read().processes.first?.manifest)
    #expect(manifest.faults.map(\.kind) == [.missing(folder.path + "/App/Info.plist")])
    #expect(manifest.moved == found.map { folder.path + "/" + $0 })
  }

  private static let project = """
    name: Demo
    targets:
      Demo:
        type: application
        platform: iOS
        sources: [App]
        settings: {INFOPLIST_FILE: App/Info.plist}
    """
}

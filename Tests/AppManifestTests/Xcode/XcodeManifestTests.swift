import SourceText
import Testing

@testable import AppManifest

@Suite struct XcodeManifestTests {
  @Test func `each configuration has its own manifest, equal ones are one`() throws {
    var project = ProjectText()
    project.configurations = ["Debug", "Beta", "Release"]
    project.target(
      "App", settings: "INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/$(KIND).plist\";",
      each: ["Debug": "KIND = Debug;", "Beta": "KIND = Store;", "Release": "KIND = Store;"])
    let folder = try ProjectFolder(
      project,
      ["App/Debug.plist": plist(appFonts("A.ttf")), "App/Store.plist": plist(appFonts("B.ttf"))])
    let processes = try folder.read().processes
    #expect(processes.map(\.configurations) == [["Debug"], ["Beta", "Release"]])
    #expect(processes.map(\.entries) == [["A.ttf"], ["B.ttf"]])
    #expect(processes.first?.manifest.entries.first?.place.line == 6)
    #expect(processes.first?.manifest.setting?.path.hasSuffix("project.pbxproj") == true)
  }

  @Test func `one configuration can be asked for, and another stands in for it`() throws {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = \"$(CONFIGURATION).plist\";")
    let folder = try ProjectFolder(
      project,
      ["Debug.plist": plist(appFonts("A.ttf")), "Release.plist": plist(appFonts("B.ttf"))])
    let release = try folder.read(ManifestOptions(configuration: "Release")).processes
    #expect(release.map(\.entries) == [["B.ttf"]])
    let other = try folder.read(ManifestOptions(configuration: "Profile")).processes
    #expect(other.map(\.entries) == [["A.ttf"]])
  }

  @Test func `a manifest that is not there is a fault at its setting`() throws {
    var project = ProjectText()
    project.target("App", settings: "\nINFOPLIST_FILE = App/Info.plist;\n")
    let folder = try ProjectFolder(project)
    let process = try folder.process()
    #expect(process.configurations == ["Debug", "Release"])
    #expect(
      process.manifest.faults.map(\.kind) == [
        .missing(folder.path + "/App/Info.plist"), .missing(folder.path + "/App/Info.plist"),
      ])
    #expect(process.manifest.faults.allSatisfy { $0.place.column == 1 && $0.place.line != nil })
  }

  @Test func `a manifest that git ignores is made by something`() throws {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = Derived/Info.plist;")
    let reading = try ProjectFolder(project, [".gitignore": "Derived/\n"]).read()
    #expect(reading.processes.map(\.manifest.faults) == [[]])
    #expect(reading.unchecked.map(\.isError) == [false])
  }

  @Test func `a manifest named by an unknown setting is only said`() throws {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = \"$(PLIST_OF_MINE)\";")
    let reading = try ProjectFolder(project).read()
    #expect(reading.processes.map(\.manifest.faults) == [[]])
    #expect(reading.unchecked.map(\.isError) == [false])
    #expect(reading.unchecked.first?.reason.contains("$(PLIST_OF_MINE)") == true)
  }

  @Test func `a generated manifest keeps the entries of the file and no setting's`() throws {
    var project = ProjectText()
    project.target(
      "App",
      settings: """

        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_FILE = Info.plist;
        INFOPLIST_KEY_UIAppFonts = "A.ttf B.ttf";
        "INFOPLIST_KEY_ATSApplicationFontsPath[sdk=macosx*]" = Fonts;

        """, each: ["Release": "INFOPLIST_KEY_UIAppFonts = C.ttf;"])
    let processes = try ProjectFolder(project, ["Info.plist": plist(appFonts("D.ttf"))])
      .read().processes
    #expect(processes.map(\.entries) == [["D.ttf"], ["D.ttf"]])
    #expect(
      processes.map { $0.manifest.ignoredSettings.map(\.value) } == [["A.ttf B.ttf"], ["C.ttf"]])
    #expect(
      processes.map { $0.manifest.ignoredSettings.map(\.configurations) } == [
        [["Debug"]], [["Release"]],
      ])
    #expect(
      processes.allSatisfy { $0.manifest.ignoredSettings.allSatisfy { $0.place.line != nil } })
  }

  @Test func `equal ignored settings keep the place of every configuration`() throws {
    var project = ProjectText()
    project.target(
      "App", settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIAppFonts = A.ttf;")
    let process = try ProjectFolder(project).process()
    #expect(process.manifest.path == nil)
    #expect(process.manifest.setting?.line != nil)
    #expect(Set(process.manifest.ignoredSettings.compactMap(\.place.line)).count == 2)
  }

  @Test func `settings in entries are replaced, and the places stay`() throws {
    var project = ProjectText()
    project.target(
      "App",
      settings: "INFOPLIST_FILE = Info.plist; FONT = Inter; PRODUCT_NAME = \"My App\";",
      each: ["Release": "INFOPLIST_EXPAND_BUILD_SETTINGS = NO;"])
    let entries = "$(FONT).ttf,${PRODUCT_NAME:c99extidentifier}.ttf,$(NOBODY).ttf"
    let file = plist(
      "<key>UIAppFonts</key>\n<array>\n"
        + entries.split(separator: ",").map { "<string>\($0)</string>\n" }.joined() + "</array>")
    let processes = try ProjectFolder(project, ["Info.plist": file]).read().processes
    #expect(
      processes.map(\.entries) == [
        ["Inter.ttf", "My_App.ttf", "$(NOBODY).ttf"],
        ["$(FONT).ttf", "${PRODUCT_NAME:c99extidentifier}.ttf", "$(NOBODY).ttf"],
      ])
    #expect(processes.first?.manifest.entries.map(\.place.position) == ["6:9", "7:9", "8:9"])
  }

  @Test func `a manifest for the preprocessor is read as far as it can be`() throws {
    var project = ProjectText()
    project.target("A", settings: "INFOPLIST_FILE = A.plist; INFOPLIST_PREPROCESS = YES;")
    project.target("B", settings: "INFOPLIST_FILE = B.plist; INFOPLIST_PREPROCESS = YES;")
    let reading = try ProjectFolder(
      project, ["A.plist": plist(appFonts("A.ttf")), "B.plist": "#include \"x\"\n<plist>"]
    ).read()
    #expect(reading.processes.map(\.entries) == [["A.ttf"], []])
    #expect(reading.processes.map(\.manifest.faults) == [[], []])
    #expect(reading.unchecked.map(\.isError) == [false, false])
  }

  @Test func `an entry that the preprocessor replaces is not known`() throws {
    var project = ProjectText()
    let on = "INFOPLIST_PREPROCESS = YES;"
    let definitions = "INFOPLIST_PREPROCESSOR_DEFINITIONS = \"FONT=Inter DEBUG\";"
    project.target("A", settings: "INFOPLIST_FILE = A.plist; \(on) \(definitions)")
    project.target("B", settings: "INFOPLIST_FILE = B.plist; \(on) \(definitions)")
    project.target(
      "C", settings: "INFOPLIST_FILE = C.plist; \(on) INFOPLIST_PREFIX_HEADER = prefix.h;")
    let reading = try ProjectFolder(
      project,
      [
        "A.plist": plist(appFonts("FONT-Bold.ttf")), "B.plist": plist(appFonts("FONTS.ttf")),
        "C.plist": plist(appFonts("TITLE_FONT")),
        "prefix.h": "#define TITLE_FONT Inter.ttf\n",
      ]
    ).read()
    #expect(reading.processes.map(\.entries) == [[], ["FONTS.ttf"], []])
    #expect(reading.processes.map(\.manifest.isUnseen) == [true, false, true])
  }

  @Test func `a manifest may differ by platform`() throws {
    var project = ProjectText()
    project.settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
    project.target(
      "App",
      settings: "INFOPLIST_FILE = iOS.plist; \"INFOPLIST_FILE[sdk=macosx*]\" = Mac.plist;")
    let fonts = "<key>ATSApplicationFontsPath</key>\n<string>Fonts</string>"
    let processes = try ProjectFolder(
      project, ["iOS.plist": plist(appFonts("A.ttf")), "Mac.plist": plist(fonts)]
    ).read().processes
    #expect(processes.map(\.platform) == [.iOS, .macOS])
    #expect(processes.map(\.entries) == [["A.ttf"], ["Fonts"]])
  }

  @Test func `settings come from configuration files too`() throws {
    var project = ProjectText()
    let file = project.file("App.xcconfig")
    let list = project.add(
      "XCConfigurationList", "buildConfigurations = (CONF); defaultConfigurationName = Debug;")
    project.add(
      "XCBuildConfiguration",
      "name = Debug; baseConfigurationReference = \(file); buildSettings = {};", id: "CONF")
    // Of two equal fields the last counts.
    project.target("App", "application", fields: "buildConfigurationList = \(list);")
    let process = try ProjectFolder(
      project,
      [
        "App.xcconfig": "#include \"Base.xcconfig\"\nINFOPLIST_FILE = $(FOLDER)/Info.plist",
        "Base.xcconfig": "FOLDER = App\n", "App/Info.plist": plist(appFonts("A.ttf")),
      ]
    ).process()
    #expect(process.entries == ["A.ttf"])
    #expect(process.manifest.setting?.path.hasSuffix("App.xcconfig") == true)
  }

  @Test func `the fonts of its own documents count unless the build leaves them out`() throws {
    var project = ProjectText()
    let document = project.file("Main.storyboard")
    project.target("On", phases: [project.resources([document])])
    project.target(
      "Off", phases: [project.resources([document])],
      settings: "IBC_COMPILER_AUTO_ACTIVATE_CUSTOM_FONTS = NO;")
    let folder = try ProjectFolder(project, ["Main.storyboard": ""])
    let processes = try folder.read().processes
    #expect(
      processes.map { $0.fontDocuments.contains(folder.path + "/Main.storyboard") }
        == [true, false])
  }

  @Test func `comments to fontgate in a manifest are kept`() throws {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = Info.plist;")
    let file = plist("<!-- fontgate:disable:next missing_font_file -->\n" + appFonts("A.ttf"))
    let comments = try ProjectFolder(project, ["Info.plist": file]).read().comments
    #expect(comments.map(\.place.line) == [4])
  }
}

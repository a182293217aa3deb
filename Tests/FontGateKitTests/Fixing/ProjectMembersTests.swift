import AppManifest
import FontDiagnostics
import Foundation
import SourceText
import Testing

@testable import FontGateKit

/// What becomes of a `project.pbxproj` when files become resources of its targets.
@Suite struct ProjectMembersTests {
  @Test(arguments: ["\n", "\r\n"])
  func `a file gets a reference, a place in its group, and one in the phase`(end: String) throws {
    let project = Self.project().replacingOccurrences(of: "\n", with: end)
    let new = try #require(try added(["/w/Fonts/A-1.ttf"], to: project))
    let lines = new.components(separatedBy: end)
    let added = lines.filter { !project.components(separatedBy: end).contains($0) }
    #expect(added.count == 4)
    let (file, build) = (Self.id(in: added[1]), Self.id(in: added[0]))
    #expect(
      added == [
        "\t\t\(build) /* A-1.ttf in Resources */ = {isa = PBXBuildFile; fileRef = \(file) /* A-1.ttf */; };",
        "\t\t\(file) /* A-1.ttf */ = {isa = PBXFileReference; lastKnownFileType = file; path = \"A-1.ttf\"; sourceTree = \"<group>\"; };",
        "\t\t\t\t\(file) /* A-1.ttf */,", "\t\t\t\t\(build) /* A-1.ttf in Resources */,",
      ])
    #expect(lines.filter { !added.contains($0) }.joined(separator: end) == project)
    #expect(try members(of: new) == ["A-1.ttf"])
    #expect(try self.added(["/w/Fonts/A-1.ttf"], to: new) == nil)
  }

  @Test func `a file beside the groups gets a path`() throws {
    let new = try #require(try added(["/w/Design/Deep/B.ttf", "/else/C.ttf"], to: Self.project()))
    #expect(new.contains("name = B.ttf; path = Design/Deep/B.ttf; sourceTree = \"<group>\""))
    #expect(new.contains("name = C.ttf; path = ../else/C.ttf; sourceTree = \"<group>\""))
    #expect(try members(of: new) == ["B.ttf", "C.ttf"])
  }

  @Test func `a file with a reference gets no other`() throws {
    let new = try #require(try added(["/w/Fonts/Known.ttf"], to: Self.project()))
    #expect(new.components(separatedBy: "path = Known.ttf").count == 2)
    #expect(try members(of: new) == ["Known.ttf"])
  }

  @Test func `the order of the files does not change what they are called`() throws {
    let (a, b) = ("/w/Fonts/A.ttf", "/w/Fonts/B.ttf")
    let ids = try [[a, b], [b, a]].map { files in
      try #require(try added(files, to: Self.project())).components(separatedBy: "\n")
        .filter { $0.contains("isa = PBXFileReference") }
    }
    #expect(ids[0] == ids[1])
    #expect(ids[0].map(Self.id) == ids[0].map(Self.id).sorted())
  }

  @Test func `a project without comments gets none`() throws {
    let plain = Self.project().replacingOccurrences(
      of: " ?/\\*[^*]*\\*/\n?", with: "", options: .regularExpression)
    let new = try #require(try added(["/w/Fonts/A.ttf"], to: plain))
    #expect(!new.contains("/*"))
    #expect(try members(of: new) == ["A.ttf"])
  }

  @Test func `lists in one line stay in one`() throws {
    let flat = Self.project().replacingOccurrences(of: "files = (\n\t\t\t);", with: "files = ();")
    let new = try #require(try added(["/w/Fonts/A.ttf", "/w/Fonts/B.ttf"], to: flat))
    #expect(try members(of: new) == ["A.ttf", "B.ttf"])
    let line = try #require(new.components(separatedBy: "\n").first { $0.contains("files = (") })
    #expect(line.hasSuffix(" /* B.ttf in Resources */, );"))
  }

  @Test(arguments: [
    ("App", "\t\t\t\tFonts/A.ttf,\n", ""),
    ("Other", "", "membershipExceptions = (\n\t\t\t\tFonts/A.ttf,\n\t\t\t);"),
  ])
  func `a synchronized folder has exceptions`(
    target: String, gone: String, new text: String
  ) throws {
    let project = Self.synchronized
    let new = try #require(try added(["/w/App/Fonts/A.ttf"], target: target, to: project))
    if !gone.isEmpty { #expect(new == project.replacingOccurrences(of: gone, with: "")) }
    #expect(new.contains(text) || text.isEmpty)
    #expect(!new.contains("PBXFileReference; lastKnown"))
    _ = try objects(of: new)
    #expect(try added(["/w/App/Fonts/A.ttf"], target: target, to: new) == nil)
  }

  @Test func `two targets share the exceptions of a folder`() throws {
    let bare = Self.synchronized.replacingOccurrences(
      of: "\t\t\texceptions = (\n\t\t\t\t000000000000000000000001 "
        + "/* Exceptions for \"App\" folder in \"App\" target */,\n\t\t\t);\n", with: ""
    ).replacingOccurrences(
      of: "\t\t\tname = Other;\n\t\t};\n",
      with: "\t\t\tname = Other;\n\t\t};\n"
        + "\t\t000000000000000000000010 /* Third */ = {\n\t\t\tisa = PBXNativeTarget;\n"
        + "\t\t\tname = Third;\n\t\t};\n"
    ).replacingOccurrences(
      of: "000000000000000000000009 /* Other */,\n",
      with: "000000000000000000000009 /* Other */,\n"
        + "\t\t\t\t000000000000000000000010 /* Third */,\n")
    let path = "/w/App.xcodeproj/project.pbxproj"
    let file = try EditableFile(path: path, bytes: Array(bare.utf8))
    let members = ["Other", "Third"].map { Edit.Member(file: "/w/App/Fonts/A.ttf", target: $0) }
    let edit = Edit(.membership(members), at: SourcePlace(path: path))
    let edits = try #require(file.textEdits(edit))
    let new = String(decoding: file.applying(edits), as: UTF8.self)
    #expect(new.components(separatedBy: "\t\t\texceptions = (").count == 2)
    _ = try objects(of: new)
    for target in ["Other", "Third"] {
      #expect(try added(["/w/App/Fonts/A.ttf"], target: target, to: new) == nil)
    }
  }

  @Test func `a folder may have a name that is not ASCII`() throws {
    let project = Self.synchronized.replacingOccurrences(of: "path = App;", with: "path = \"Ökö\";")
    let new = try #require(try added(["/w/Ökö/Fonts/B.ttf"], target: "Other", to: project))
    #expect(new.contains("\t\t\t\tFonts/B.ttf,\n"))
  }

  @Test func `no name ends the string or the comment that it stands in`() throws {
    let name = "a\"\u{301}; b.ttf"
    let new = try #require(try added(["/w/Fonts/\(name)"], to: Self.project()))
    #expect(try members(of: new) == [name])
    let target = Self.synchronized.replacingOccurrences(
      of: "name = Other;", with: "name = \"**//\";")
    let other = try #require(try added(["/w/App/Fonts/B.ttf"], target: "**//", to: target))
    _ = try objects(of: other)
  }

  @Test func `what cannot be edited is left`() throws {
    let file = ["/w/Fonts/A.ttf"]
    #expect(try added(file, target: "Gone", to: Self.project()) == nil)
    #expect(try added(file, to: Self.project(phase: "PBXSourcesBuildPhase")) == nil)
    #expect(try added(file, to: "<plist><dict/></plist>") == nil)
  }

  /// The text after some files became resources of a target.
  private func added(
    _ files: [String], target: String = "App", to project: String
  ) throws -> String? {
    let path = "/w/App.xcodeproj/project.pbxproj"
    let file = try EditableFile(path: path, bytes: Array(project.utf8))
    let members = files.map { Edit.Member(file: $0, target: target) }
    let edit = Edit(.membership(members), at: SourcePlace(path: path))
    return file.textEdits(edit).map { String(decoding: file.applying($0), as: UTF8.self) }
  }

  /// The objects as Foundation reads them.
  private func objects(of project: String) throws -> [String: Object] {
    struct Project: Decodable { var objects: [String: Object] }
    return try PropertyListDecoder().decode(Project.self, from: Data(project.utf8)).objects
  }

  private struct Object: Decodable {
    var isa: String
    var children: [String]?
    var files: [String]?
    var fileRef: String?
    var path: String?
  }

  /// The names of the resources, each of which has a file with a group.
  private func members(of project: String) throws -> [String] {
    let objects = try objects(of: project)
    let phase = try #require(objects.values.first { $0.isa == "PBXResourcesBuildPhase" })
    let children = objects.values.flatMap { $0.children ?? [] }
    return try (phase.files ?? []).map { id in
      let file = try #require(objects[id]?.fileRef)
      #expect(children.contains(file))
      let path = try #require(objects[file]?.path)
      return path.components(separatedBy: "/").last ?? path
    }
  }

  private static func id(in line: String) -> String {
    let id = String(line.drop { $0 == "\t" }.prefix { $0 != " " })
    #expect(id.wholeMatch(of: /[0-9A-F]{24}/) != nil)
    return id
  }

  private static func list(_ items: [String]) -> String {
    items.map { "\t\t\t\t\($0)," }.joined(separator: "\n")
  }

  /// The group of a project that is in no other.
  private static func topGroup(_ children: [String]) -> String {
    """
    \t\t000000000000000000000005 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \(list(children))
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    """
  }

  /// The object that a project begins with.
  private static func root(_ targets: [String]) -> String {
    """
    /* Begin PBXProject section */
    \t\t000000000000000000000007 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tmainGroup = 000000000000000000000005;
    \t\t\ttargets = (
    \(list(targets))
    \t\t\t);
    \t\t};
    /* End PBXProject section */
    """
  }

  /// A project with a group for its fonts and a target with an empty phase.
  private static func project(phase: String = "PBXResourcesBuildPhase") -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 56;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\t000000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 000000000000000000000002 /* App.swift */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    \t\t000000000000000000000002 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
    \t\t000000000000000000000003 /* Known.ttf */ = {isa = PBXFileReference; lastKnownFileType = file; path = Known.ttf; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    \t\t000000000000000000000004 /* Fonts */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t000000000000000000000003 /* Known.ttf */,
    \t\t\t);
    \t\t\tpath = Fonts;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \(topGroup(["000000000000000000000002 /* App.swift */", "000000000000000000000004 /* Fonts */"]))
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    \t\t000000000000000000000006 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (
    \t\t\t\t000000000000000000000008 /* Resources */,
    \t\t\t);
    \t\t\tname = App;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    /* End PBXNativeTarget section */

    \(root(["000000000000000000000006 /* App */"]))

    /* Begin \(phase) section */
    \t\t000000000000000000000008 /* Resources */ = {
    \t\t\tisa = \(phase);
    \t\t\tbuildActionMask = 2147483647;
    \t\t\tfiles = (
    \t\t\t);
    \t\t};
    /* End \(phase) section */
    \t};
    \trootObject = 000000000000000000000007 /* Project object */;
    }

    """
  }

  /// A project whose folder App Xcode keeps in step with the disk: all but a font is of the target App.
  private static let synchronized = """
    // !$*UTF8*$!
    {
    \tobjectVersion = 77;
    \tobjects = {

    /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
    \t\t000000000000000000000001 /* Exceptions for "App" folder in "App" target */ = {
    \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    \t\t\tmembershipExceptions = (
    \t\t\t\tFonts/A.ttf,
    \t\t\t\tInfo.plist,
    \t\t\t);
    \t\t\ttarget = 000000000000000000000006 /* App */;
    \t\t};
    /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    \t\t000000000000000000000002 /* App */ = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\texceptions = (
    \t\t\t\t000000000000000000000001 /* Exceptions for "App" folder in "App" target */,
    \t\t\t);
    \t\t\tpath = App;
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXFileSystemSynchronizedRootGroup section */

    /* Begin PBXGroup section */
    \(topGroup(["000000000000000000000002 /* App */"]))
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    \t\t000000000000000000000006 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tfileSystemSynchronizedGroups = (
    \t\t\t\t000000000000000000000002 /* App */,
    \t\t\t);
    \t\t\tname = App;
    \t\t};
    \t\t000000000000000000000009 /* Other */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tname = Other;
    \t\t};
    /* End PBXNativeTarget section */

    \(root(["000000000000000000000006 /* App */", "000000000000000000000009 /* Other */"]))
    \t};
    \trootObject = 000000000000000000000007 /* Project object */;
    }

    """
}

import Foundation
import Testing

/// The laws of the house that a reader of files can hold: who imports whom, where unsafe code lives,
/// what may end the process.
@Suite struct ArchitectureTests {
  @Test("each module imports only what it may", arguments: Module.all)
  func imports(of module: Module) throws {
    for file in try SourceFile.all(in: "Sources/\(module.name)") {
      for name in file.imports where !Module.platformModules.contains(name) {
        #expect(module.mayImport.contains(name), "\(file.path) imports \(name)")
      }
    }
  }

  @Test("what follows names does so without Foundation")
  func noFoundation() throws {
    for file in try SourceFile.all(in: "Sources/NameFlow") {
      #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
    }
  }

  @Test("every folder of Sources is a module of the table")
  func modulesAreKnown() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.repository + "/Sources")
    #expect(Set(folders) == Set(Module.all.map(\.name) + ["CAllocator", "CFreeType"]))
  }

  @Test("unsafe code lives in FontInspection and the files that the laws name")
  func unsafeCode() throws {
    for file in try SourceFile.all(in: "Sources")
    where !file.path.hasPrefix("Sources/FontInspection/") && !Self.mayBeUnsafe.contains(file.path) {
      #expect(!file.codeWords.contains("unsafe"), "\(file.path) says unsafe")
    }
  }

  @Test("nothing in the sources ends the process or forces a value")
  func nothingEndsTheProcess() throws {
    let forbidden = ["try!", "fatalError(", "preconditionFailure(", " as! ", "assertionFailure("]
    for file in try SourceFile.all(in: "Sources") {
      for (number, line) in file.codeLines {
        for word in forbidden where line.contains(word) {
          Issue.record("\(file.path):\(number) says \(word)")
        }
      }
    }
  }

  @Test("no file is longer than 400 lines, tables aside")
  func fileLength() throws {
    for file in try SourceFile.all(in: "Sources") where !file.path.hasSuffix("Table.swift") {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test("what customers see is in the public interface, and in FontInspection")
  func publicInterface() throws {
    for file in try SourceFile.all(in: "Sources")
    where !file.path.hasPrefix("Sources/FontInspection/")
      && !file.path.hasPrefix("Sources/FontGateKit/PublicInterface/")
    {
      for (number, line) in file.codeLines
      where ["public ", "open class "].contains(where: line.drop { $0 == " " }.hasPrefix) {
        Issue.record("\(file.path):\(number) is public")
      }
    }
  }

  @Test("what is public is documented")
  func documentation() throws {
    for file in try SourceFile.all(in: "Sources") {
      var isDocumented = false
      for line in file.lines {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("public "),
          !["init", "extension", "import", "static func <"].contains(where: {
            words.dropFirst("public ".count).hasPrefix($0)
          })
        {
          #expect(isDocumented, "\(file.path): \(words)")
        }
        isDocumented = words.hasPrefix("///") || (isDocumented && words.hasPrefix("@"))
      }
    }
  }

  @Test(
    "no folder holds more than twenty files",
    arguments: ["Sources", "Tests", "Fixtures", "scripts"])
  func folderSize(room: String) throws {
    let room = URL(fileURLWithPath: SourceFile.repository + "/" + room, isDirectory: true)
    let files = FileManager.default.enumerator(
      at: room, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let sizes = Dictionary(
      grouping: try #require(files).lazy.compactMap { $0 as? URL }.filter {
        !$0.path.contains("/__pycache__/")
          && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      }
    ) { $0.deletingLastPathComponent().path }
    #expect(!sizes.isEmpty)
    for (folder, files) in sizes {
      #expect(files.count <= 20, "\(folder) has \(files.count) files")
    }
  }

  @Test("no module or file is called after what it is not")
  func names() throws {
    let vague = ["Utilities", "Utils", "Helpers", "Shared", "Core", "Common"]
    for file in try SourceFile.all(in: "Sources") {
      for component in file.path.split(separator: "/") {
        let name = component.split(separator: ".").first.map(String.init) ?? ""
        #expect(!vague.contains(name), "\(file.path)")
      }
    }
  }

  private static let mayBeUnsafe: Set<String> = [
    "Sources/FileTree/FolderReading.swift", "Sources/FileTree/FileWriting.swift",
    "Sources/FileTree/Interruption.swift", "Sources/SourceText/Lexical/ByteSearch.swift",
    "Sources/fontgate/Terminal.swift",
  ]
}

/// A module of the house and what it may import: one way, no way back.
struct Module: Sendable, CustomTestStringConvertible {
  var name: String
  var mayImport: Set<String>
  var testDescription: String { name }

  /// Modules of the platform, and Swift Algorithms beside its library, which every module may import.
  static let platformModules: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin",
    "Algorithms",
  ]

  static let all: [Module] = {
    let syntax: Set<String> = ["SwiftSyntax", "SwiftParser"]
    let text: Set<String> = ["SourceText", "FileTree"]
    let lowering: Set<String> = ["NameFlow", "SourceText"]
    let readers: Set<String> = ["FontInspection", "AppManifest", "FontReferences", "SourceText"]
    let resolution = readers.union(["FontResolution"])
    let diagnostics = resolution.union(["FontDiagnostics"])
    let kit = diagnostics.union(["FontReport", "FileTree", "XcodeProjects"])
    return [
      Module(name: "FileTree", mayImport: []),
      Module(name: "FontInspection", mayImport: ["CFreeType", "FileTree"]),
      Module(name: "SourceText", mayImport: ["Yams"]),
      Module(name: "XcodeProjects", mayImport: text),
      Module(
        name: "AppManifest",
        mayImport: text.union([
          "XcodeProjects", "NameFlow", "SwiftLowering", "JavaScriptLowering",
        ])),
      Module(name: "NameFlow", mayImport: ["SourceText"]),
      Module(name: "SwiftLowering", mayImport: lowering.union(syntax)),
      Module(name: "ObjectiveCLowering", mayImport: lowering),
      Module(name: "JavaScriptLowering", mayImport: lowering),
      Module(
        name: "FontReferences",
        mayImport: text.union([
          "NameFlow", "SwiftLowering", "ObjectiveCLowering", "JavaScriptLowering",
        ])),
      Module(name: "FontResolution", mayImport: readers),
      Module(name: "FontDiagnostics", mayImport: resolution),
      Module(name: "FontReport", mayImport: diagnostics.union(["Mustache"])),
      Module(name: "FontGateKit", mayImport: kit.union(["CAllocator"])),
      Module(name: "fontgate", mayImport: kit.union(["FontGateKit", "ArgumentParser"])),
    ]
  }()
}

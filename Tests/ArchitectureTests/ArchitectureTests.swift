import Foundation
import Testing

/// The laws of the house that a reader of files can hold: who imports whom, where unsafe code lives,
/// what may end the process.
@Suite struct ArchitectureTests {
  @Test("each room imports only what it may", arguments: Room.all)
  func imports(of room: Room) throws {
    for file in try SourceFile.all(in: "Sources/\(room.name)") {
      for module in file.imports where !Room.platformModules.contains(module) {
        #expect(room.mayImport.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test("what follows names does so without Foundation")
  func noFoundation() throws {
    for file in try SourceFile.all(in: "Sources/NameFlow") {
      #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
    }
  }

  @Test("every folder of Sources is a room of the table")
  func roomsAreKnown() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.repository + "/Sources")
    #expect(Set(folders) == Set(Room.all.map(\.name) + ["CFreeType"]))
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

  @Test("no folder of sources holds more than twenty files")
  func folderSize() throws {
    let files = try SourceFile.all(in: "Sources")
    for (folder, files) in Dictionary(grouping: files, by: \.folder) {
      #expect(files.count <= 20, "\(folder) has \(files.count) files")
    }
  }

  @Test("no room or file is called after what it is not")
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
    "Sources/fontgate/Terminal.swift",
  ]
}

/// A room of the house and what it may import: one way, no way back.
struct Room: Sendable, CustomTestStringConvertible {
  var name: String
  var mayImport: Set<String>
  var testDescription: String { name }

  /// Modules of the platform, which every room may import.
  static let platformModules: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin",
  ]

  static let all: [Room] = {
    let syntax: Set<String> = ["SwiftSyntax", "SwiftParser"]
    let text: Set<String> = ["SourceText", "FileTree"]
    let lowering: Set<String> = ["NameFlow", "SourceText"]
    let readers: Set<String> = ["FontInspection", "AppManifest", "FontReferences", "SourceText"]
    let resolution = readers.union(["FontResolution"])
    let diagnostics = resolution.union(["FontDiagnostics"])
    let kit = diagnostics.union(["FontReport", "FileTree"])
    return [
      Room(name: "FileTree", mayImport: []),
      Room(name: "FontInspection", mayImport: ["CFreeType", "FileTree"]),
      Room(name: "SourceText", mayImport: ["Yams"]),
      Room(
        name: "AppManifest",
        mayImport: text.union(["NameFlow", "SwiftLowering", "JavaScriptLowering"])),
      Room(name: "NameFlow", mayImport: ["SourceText"]),
      Room(name: "SwiftLowering", mayImport: lowering.union(syntax)),
      Room(name: "ObjectiveCLowering", mayImport: lowering),
      Room(name: "JavaScriptLowering", mayImport: lowering),
      Room(
        name: "FontReferences",
        mayImport: text.union([
          "NameFlow", "SwiftLowering", "ObjectiveCLowering", "JavaScriptLowering",
        ])),
      Room(name: "FontResolution", mayImport: readers),
      Room(name: "FontDiagnostics", mayImport: resolution),
      Room(name: "FontReport", mayImport: diagnostics),
      Room(name: "FontGateKit", mayImport: kit),
      Room(name: "fontgate", mayImport: kit.union(["FontGateKit", "ArgumentParser"])),
    ]
  }()
}

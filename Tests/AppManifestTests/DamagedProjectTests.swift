import FileTree
import Foundation
import SourceText
import Testing

@testable import AppManifest

/// Project files that are cut, changed or mixed up: nothing crashes or hangs, and what is wrong is said
/// once. `FONTGATE_DAMAGE` (a number) makes more variants of each, `FONTGATE_PROJECTS` (folders, with `:`
/// between them) takes the projects of other folders.
@Suite struct DamagedProjectTests {
  private static let names: Set<String> = [
    "project.pbxproj", "project.yml", "Project.swift", "Package.swift", "app.json", "app.config.js",
    "Info.plist",
  ]
  private static let environment = ProcessInfo.processInfo.environment
  private static let variants = environment["FONTGATE_DAMAGE"].flatMap { Int($0) } ?? 12

  /// Every project file of the stories.
  private static let files: [String] = {
    let stories =
      "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/Apps"
    let folders = environment["FONTGATE_PROJECTS"]?.split(separator: ":").map(String.init)
    return (folders ?? [stories]).flatMap { folder in
      (try? FileTree.walk(folder))?.files.map(\.path).filter { names.contains($0.lastComponent) }
        ?? []
    }
  }()

  @Test(.timeLimit(.minutes(10)), arguments: files)
  func `a damaged file is said once, and the run ends`(path: String) throws {
    let bytes = try FileTree.read(path)
    let relative =
      path.hasSuffix("project.pbxproj") ? "App.xcodeproj/project.pbxproj" : path.lastComponent
    let folder = try ProjectFolder([
      "App/A.swift": "let a = 1", "App/A.ttf": "", "Sources/App/B.swift": "", relative: "",
    ])
    let tree = try folder.tree()
    var damage = Damage(seed: UInt64(bytes.count))
    for variant in 0..<Self.variants {
      try folder.write(Data(damage.apply(to: bytes)), to: relative)
      let reading = ManifestReader(trees: [tree]).read()
      let said = reading.unchecked.filter { $0.path == folder.path + "/" + relative }
      #expect(said.filter(\.isError).count <= 1, "variant \(variant): \(said)")
    }
  }
}

/// Makes the same damage from the same seed.
private struct Damage {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// One or two of: a cut, a piece left out, doubled or moved, other bytes, another identifier.
  mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 2) where !bytes.isEmpty {
      let start = number(below: bytes.count)
      let end = min(bytes.count, start + 1 + number(below: 200))
      switch number(below: 7) {
      case 0: bytes = Array(bytes[..<start])
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
      case 3: bytes[start] = UInt8(truncatingIfNeeded: number(below: 256))
      case 4: bytes.insert(contentsOf: Array(repeating: odd(), count: 40), at: start)
      default: swapWords(in: &bytes)
      }
    }
    return bytes
  }

  /// Puts one word in the place of another: references to the wrong object, and cycles.
  private mutating func swapWords(in bytes: inout [UInt8]) {
    let words = bytes.split { !($0.isLetterOrDigit) }.filter { $0.count > 1 }
    guard words.count > 1 else { return }
    let old = words[number(below: words.count)]
    let new = words[number(below: words.count)]
    bytes.replaceSubrange(old.indices, with: Array(new))
  }

  private mutating func odd() -> UInt8 {
    let odd = Array("{}()[]\"';,=\\/*$<>&\u{0}#-: \n".utf8)
    return odd[number(below: odd.count)]
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(limit, 1)))
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(self)
  }
}

import FileTree
import SourceText
import Testing

@testable import AppManifest

/// Project files that grow beyond every limit are left, and nothing is made of what was read of them.
@Suite struct ManifestCodeLimitTests {
  private static let target = """
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "b", \
    infoPlist: .extendingDefault(with: ["UIAppFonts": ["A.ttf"]]))
    """

  private func tuist(_ code: String) throws -> ProjectReading {
    let folder = try ProjectFolder(["Project.swift": "import ProjectDescription\n" + code])
    return TuistProvider().read(try folder.tree())
  }

  private static func times(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    "let aN = aM + aM", #"let aN = "\(aM)\(aM)""#, "let aN = [aM, aM].joined(separator: aM)",
    #"let aN = aM.replacingOccurrences(of: "x", with: "xx")"#, "var aN: String { aM + aM }",
    "func fN(_ s: String) -> String { s + s }\nlet aN = fN(aM)", "let aN = aM.appending(aM)",
  ])
  func `a text that doubles leaves the rest alone`(line: String) throws {
    let lines = Self.times(60) {
      line.replacing("aN", with: "a\($0)").replacing("fN", with: "f\($0)")
        .replacing("aM", with: "a\($0 - 1)")
    }
    let reading = try tuist(
      "let a0 = \"x\"\n\(lines)let project = Project(name: a40, targets: [\(Self.target)])")
    #expect(reading.target("App")?.entries == ["A.ttf"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `lists that share their elements are not compared as trees`() throws {
    let lines = Self.times(40) {
      "let a\($0) = [a\($0 - 1), a\($0 - 1)]\nlet b\($0) = [b\($0 - 1), b\($0 - 1)]"
    }
    let reading = try tuist(
      """
      let a0 = ["x"]
      let b0 = ["x"]
      \(lines)let project = Project(name: "P", targets: a40 == b40 ? [\(Self.target)] : [])
      """)
    #expect(reading.target("App")?.entries == ["A.ttf"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `of a project that is too much to follow no target is kept`() throws {
    let functions = Self.times(30) { number in
      "func f\(number - 1)(_ s: String) -> String { f\(number)(s + \"a\") + f\(number)(s + \"b\") }"
    }
    let reading = try tuist(
      functions + "func f30(_ s: String) -> String { s }\n"
        + "let project = Project(name: f0(\"x\"), targets: [\(Self.target)])")
    #expect(reading.target("App") == nil)
    #expect(reading.targets.map(\.product) == [.process(.unknown)])
    #expect(reading.unchecked.map(\.reason).contains("is too complex to follow"))
  }

  @Test func `a package that is too much to follow has no targets`() throws {
    let lines = Self.times(12) { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
    let folder = try ProjectFolder([
      "Package.swift": """
      import PackageDescription
      let a0 = [Target.target(name: "A")]
      \(lines)let package = Package(name: "P", targets: a12)
      \(Self.times(100) { _ in "package.targets += a12" })
      """, "Sources/A/A.swift": "",
    ])
    let reading = SwiftPackageProvider().read(try folder.tree())
    #expect(reading.targets.isEmpty)
    #expect(reading.unchecked.map(\.reason) == ["is too complex to follow"])
  }
}

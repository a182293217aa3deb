import AppManifest
import FontGateKit
import SourceText
import Testing

@testable import FontGateKit

/// Processes that run the same code run one program: what it says is worked out once.
@Suite struct ProgramNumberTests {
  private func app(_ name: String, _ sources: Set<String>, linking: [CodeModule] = []) -> AppProcess
  {
    var process = AppProcess(
      name: name, kind: .app, platform: .iOS, manifest: Manifest(path: nil, entries: [], keys: []),
      bundle: BundleContents(fonts: [], matching: .exact), sources: .files(sources),
      provider: .convention)
    process.ownSources = .files(sources)
    process.modules = [CodeModule(name: name, sources: sources)] + linking
    return process
  }

  private func numbers(_ processes: [AppProcess]) -> [Int?] {
    var reading = ManifestReading()
    reading.processes = processes
    _ = reading.numberPrograms()
    return reading.processes.map(\.program)
  }

  @Test("two apps made of the same files run one program")
  func sameFiles() {
    #expect(numbers([app("One", ["/a.swift"]), app("Two", ["/a.swift"])]) == [0, 0])
  }

  @Test("another file makes another program")
  func otherFiles() {
    #expect(numbers([app("One", ["/a.swift"]), app("Two", ["/a.swift", "/b.swift"])]) == [0, 1])
  }

  @Test("another module that is linked makes another program")
  func otherModule() {
    let kit = CodeModule(name: "Kit", sources: ["/kit.swift"])
    let other = CodeModule(name: "Other", sources: ["/kit.swift"])
    let one = app("One", ["/a.swift"], linking: [kit])
    #expect(numbers([one, app("Two", ["/a.swift"], linking: [kit])]) == [0, 0])
    #expect(numbers([one, app("Two", ["/a.swift"], linking: [other])]) == [0, 1])
  }
}

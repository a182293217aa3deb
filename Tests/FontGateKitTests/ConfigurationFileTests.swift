import FontGateKit
import Foundation
import Testing

@Suite struct ConfigurationFileTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/fontgate-\(UUID().uuidString)"
    for path in ["App/Deep", "App/App.xcodeproj", "Here"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + path, withIntermediateDirectories: true)
    }
    try write("strict: true", to: "App/.fontgate.yml")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
  }

  private func found(_ paths: String...) throws -> String? {
    try Configuration.find(for: paths, currentDirectory: folder + "/Here")
      .map { String($0.path.dropFirst(folder.count + 1)) }
  }

  @Test("the configuration stands beside the project, else in the current directory")
  func places() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("", to: "App/Info.plist")
    #expect(try found() == nil)
    #expect(try found("../App") == "App/.fontgate.yml")
    #expect(try found("../App", "../Here") == "App/.fontgate.yml")
    #expect(try found("../App/Info.plist") == "App/.fontgate.yml")
    #expect(try found("../App/App.xcodeproj") == "App/.fontgate.yml")
    #expect(try found("../App/Deep") == nil)
    try write("", to: "Here/.fontgate.yml")
    #expect(try found() == "Here/.fontgate.yml")
    #expect(try found("../App/Deep") == "Here/.fontgate.yml")
  }

  @Test("a file that is asked for must be there, one that is there must be readable")
  func missing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func status(_ read: () throws -> Void) -> RunStatus? {
      do { try read() } catch let error as ConfigurationError { return error.status } catch {}
      return nil
    }
    #expect(
      status { _ = try Configuration.read(at: "no.yml", currentDirectory: folder) } == .noInput)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Here/.fontgate.yml", withDestinationPath: "nowhere")
    #expect(status { _ = try found() } == .noInput)
    try write("strict: maybe", to: "wrong.yml")
    #expect(
      status { _ = try Configuration.read(at: "wrong.yml", currentDirectory: folder) } == .usage
    )
  }
}

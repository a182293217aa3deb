import Foundation
import SourceText
import Testing

/// Holds the readers against Foundation on whatever real files are at hand:
/// `FONTGATE_SAMPLES=folder swift test --filter SampleFolderTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FONTGATE_SAMPLES"] != nil))
struct SampleFolderTests {
  private func files(_ extensions: Set<String>) -> [URL] {
    let folder = ProcessInfo.processInfo.environment["FONTGATE_SAMPLES"] ?? ""
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { extensions.contains($0.pathExtension) }
  }

  @Test func `property lists are read as Foundation reads them`() throws {
    for file in files(["pbxproj", "plist", "strings", "stringsdict", "entitlements", "xcscheme"]) {
      guard let bytes = try? Data(contentsOf: file) else { continue }
      let read = Result { () throws(DocumentError) in
        try PropertyListDocument.read(path: file.path, bytes: [UInt8](bytes))
      }
      let expected = foundationReads(bytes)
      switch read {
      case .success(let value): #expect(value.plain == expected, "\(file.path)")
      // To Foundation a file without a value is an empty dictionary.
      case .failure(let error):
        #expect(expected == nil || expected == NSDictionary(), "\(file.path): \(error.reason)")
      }
    }
  }

  @Test func `storyboards and schemes are well-formed`() throws {
    for file in files(["storyboard", "xib", "xcscheme", "xcworkspacedata"]) {
      let text = SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
      let root = try MarkupDocument.read(text)
      #expect(root.outline == ParsedMarkup(String(decoding: text.utf8, as: UTF8.self)).outline)
    }
  }

  @Test func `JSON is read as Foundation reads it`() throws {
    for file in files(["json"]) {
      let data = try Data(contentsOf: file)
      let expected = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      do {
        let read = try JSONDocument.read(SourceText(path: file.path, bytes: [UInt8](data)))
        #expect(read.plain == expected.map { plain($0) }, "\(file.path)")
      } catch {
        // Foundation lets a comma stand before a closing bracket.
        let isComma = error.reason.hasPrefix("unexpected ',' before")
        #expect(expected == nil || isComma, "\(file.path): \(error.reason)")
      }
    }
  }

  @Test func `YAML is read`() throws {
    for file in files(["yml", "yaml"]) {
      let text = SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
      #expect(throws: Never.self, "\(file.path)") { try YAMLDocument.read(text) }
    }
  }
}

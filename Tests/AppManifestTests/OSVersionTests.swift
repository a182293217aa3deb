import AppManifest
import Testing

@Suite struct OSVersionTests {
  @Test(arguments: [("16", "16.0"), ("16.4", "16.4"), ("16.4.1", "16.4"), ("10.15", "10.15")])
  func `versions are read`(text: String, version: String) {
    #expect(OSVersion(text)?.description == version)
  }

  @Test(arguments: ["", "x", "16.", "16.x", "$(TARGET)", "1.2.3.4", "-1", "99999"])
  func `what is no version is refused`(text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func `versions are ordered`() {
    #expect(OSVersion(9, 3) < OSVersion(16))
    #expect(OSVersion(16, 1) < OSVersion(16, 4))
  }
}

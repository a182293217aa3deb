import SourceText
import Testing

@testable import FontReferences

@Suite struct UnloadedStoryboardTests {
  @Test(
    "code loads a storyboard that it names, or any where it names some by what is put together",
    arguments: [
      (#"UIStoryboard(name: "Old", bundle: nil)"#, true),
      (#"UIStoryboard(name: "Other", bundle: nil)"#, false),
      ("UIStoryboard(name: name, bundle: nil)", true),
      (#"UIStoryboard(name: "\(name)", bundle: nil)"#, true),
      ("UIStoryboard.init(name: name, bundle: nil)", true),
      ("let storyboard: UIStoryboard? = nil", false),
      (#"[UIStoryboard storyboardWithName:@"Other" bundle:nil]"#, false),
      ("[UIStoryboard storyboardWithName:name bundle:nil]", true),
      (#"NSStoryboard(name: NSStoryboard.Name("Other"), bundle: nil)"#, false),
      (#"NSStoryboard(name: NSStoryboard.Name(rawValue: "Other"), bundle: nil)"#, false),
      ("NSStoryboard(name: NSStoryboard.Name(name), bundle: nil)", true),
      ("StoryboardScene.Old.initialScene.instantiate()", true),
      ("final class Old: UIViewController, StoryboardBased {}", true),
      ("final class Old: UIViewController {}", false),
      (#"load("Old.storyboard")"#, true),
    ])
  func code(_ code: String, isLoaded: Bool) {
    #expect(self.isLoaded(by: code, manifests: []) == isLoaded)
  }

  @Test func `where manifests are not here, a storyboard may be loaded`() {
    #expect(isLoaded(by: "let number = 1", manifests: nil))
  }

  @Test(
    "a document is loaded before any code runs, or by what the platform looks for",
    arguments: [
      ("Main", "", true), ("Old", #"launchScreen="YES""#, true), ("Old", "", false),
    ])
  func kinds(_ name: String, _ attributes: String, isLoaded: Bool) {
    #expect(
      self.isLoaded(by: "let number = 1", manifests: [], name: name, attributes) == isLoaded)
  }

  private func isLoaded(
    by code: String, manifests: [String]?, name: String = "Old", _ attributes: String = ""
  ) -> Bool {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
      <label><fontDescription key="fontDescription" name="Gate"/></label>
      </document>
      """
    let reading = InterfaceBuilderReader().read(
      [
        InterfaceDocument(
          SourceText(path: "/app/\(name).storyboard", bytes: Array(document.utf8)))
      ],
      code: [SourceText(path: "/app/App.swift", bytes: Array(code.utf8))], manifests: manifests)
    #expect(reading.references.count == 1)
    return reading.references.allSatisfy(\.isLive)
  }
}

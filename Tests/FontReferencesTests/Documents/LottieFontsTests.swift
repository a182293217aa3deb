import SourceText
import Testing

@testable import FontReferences

@Suite struct LottieFontsTests {
  @Test func `the text layers of an animation name their fonts, those of its parts too`() throws {
    let references = try #require(
      try self.references(
        #"""
        {"v": "5", "fr": 30, "fonts": {"list": [{"fName": "A"}, {"fName": "Unused"}]},
         "layers": [{"ty": 5, "t": {"d": {"k": [{"s": {"f": "A"}}, {"s": {"f": "A"}}]}}},
                    {"ty": 4, "t": {"d": {"k": [{"s": {"f": "Shape"}}]}}}],
         "assets": [{"layers": [{"ty": 5, "t": {"d": {"k": [{"s": {"f": "B"}}]}}}]}]}
        """#))
    #expect(references.map(\.text) == ["A", "B"])
    #expect(references.map(\.place.line) == [1, 4])
  }

  @Test func `other data is no animation`() throws {
    #expect(try references(#"{"fonts": {"list": [{"fName": "A"}]}}"#) == nil)
    #expect(try references(#"{"v": 1, "fr": 2, "layers": "none"}"#) == nil)
  }

  @Test func `who draws the text decides how sure a name is`() {
    func player(_ code: String) -> LottiePlayer {
      LottiePlayers(among: [SourceText(path: "/A.swift", bytes: Array(code.utf8))])
        .player(of: "/a.json")
    }
    #expect(player("import Lottie\n") == .standard)
    #expect(player("import Lottie\nview.fontProvider = own\n") == .withOwnFonts)
    #expect(player("import SwiftUI\n") == .unknown)
  }

  @Test func `an animation is played by the app that has it`() {
    let code = SourceText(path: "/One/A.swift", bytes: Array("import Lottie".utf8))
    let programs = ["/One", "/Two"].map { folder in
      CodeProgram(sources: [folder + "/A.swift", folder + "/a.json"])
    }
    let players = LottiePlayers(among: [code], programs: programs)
    #expect(players.player(of: "/One/a.json") == .standard)
    #expect(players.player(of: "/Two/a.json") == .unknown)
    #expect(players.player(of: "/Three/a.json") == .standard)
  }

  private func references(_ json: String) throws -> [FontReference]? {
    let text = SourceText(path: "/a.json", bytes: Array(json.utf8))
    return LottieFonts.references(in: try JSONDocument.read(text), .standard)
  }
}

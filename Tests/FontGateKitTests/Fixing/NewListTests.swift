import AppManifest
import FontDiagnostics
import Foundation
import Testing

@testable import FontGateKit

/// Lists that are added where there is none.
@Suite struct NewListTests {
  @Test(arguments: [
    (
      "K:\n  # first\n  a: b\n  c:\n    d: e\n",
      "K:\n  L:\n    - A.ttf\n  # first\n  a: b\n  c:\n    d: e\n"
    ),
    ("x: {K: {a: b}}", "x: {K: {L: [A.ttf], a: b}}"), ("K: {}", "K: {L: [A.ttf]}"),
    ("K: # all\r\n    a: b", "K: # all\r\n    L:\r\n      - A.ttf\r\n    a: b"),
    // What stands for several dictionaries is not edited through one of them.
    ("o: &all\n  a: b\nK: *all\n", nil), ("K:\nz: 1\n", nil), ("K: [a]\n", nil),
    ("K:\n  L: b\n", nil),
  ])
  func `a dictionary in YAML gets a list`(old: String, new: String?) throws {
    #expect(try edited("a.yml", old, "K", list(in: .key)) == new)
  }

  @Test(arguments: [
    ("K:\n  path: p\n", "K:\n  P:\n    L:\n      - A.ttf\n  path: p\n"),
    ("K: {path: p}\n", "K: {P: {L: [A.ttf]}, path: p}\n"),
  ])
  func `the dictionary of the list may be new, too`(old: String, new: String) throws {
    #expect(try edited("a.yml", old, "K", list(in: .keyOfOuter(of: "P"))) == new)
  }

  @Test(arguments: [
    ("[:]", "[\"L\": [\"A.ttf\"]]"), ("[ : ]", "[\"L\": [\"A.ttf\"]]"),
    ("[\"a\": 1]", "[\"L\": [\"A.ttf\"], \"a\": 1]"),
    ("[\n    \"a\": 1 // one\n  ]", "[\n    \"L\": [\"A.ttf\"],\n    \"a\": 1 // one\n  ]"),
    ("[]", nil), ("[: /* none */]", nil),
  ])
  func `a literal in Swift gets a list`(old: String, new: String?) throws {
    #expect(try edited("a.swift", "f(\(old))", "[", list(in: .literal)) == new.map { "f(\($0))" })
  }

  @Test(arguments: [
    (".default", ".extendingDefault(with: [\"L\": [\"A.ttf\"]])"),
    ("InfoPlist.default", "InfoPlist.extendingDefault(with: [\"L\": [\"A.ttf\"]])"),
    ("standard", nil),
  ])
  func `what Tuist writes by default is extended`(old: String, new: String?) throws {
    #expect(try edited("a.swift", "f(\(old))", old, list(in: .standard)) == new.map { "f(\($0))" })
  }

  @Test(arguments: [
    (ListOpening.Form.plugin, "[\"X\"]", "X", "[[\"expo-font\", { \"L\": [\"A.ttf\"] }]]"),
    (.plugins, "{\"p\": []}", "[", "{\"p\": [[\"expo-font\", { \"L\": [\"A.ttf\"] }]]}"),
    (
      .plugins, "[\n  \"a\"\n]", "[",
      """
      [
        [
          "expo-font",
          {
            "L": ["A.ttf"]
          }
        ],
        "a"
      ]
      """
    ),
    (
      .configuration, "{\"name\": \"a\"}", "{",
      "{\"plugins\": [[\"expo-font\", { \"L\": [\"A.ttf\"] }]], \"name\": \"a\"}"
    ),
    (
      .configuration, "{\n  \"a\": 1\n}", "{",
      """
      {
        "plugins": [
          [
            "expo-font",
            {
              "L": ["A.ttf"]
            }
          ]
        ],
        "a": 1
      }
      """
    ),
  ])
  func `the configuration of Expo gets the plugin`(
    form: ListOpening.Form, old: String, place: String, new: String
  ) throws {
    #expect(try edited("app.json", old, place, list(in: form)) == new)
  }

  private func list(in form: ListOpening.Form) -> Edit.Change {
    .newList(key: "L", entries: ["A.ttf"], in: form)
  }
}

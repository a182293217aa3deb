import FontReferences
import SourceText

/// Reads files as those of a React Native app.
enum JavaScriptReading {
  static let package = #"{"dependencies": {"react-native": "0.76", "expo-font": "13"}}"#

  static func read(_ files: [String: String], package: String = package) -> ReferenceReading {
    let all = files.merging(["package.json": package]) { own, _ in own }
    return JavaScriptReader().read(
      all.sorted { $0.key < $1.key }.map { path, content in
        SourceText(path: "/app/" + path, bytes: Array(content.utf8))
      })
  }

  /// The names that an app of one file asks for, in the order of their places.
  static func names(_ code: String, file: String = "App.tsx") -> [String] {
    names([file: code])
  }

  static func names(_ files: [String: String]) -> [String] {
    read(files).references.flatMap(\.candidates).map(\.name)
  }

  /// What is given to `fontFamily` after some code.
  static func values(_ expression: String, after code: String = "") -> [String] {
    names("\(code)\nconst style = { fontFamily: \(expression), fontSize: 12 }")
  }
}

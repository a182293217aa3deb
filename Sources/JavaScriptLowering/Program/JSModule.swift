import NameFlow
package import SourceText

/// A file of an app's JavaScript, read when something asks for it.
package struct JSModule: Sendable {
  package let text: SourceText
  /// The app it belongs to.
  package let package: JSPackage

  package init(text: SourceText, package: JSPackage) {
    self.text = text
    self.package = package
  }

  /// Whether it is a document that code imports: `import theme from './theme.json'`.
  package var isDocument: Bool { text.path.isJSDocument }

  package var path: String { text.path }
}

/// A package of npm that is a React Native app, or a part of one.
package struct JSPackage: Sendable, Hashable {
  /// The folder of its `package.json`.
  package let folder: String
  /// The names of the packages it depends on.
  package let dependencies: Set<String>
  /// The package's own name.
  package let name: String?

  /// Whether it draws with React Native.
  package var isReactNative: Bool {
    dependencies.contains("react-native") || dependencies.contains("expo")
      || dependencies.contains("react-native-macos") || dependencies.contains("react-native-tvos")
  }

  /// `nil` where the text is no package's.
  package init?(_ text: SourceText) {
    guard let root = try? JSONDocument.read(text), root.entries != nil else { return nil }
    folder = text.path.folderOfPath
    name = root["name"]?.string
    let lists = ["dependencies", "devDependencies", "peerDependencies"]
    dependencies = Set(lists.flatMap { root[$0]?.entries?.map(\.key) ?? [] })
  }
}

extension String {
  /// Whether it is the path of a document that code may import.
  package var isJSDocument: Bool { hasSuffix(".json") }

  /// The folder of a path.
  package var folderOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The path without `.` and `..`.
  var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension SourceText {
  package func holds(_ word: StaticString) -> Bool {
    utf8.firstIndex(of: Array(word.description.utf8), in: 0..<utf8.count) != nil
  }
}

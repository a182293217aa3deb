import SourceText

/// A file of an app's JavaScript, read when something asks for it.
struct JSModule: Sendable {
  let text: SourceText
  /// The app it belongs to.
  let package: JSPackage

  /// Whether it is a document that code imports: `import theme from './theme.json'`.
  var isDocument: Bool { text.path.isJSDocument }

  var path: String { text.path }
}

/// A package of npm that is a React Native app, or a part of one.
struct JSPackage: Sendable, Hashable {
  /// The folder of its `package.json`.
  let folder: String
  /// The names of the packages it depends on.
  let dependencies: Set<String>
  /// The package's own name.
  let name: String?

  /// Whether it draws with React Native.
  var isReactNative: Bool {
    dependencies.contains("react-native") || dependencies.contains("expo")
      || dependencies.contains("react-native-macos") || dependencies.contains("react-native-tvos")
  }

  /// `nil` where the text is no package's.
  init?(_ text: SourceText) {
    guard let root = try? JSONDocument.read(text), root.entries != nil else { return nil }
    folder = text.path.folderOfPath
    name = root["name"]?.string
    let lists = ["dependencies", "devDependencies", "peerDependencies"]
    dependencies = Set(lists.flatMap { root[$0]?.entries?.map(\.key) ?? [] })
  }
}

extension String {
  /// The folder of a path.
  var folderOfPath: String {
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

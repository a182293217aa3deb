import SourceText

/// What a file is there for, by its path.
package enum JSFileRole {
  case app, other

  private static let folders: Set<String> = [
    "node_modules", "Pods", "Carthage", "build", "dist", "DerivedData", "__tests__", "__mocks__",
    "__fixtures__", "__snapshots__", "e2e", ".storybook", "storybook", "stories", "__stories__",
    "coverage", "android",
    "cypress", "detox", "flow-typed", "vendor",
  ]
  private static let words: Set<String> = [
    "test", "tests", "spec", "stories", "story", "android", "web", "windows", "min", "bundle", "d",
    "e2e", "mock",
  ]
  /// The tools that run on the developer's Mac, by their configuration.
  private static let tools: Set<String> = [
    "babel.config", "metro.config", "jest.config", "jest.setup", "react-native.config",
    "app.config", "webpack.config", "rollup.config", "gulpfile", "Gruntfile",
    "tailwind.config", "next.config", "vite.config", "commitlint.config", "prettier.config",
  ]

  /// - Parameter folder: that of the package that has the file.
  package init(_ path: String, in folder: String) {
    let parts = path.dropFirst(folder.count).pathComponents.map(String.init)
    let file = parts.last ?? ""
    let name = file.split(separator: ".").dropLast()
    let isOther =
      parts.dropLast().contains(where: Self.folders.contains)
      || name.dropFirst().contains { Self.words.contains(String($0)) }
      || Self.tools.contains(name.joined(separator: "."))
    self = isOther ? .other : .app
  }
}

package import FileTree
import JavaScriptLowering
import NameFlow
package import SourceText

/// Reads which fonts the JavaScript and TypeScript of React Native apps ask for.
///
/// A name is followed through constants, objects, functions, components and modules; of what is chosen
/// by platform only what iOS gets counts.
package struct JavaScriptReader: Sendable {
  private let isForRelease: Bool

  /// - Parameter isForRelease: whether `__DEV__` is known to be false.
  package init(isForRelease: Bool = false) {
    self.isForRelease = isForRelease
  }

  /// - Parameters:
  ///   - texts: the code of the folder with its `package.json`, `tsconfig.json` and
  ///     `babel.config.js`; files of no React Native app are left alone.
  ///   - documents: files of JSON, of which those are opened that the code imports.
  ///   - styleSheets: files of CSS, in which Tailwind keeps a theme.
  ///   - others: the paths of files that no app has.
  ///   - programs: the files of each process, where they are known.
  package func read(
    _ texts: [SourceText], documents: [FileTree.File] = [], styleSheets: [FileTree.File] = [],
    others: [String] = [], programs: [Set<String>] = []
  ) -> ReferenceReading {
    let files = JSAppFiles(texts, documents: documents, others: others, programs: programs)
    guard !files.modules.isEmpty || !files.unchecked.isEmpty else { return ReferenceReading() }
    let program = JSProgram(files)
    let sheets = JSTailwindSheets(styleSheets, files.packages)
    // The stack of such a thread holds the deepest way that is followed.
    var reading = ParserThreads.run {
      JSReading(JSCode(program, isForRelease: isForRelease)).read(sheets)
    }
    reading.unchecked = program.unchecked
    reading.comments = program.modules.flatMap { $0.text.toolComments(.javaScript) }
    return reading
  }

  /// How the names that are asked for on a line of a file were found, or why not.
  func followed(
    _ texts: [SourceText], documents: [FileTree.File], others: [String], programs: [Set<String>],
    in path: String, line: Int
  ) -> [FollowedCall] {
    let files = JSAppFiles(texts, documents: documents, others: others, programs: programs)
    guard files.modules.contains(where: { $0.path == path }) else { return [] }
    let program = JSProgram(files)
    return ParserThreads.run {
      JSReading(JSCode(program, isForRelease: isForRelease)).followed(in: path, line: line)
    }
  }
}

public import SourceText

/// Reads which fonts the JavaScript and TypeScript of React Native apps ask for.
///
/// A name is followed through constants, objects, functions, components and modules; of what is chosen
/// by platform only what iOS gets counts.
public struct JavaScriptReader: Sendable {
  public init() {}

  /// - Parameter texts: the code of the folder with its `package.json`, `tsconfig.json` and
  ///   `babel.config.js`; files of no React Native app are left alone.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    let files = JSAppFiles(texts)
    guard !files.modules.isEmpty || !files.unchecked.isEmpty else { return ReferenceReading() }
    let program = JSProgram(files)
    // The stack of such a thread holds the deepest way that is followed.
    var reading =
      ParserThreads.map([program]) { program -> ReferenceReading in
        JSReading(JSCode(program)).read()
      }.first ?? ReferenceReading()
    reading.unchecked = program.unchecked
    reading.comments = program.modules.flatMap { $0.text.toolComments(.javaScript) }
    return reading
  }
}

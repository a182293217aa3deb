import SourceText

/// JavaScript and TypeScript, as far as names are followed through them: a file that is parsed already.
struct JavaScriptLowering: Lowering {
  let lowered: Result<SourceFacts, Refusal>

  func words(of text: SourceText) -> IdentifierScan { IdentifierScan.scan(text.utf8) }

  func comments(of text: SourceText) -> [ToolComment] { text.toolComments(.javaScript) }

  /// Names lead from any file to any other one.
  func mayAskForFont(_ text: SourceText) -> Bool { true }

  func facts(of text: SourceText) -> Result<SourceFacts, Refusal> { lowered }
}

/// What a tree became.
struct JSLowered: Sendable {
  let facts: SourceFacts
  /// For each node of the tree the one it became; `nil` for what is not followed.
  let nodes: [Node.ID?]
}

extension JSModuleNames: ModuleResolver {
  func file(_ module: String, from path: String) -> Int32? {
    self.module(module, from: path).map { Int32($0) }
  }

  func asset(_ module: String, from path: String) -> String? {
    guard module.hasFontExtension else { return nil }
    let paths: [String] = asset(module, from: path)
    return paths.first
  }
}

extension String {
  fileprivate var hasFontExtension: Bool {
    let name = lowercased()
    return [".ttf", ".otf", ".ttc", ".woff", ".woff2"].contains(where: name.hasSuffix)
  }
}

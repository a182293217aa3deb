package import NameFlow
package import SourceText

/// JavaScript and TypeScript, as far as names are followed through them: a file that is parsed already.
package struct JavaScriptLowering: Lowering {
  package let lowered: Result<SourceFacts, Refusal>

  package init(lowered: Result<SourceFacts, Refusal>) {
    self.lowered = lowered
  }

  package func words(of text: SourceText) -> IdentifierScan { IdentifierScan.scan(text.utf8) }

  package func comments(of text: SourceText) -> [ToolComment] { text.toolComments(.javaScript) }

  /// Names lead from any file to any other one.
  package func mayAskForFont(_ text: SourceText) -> Bool { true }

  package func facts(of text: SourceText) -> Result<SourceFacts, Refusal> { lowered }
}

/// What a tree became.
package struct JSLowered: Sendable {
  package let facts: SourceFacts
  /// For each node of the tree the one it became; `nil` for what is not followed.
  package let nodes: [Node.ID?]
}

extension JSModuleNames: ModuleResolver {
  package func file(_ module: String, from path: String) -> Int32? {
    self.module(module, from: path).map { Int32($0) }
  }

  package func asset(_ module: String, from path: String) -> String? {
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

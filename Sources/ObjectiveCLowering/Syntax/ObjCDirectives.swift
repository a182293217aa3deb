package import SourceText

/// What the directives of a file of C or Objective-C say that holds wherever it is compiled.
package struct ObjCDirectives: Sendable {
  /// The last components of what it imports, each with the place behind the directive.
  package let imports: [(file: String, offset: Int)]
  /// What is known of names at its end.
  package let names: CompilationConditions.Names

  package init(_ text: SourceText, under conditions: CompilationConditions.Names) {
    let source = ObjCSource(text, under: conditions)
    imports = source.sureImports
    names = source.names
  }
}

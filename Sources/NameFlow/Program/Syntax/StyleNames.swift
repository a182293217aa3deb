extension Node {
  /// What a template of CSS is a call of: of its tag, and what is inserted into it. No code can write the name.
  package static let styles = "#styles"
  /// The member of an object that stands for CSS in a text, `font-family: Lobster;`.
  package static let fontFamily = "font-family"
}

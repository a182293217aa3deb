/// An enum of font names, as Swift writes it.
package enum NamesInSwift {
  /// The file.
  /// - Parameters:
  ///   - names: each once, with what is said of it.
  ///   - header: what stands above it.
  package static func code(
    _ names: [(name: String, remark: String)], typeName: String, header: String
  ) -> String {
    let identifiers = SwiftText.identifiers(for: names.map(\.name))
    let cases = zip(identifiers, names).map { identifier, name in
      """
        /// \(SwiftText.comment(name.remark))
        case \(identifier) = \(SwiftText.literal(name.name))

      """
    }
    return """
      \(header)
      /// The PostScript names of the app's fonts.
      \(names.isEmpty ? "enum \(typeName) {" : "enum \(typeName): String, CaseIterable, Sendable {")
      \(cases.joined())}

      """
  }
}

extension String {
  /// Whether it is the name of an operator.
  package var isOperator: Bool {
    guard let first = unicodeScalars.first, first != "_", first != "`", first != "$" else {
      return false
    }
    // Symbols behind these, such as most emoji, are letters of names.
    return !first.properties.isXIDStart && first.value < 0x3031
  }
}

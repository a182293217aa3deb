import NameFlow

/// The faces that a theme says for its fonts: `fontConfig` of NativeBase, `customFonts` of Dripsy.
extension JSThemeTokens {
  /// Names of fonts in which those that a theme configures are the faces that it says.
  ///
  /// - Parameter spot: where they are asked for.
  func configured(
    _ names: Values, in themes: [Theme], by asker: Asker, _ spot: Program.Spot
  ) -> Values {
    names.flatMap { item in
      guard case .text(let name) = item.value else { return Values(item: item) }
      var faces = Values()
      for theme in themes.flatMap(\.values.items) {
        for weights in member(["fontConfig", name], of: theme).items {
          faces.add(asked(of: weights, name, in: theme, by: asker, spot) ?? all(of: weights).unsure)
        }
        faces.add(member(["customFonts", name], of: theme).flatMap(all).unsure)
      }
      return faces.items.isEmpty ? Values(item: item) : faces
    }
  }

  private func all(of weights: Possible) -> Values {
    guard case .record(let record) = weights.value else { return Values() }
    return everything(in: record, weights).flatMap { styles in
      guard case .record(let record) = styles.value else { return Values(item: styles) }
      return everything(in: record, styles)
    }
  }

  /// The faces that are asked for, of which what is not there draws the system's font; `nil` where it is not known
  /// which these are.
  private func asked(
    of weights: Possible, _ name: String, in theme: Possible, by asker: Asker, _ spot: Program.Spot
  ) -> Values? {
    guard let faces = faces(asker), case .record(let record) = weights.value, !record.isOpen,
      case .record(let whole) = theme.value, whole["fontWeights"] == nil
    else { return nil }
    if case .fixed? = asker.face?.weight, whole[PackageFacts.keyOfComponents] != nil { return nil }
    var result = Values()
    for face in faces {
      guard let weight = face.weight.map({ PackageFacts.namesOfWeights[$0] ?? $0 }) else {
        return nil
      }
      guard let field = record[weight] else {
        let object = "fontConfig." + name
        result.add(code.evaluator.lacking(weight, of: record, called: object, at: spot))
        continue
      }
      for item in code.evaluator.values(field, of: weights).items {
        guard case .record(let slants) = item.value else {
          result.add(item)
          continue
        }
        guard let field = slants[face.slant] else { return nil }
        result.add(code.evaluator.values(field, of: item))
      }
    }
    return result
  }
}

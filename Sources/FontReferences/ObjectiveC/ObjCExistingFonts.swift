// The names of fonts that were made elsewhere: `self.titleFont.fontName`.
extension ObjCEvaluator {
  /// The expressions that name the fonts an expression can be, where they are made from names.
  func makers(ofFont whole: ObjCExpression) -> [ObjCBinding] {
    guard takeStep(1 + whole.range.count / 64) else { return [] }
    let code = program.code(whole)
    let expression = ObjCExpression(code: whole.code, range: code.unwrapped(whole.range))
    let range = expression.range
    if let values = code.conditionalValues(range) {
      return values.flatMap { makers(ofFont: ObjCExpression(code: whole.code, range: $0)) }
    }
    guard code.isOneOperand(range), enter(expression) else { return [] }
    defer { leave(expression) }
    if let send = code.send(range), let made = makers(ofFont: send, in: whole.code) { return made }
    return bindings(of: expression, in: code).values.filter { !$0.isElement }
      .flatMap { binding in
        makers(ofFont: binding.expression).map { maker in
          var maker = maker
          maker.step = binding.step ?? maker.step
          return maker
        }
      }
  }

  private func makers(ofFont send: ObjCSend, in code: Int) -> [ObjCBinding]? {
    if case .font? = ObjCFontAPIs.selectors[send.selector], let name = send.arguments.first {
      return [
        ObjCBinding(
          expression: ObjCExpression(code: code, range: name), step: nil, isCarried: true)
      ]
    }
    switch send.selector {
    case "fontWithSize:", "copy", "screenFont", "printerFont":
      return makers(ofFont: ObjCExpression(code: code, range: send.receiver))
    case "scaledFontForFont:", "scaledFontForFont:maximumPointSize:":
      return send.arguments.first.map { makers(ofFont: ObjCExpression(code: code, range: $0)) }
    default: return nil
    }
  }
}

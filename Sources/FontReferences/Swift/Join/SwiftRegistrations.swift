import SourceText

extension SwiftFile {
  /// The calls that register fonts at run time: Core Text's own, and those of the accessors that
  /// SwiftGen and Tuist generate and of FontBlaster, whose source may not be at hand.
  var registrations: [FontRegistration] {
    calls.compactMap { call in
      guard case .call(let callee, _) = kind(call.expression),
        let function = registration(callee)
      else { return nil }
      return FontRegistration(function: function, place: place(call.expression))
    }
  }

  private func registration(_ callee: SwiftExpression.ID) -> String? {
    switch kind(callee) {
    case .member(_, "registerAllCustomFonts"): return "registerAllCustomFonts"
    case .member(let base?, "blast"):
      guard case .name("FontBlaster") = kind(base) else { return nil }
      return "FontBlaster.blast"
    case .name(let name), .member(_, let name):
      return name.hasPrefix("CTFontManagerRegister") ? name : nil
    default: return nil
    }
  }
}

import Testing

@testable import FontReferences

@Suite struct FontFamilyListTests {
  @Test(arguments: [
    (#"Lobster"#, ["Lobster"], false),
    (#""Gate Sans", 'Lobster', serif, Never"#, ["Gate Sans", "Lobster"], true),
    (#"Gate   Sans , Georgia"#, ["Gate Sans", "Georgia"], false),
    (#"-apple-system, BlinkMacSystemFont, "Segoe UI""#, [], true),
    (#"system-ui, sans-serif"#, [], true),
    (#"inherit"#, [], true),
    (#"Lobster !important"#, ["Lobster"], false),
    (#"Lobster /* a, b */, Georgia"#, ["Lobster", "Georgia"], false),
    (#",, Lobster,"#, ["Lobster"], false),
    ("", [], false),
  ])
  func `families stand before the first generic one`(
    value: String, families: [String], hasGeneric: Bool
  ) {
    let list = self.list(value)
    #expect(list.families.map(\.name) == families)
    #expect(list.hasGeneric == hasGeneric && !list.isOpen)
  }

  @Test(arguments: [
    "var(--title)", "var(--title, 'Lobster'), serif", "%@", "{{ font }}", "$font", #""%@""#,
    "env(x)", #"'Lobster' 'Georgia'"#,
  ])
  func `what is only known later ends a list`(value: String) {
    let list = self.list(value)
    #expect(list.families.isEmpty && list.isOpen)
  }

  @Test(arguments: [
    (#"12px Lobster"#, ["Lobster"]), (#"italic bold 1.2em/1.5 "Gate Sans", serif"#, ["Gate Sans"]),
    (#"700 small-caps 12pt Gate Sans, Georgia"#, ["Gate Sans", "Georgia"]),
    (#"calc(1px + 2vw) Lobster"#, ["Lobster"]), (#"larger Lobster"#, ["Lobster"]),
    ("inherit", []), ("caption", []), ("-apple-system-body", []), ("var(--font)", []),
  ])
  func `in the shorthand a family stands behind the size`(value: String, families: [String]) {
    #expect(list(value, isShorthand: true).families.map(\.name) == families)
  }

  @Test func `a name's place is that of its text`() {
    #expect(list(#"a, "Gate Sans""#).families.map(\.range) == [0..<1, 4..<13])
  }

  @Test(arguments: [
    (#"\"Gate Sans\", serif"#, ["Gate Sans"]), (#"Georgia\""#, ["Georgia"]),
    (#"Georgia'"#, ["Georgia"]), (#"\(name), serif"#, []),
  ])
  func `in code quotes are escaped, and one behind a name is that of the attribute`(
    value: String, families: [String]
  ) {
    let bytes = Array(value.utf8)
    let list = FontFamilyList(bytes, 0..<bytes.count, isShorthand: false, isInCode: true)
    #expect(list.families.map(\.name) == families)
  }

  @Test func `nothing that is cut off or odd ends the process`() {
    let odd = [
      "\"", "'", "a'", "var(", "var(((((", "/*", "\\", "a\\", "!", "(", ")", "{", "12px", "é,ü",
    ]
    for value in odd {
      _ = list(value)
      _ = list(value, isShorthand: true)
      let bytes = Array(value.utf8)
      _ = FontFamilyList(bytes, 0..<bytes.count, isShorthand: false, isInCode: true)
    }
  }

  private func list(_ value: String, isShorthand: Bool = false) -> FontFamilyList {
    let bytes = Array(value.utf8)
    return FontFamilyList(bytes, 0..<bytes.count, isShorthand: isShorthand)
  }
}

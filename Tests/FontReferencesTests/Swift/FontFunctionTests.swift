import FontReferences
import SourceText
import Testing

@Suite struct FontFunctionTests {
  private func names(_ source: String, _ functions: [FontFunction?]) -> [String] {
    let reader = SwiftReader(fontFunctions: functions.compactMap { $0 })
    return reader.read([SourceText(path: "/App/A.swift", bytes: Array(source.utf8))])
      .references.filter { $0.api == .configured }.flatMap(\.candidates).map(\.name)
  }

  @Test(
    "a call of the function asks for the font",
    arguments: [
      ("MyTheme.font(_:size:)", #"let a = MyTheme.font("A", size: 1)"#),
      ("MyTheme.font(_:size:)", #"let a = MyTheme.shared.font("A", size: 1)"#),
      ("MyTheme.font(_:size:)", #"let a = Kit.MyTheme.font("A")"#),
      ("MyTheme.font(_:size:)", #"func f(_ t: MyTheme) { _ = t.font("A", size: 1) }"#),
      ("Kit.MyTheme.font(_:size:)", #"let a = MyTheme.font("A", size: 1)"#),
      ("MyTheme.font(_:)", #"class T: MyTheme {}; let a = T().font("A")"#),
      ("customFont(_:)", #"let a = Text("x").customFont("A")"#),
      ("customFont(_:)", #"let a = customFont("A")"#),
      ("View.customFont(_:)", #"let a = Text("x").customFont("A")"#),
      ("Font.brand(_:size:)", #"let a = Text("x").font(.brand("A", size: 1))"#),
      ("MyFont.init(name:)", #"let a = MyFont(name: "A")"#),
      ("MyFont(name:)", #"let a = Kit.MyFont(name: "A")"#),
      ("MyFont(name:)", #"let a = MyFont.init(name: "A")"#),
      ("MyFont(name:)", #"let a: MyFont = .init(name: "A")"#),
    ])
  func call(_ function: String, _ source: String) {
    #expect(names(source, [FontFunction(function)]) == ["A"])
  }

  @Test(
    "a call of another function does not",
    arguments: [
      ("MyTheme.font(_:size:)", #"let a = OtherTheme.font("A", weight: 1)"#),
      ("MyTheme.font(_:size:)", #"func f(_ t: Other) { _ = t.font("A", size: 1) }"#),
      ("MyTheme.font(_:size:)", #"let a = font("A", size: 1)"#),
      ("MyTheme.font(_:)", #"let a = Text("x").font(.title)"#),
      ("customFont(_:)", #"let a = customFont(named: "A")"#),
      ("MyFont(name:)", #"let a = OtherFont(name: "A")"#),
      ("MyFont(name:)", #"let a: Other = .init(name: "A")"#),
    ])
  func otherCall(_ function: String, _ source: String) {
    #expect(names(source, [FontFunction(function)]).isEmpty)
  }

  @Test("the argument that holds the name can be chosen")
  func argument() {
    let source = #"let a = MyTheme.font(size: 1, name: "A"), b = MyTheme.font(name: "B")"#
    #expect(names(source, [FontFunction("MyTheme.font(size:name:)", argument: 1)]) == ["A", "B"])
  }

  @Test("names are followed to the function as to any other")
  func flow() {
    let source = """
      enum Names: String { case title = "A" }
      extension View {
        func title(_ name: Names) -> some View { modifier(MyTheme.font(name.rawValue, size: 1)) }
      }
      let view = Text("x").title(.title)
      """
    #expect(names(source, [FontFunction("MyTheme.font(_:size:)")]) == ["A"])
  }

  @Test("a function of the sources counts, too, whatever it does with the name")
  func declared() {
    let source = """
      enum MyTheme { static func font(_ name: String) -> Font { registry.look(up: name) } }
      let a = MyTheme.font("A")
      """
    #expect(names(source, [FontFunction("MyTheme.font(_:)")]) == ["A"])
  }

  @Test(
    "what is no function's name is none",
    arguments: [
      "", "font", "font()", "font(name)", "font(_:size)", ".font(_:)", "My Theme.font(_:)",
      "init(name:)", "font(_:size:", "font(:)", "font(_: size:)",
    ])
  func malformed(_ text: String) {
    #expect(FontFunction(text) == nil)
  }

  @Test("the argument must be one of the function's")
  func argumentInRange() {
    #expect(FontFunction("font(_:)", argument: 1) == nil)
    #expect(FontFunction("font(_:)", argument: -1) == nil)
  }
}

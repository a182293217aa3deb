import ObjectiveCLowering
import SourceText
import SwiftLowering
import Testing

@testable import NameFlow

@Suite("Which files are read for a name")
struct FileSelectionTests {
  private func text(_ code: String) -> SourceText {
    SourceText(path: "/A.swift", bytes: Array(code.utf8))
  }

  @Test(
    "a file may assign to a name",
    arguments: [
      "name = 1", "style.name=1", "name += x", "name -= 1", "name?.name = 1", "name! = 1",
      "names[0].name[1] = 2", "name\n  = 1", "name // of it\n = 1", "(name) = 1", "`name` = 1",
      "name.append(x)", "name?.insert(x, at: 0)", "name\n  .append(x)", "name. append(x)",
      "a == name; name = 2", "x.name |= 4",
    ])
  func assigns(_ code: String) {
    #expect(AssignmentWords("name").mayOccur(in: text(code)))
  }

  @Test(
    "a file that only reads a name assigns nothing to it",
    arguments: [
      "name == 1", "name != 1", "name! == 1", "let name: String = x", "f(name: 1)", "name.count",
      "rename = 1", "named = 1", "name { get }", "name <= 2", "x ? name : y", "name - 1", "name",
    ])
  func reads(_ code: String) {
    #expect(!AssignmentWords("name").mayOccur(in: text(code)))
  }

  @Test(
    "an implicit initialiser asks for a font where its first label may be a name's",
    arguments: [
      ("x = .init(name: \"A\", size: 1)", true), ("x = .init(\n  name: \"A\", size: 1)", true),
      ("x = .init(\r\n\t name: \"A\")", true), ("x = .init( // the title's\n name: \"A\")", true),
      ("x = .init(fontAttributes: [:])", true), ("x = .init(\n  title: \"A\")", false),
      ("x = .init()", false), ("x = .init(", false),
    ])
  func implicitInitialisers(_ code: String, _ mayAsk: Bool) {
    #expect(SwiftLowering().mayAskForFont(text(code)) == mayAsk)
  }

  @Test(
    "what a line of Objective-C declares",
    arguments: [
      ("@interface Palette : Base <Shown> {", "Palette", [.type, .extended]),
      ("@interface Palette (Fonts)", "Palette", .extended),
      ("@implementation Palette", "Palette", .extended), ("@protocol Palette", "Palette", .type),
      ("  @property (nonatomic) Base *palette;", "palette", .value),
      ("- (Base *)palette:(int)number;", "palette", .function),
      ("@end @interface Palette : Base", "Palette", .type),
      ("typedef Base *Palette;", "Palette", .type), ("#define Palette Base", "Palette", .value),
      ("Base *Palette(void) {", "Palette", .function),
      ("@interface A { Base *palette; }", "palette", .value),
      ("  palette = 1;", "palette", .value), ("} Palette;", "Palette", .type),
      ("@end\nclass Palette : public Base {", "Palette", .type),
      ("typedef struct {\n  Base *base;\n}\n  Palette;", "Palette", .type),
      ("typedef Base *\n  Palette;", "Palette", .type),
      ("struct\n  Palette {", "Palette", .type), ("enum\n  Palette {", "Palette", .type),
    ] as [(String, String, IdentifierScan.Roles)])
  func declared(_ code: String, _ name: String, _ roles: IdentifierScan.Roles) {
    #expect(index(code).files(declaring: name, as: roles) == [0])
  }

  @Test(
    "what a line of Objective-C mentions, it does not declare",
    arguments: [
      "@interface Palette : Base <Shown>", "  @property (nonatomic) Base *palette;",
      "- (Base *)palette:(Base *)base;", "  x = @{@\"a\": Base, @\"b\": [Base new]};",
      "  [x add:@selector(a) to:Base];", "#import <Base/Base.h>", "  [self f:@[@(1), Base]];",
      "static Base *const palette = @\"A\";", "extern Base *const palette;",
      "Base *palette(Base *base) {", "  } else if ([x isKindOfClass:[Base class]]) {",
      "@class Base;", "typedef struct { Base *base; } Palette;", "typedef Base *Palette;",
      "  if (x == [Base class]) { Base *base = nil; }", "  y = x.class; Base *base = y;",
    ])
  func mentioned(_ code: String) {
    #expect(index(code).files(declaring: "Base", as: [.type, .extended]).isEmpty)
    #expect(index(code).files(mentioning: "Base") == [0])
  }

  @Test(
    "what gets another name by a typedef",
    arguments: [
      ("typedef Base *Palette;", "Palette", true), ("typedef Base *Palette;", "Base", false),
      ("typedef struct Base Palette;", "Palette", true),
      ("typedef Box<Base> *Palette NS_TYPED_ENUM;", "Palette", true),
      ("typedef Box<Base *> *Palette;", "Base", false),
      ("typedef void (^Palette)(Base *base);", "Palette", true),
      ("typedef void (^Palette)(Base *base);", "Base", false),
      ("typedef Base *P NS_SWIFT_NAME(Palette);", "Palette", true),
    ])
  func aliases(_ code: String, _ name: String, _ isAlias: Bool) {
    #expect(index(code).mayBeAlias(name) == isAlias)
  }

  @Test(
    "where Objective-C may inherit from a type or rename it",
    arguments: [
      ("@interface Palette : Base", true), ("@interface Palette : Other <Shown, Base>", true),
      ("@interface Palette\n  : Other <\n    Base>", true), ("@interface Palette () <Base>", true),
      ("@protocol Palette <Base>", true), ("typedef Base *Palette;", true),
      ("typedef Base *\n  Palette;", true), ("class Palette : public Base {", true),
      ("@interface Palette : Other\n- (Base *)palette;", false),
      ("@interface Palette : Other {\n  Base *base;\n}", false), ("@class Base;", false),
      ("@protocol Palette;\nBase *base;", false), ("  Base *base = [Base new];", false),
    ])
  func heads(_ code: String, _ isInHead: Bool) {
    #expect(index(code).files(declaring: "Base", as: .head).isEmpty != isInHead)
  }

  @Test(
    "where Swift may inherit from a type or rename it",
    arguments: [
      ("class Palette: Base {}", true), ("struct Palette<T>:\n  Other, Base {\n}", true),
      ("extension Palette: Base {}", true), ("protocol Palette: Other where Self: Base {}", true),
      ("actor Palette: Base {}", true), ("enum Palette: Base { case a }", true),
      ("typealias Palette = Base", true), ("typealias Palette =\n  Base", true),
      ("typealias Palette<T> = Kit.Base<T>", true), ("final class Palette: Base", true),
      ("class Palette: Other {\n  let base: Base\n}", false),
      ("typealias Palette = Other\nlet base: Base", false), ("let base: Base = Base()", false),
      ("  class func base() -> Base {}", false), ("case base(Base)", false),
    ])
  func headsOfSwift(_ code: String, _ isInHead: Bool) {
    #expect(swiftIndex(code).files(declaring: "Base", as: .head).isEmpty != isInHead)
  }

  @Test(
    "a class that Objective-C knows by its own name has no other",
    arguments: [
      ("@objc(Palette) class Palette: Base {}", false),
      ("@objc(Palette)\nfinal class Palette: Base {}", false),
      ("@objc(Palette) class Colors: Base {}", true), ("typealias Palette = Base", true),
      ("@objc(Palette) func Palette() {}", true),
    ])
  func namesForObjectiveC(_ code: String, _ isAlias: Bool) {
    #expect(swiftIndex(code).mayBeAlias("Palette") == isAlias)
  }

  private func index(_ code: String) -> IdentifierIndex {
    IdentifierIndex([ObjectiveCLowering().words(of: text(code))])
  }

  private func swiftIndex(_ code: String) -> IdentifierIndex {
    IdentifierIndex([SwiftLowering().words(of: text(code))])
  }
}

import NameFlow
import ObjectiveCLowering
import SourceText
import SwiftLowering
import Testing

@testable import FontReferences

/// Reads Swift and Objective-C files of one app, by their names.
private func readApp(_ files: KeyValuePairs<String, String>) -> ReferenceReading {
  let units = ParserThreads.map(files.map { ($0.key, $0.value) }) { path, code in
    let text = SourceText(path: "/app/\(path)", bytes: Array(code.utf8))
    return path.hasSuffix(".swift") ? SourceUnit(swift: text) : SourceUnit(objectiveC: text)
  }
  return CodeReader(fontFunctions: [], units: units).read()
}

@Suite("Names of one language that the other uses")
struct SwiftAndObjectiveCTests {
  @Test("Swift uses constants and simple macros of Objective-C, lower and upper case")
  func constants() throws {
    let reading = readApp([
      "Fonts.h": """
      #define kTitleFont @"Title"
      #define FONT_BODY kBody
      extern NSString *const GAQuoteFont;
      """,
      "Fonts.m": """
      NSString *const kBody = @"Body";
      NSString *const GAQuoteFont = @"Quote";
      static NSString *const kHidden = @"never";
      """,
      "View.swift": """
      class View: UIView {
        func title() { label.font = UIFont(name: kTitleFont, size: 12) }
        lazy var body = UIFont(name: FONT_BODY, size: 12)
        let quote = UIFont(name: GAQuoteFont, size: 12)
        let hidden = UIFont(name: kHidden, size: 12)
      }
      """,
    ])
    #expect(reading.names == [["Title"], ["Body"], ["Quote"], []])
    #expect(reading.namePlaces == ["Fonts.h:1:20", "Fonts.m:1:25", "Fonts.m:2:31"])
    let title = try #require(reading.references.first?.candidates.first)
    #expect(title.certainty == .constant)
    #expect(title.flow.map(\.place.shortDescription) == ["Fonts.h:1:9"])
    #expect(reading.references.last?.undetermined != nil)
  }

  @Test("Swift uses properties, methods and functions of Objective-C that give a name")
  func members() {
    let reading = readApp([
      "Theme.h": """
      @interface Theme : NSObject
      @property (class, readonly) NSString *title;
      @property (nonatomic, copy) NSString *bodyName;
      + (NSString *)quoteName;
      + (NSString *)nameForStyle:(NSInteger)style;
      + (instancetype)sharedTheme;
      @end
      NSString *ThemeCaption(void);
      """,
      "Theme.m": """
      @implementation Theme
      + (NSString *)title { return @"Title"; }
      + (NSString *)quoteName { return @"Quote"; }
      + (NSString *)nameForStyle:(NSInteger)style {
        if (style == 1) { return @"One"; }
        return @"Other";
      }
      - (instancetype)init { self.bodyName = @"Body"; return self; }
      @end
      NSString *ThemeCaption(void) { return @"Caption"; }
      """,
      "View.swift": """
      let a = UIFont(name: Theme.title, size: 1)
      let b = UIFont(name: Theme.quoteName(), size: 1)
      let c = UIFont(name: Theme.name(forStyle: 1), size: 1)
      let d = UIFont(name: Theme.shared.bodyName, size: 1)
      let e = UIFont(name: ThemeCaption(), size: 1)
      let f = UIFont(name: Theme.unknown, size: 1)
      func g(_ theme: Theme) { _ = UIFont(name: theme.bodyName, size: 1) }
      """,
    ])
    #expect(
      reading.names == [
        ["Title"], ["Quote"], ["One"], ["Body"], ["Caption"], [], ["Body"],
      ])
  }

  @Test("names that headers give Swift are followed, and types of constants")
  func renamings() {
    let reading = readApp([
      "Fonts.h": """
      typedef NSString *GAFontName NS_TYPED_ENUM;
      extern GAFontName const GAFontNameBold;
      extern NSString *const GATitleFont NS_SWIFT_NAME(Fonts.title);
      NS_SWIFT_NAME(Palette)
      @interface GAPalette : NSObject
      + (UIFont *)ga_make:(NSString *)name NS_SWIFT_NAME(font(_:));
      + (NSString *)bodyName;
      @end
      """,
      "Fonts.m": """
      GAFontName const GAFontNameBold = @"Bold";
      NSString *const GATitleFont = @"Title";
      @implementation GAPalette
      + (UIFont *)ga_make:(NSString *)name { return [UIFont fontWithName:name size:12]; }
      + (NSString *)bodyName { return @"Body"; }
      @end
      """,
      "View.swift": """
      let a = UIFont(name: GAFontName.bold.rawValue, size: 1)
      let b = UIFont(name: Fonts.title, size: 1)
      let c = Palette.font("Passed")
      let d = UIFont(name: Palette.bodyName(), size: 1)
      """,
    ])
    #expect(reading.names == [["Passed"], ["Bold"], ["Title"], ["Body"]])
  }

  @Test("a wrapper of Objective-C is followed from Swift, under its imported name")
  func importedWrappers() throws {
    let reading = readApp([
      "Theme.m": """
      @implementation Theme
      + (UIFont *)appFontWithName:(NSString *)name size:(CGFloat)size {
        return [UIFont fontWithName:name size:size];
      }
      + (instancetype)themeWithFontName:(NSString *)fontName {
        return [[self alloc] initWithFont:[UIFont fontWithName:fontName size:12]];
      }
      + (UIFont *)styled:(NSString *)style {
        return [UIFont fontWithName:[NSString stringWithFormat:@"Gate-%@", style] size:12];
      }
      @end
      UIFont *ThemeFont(NSString *name) { return [UIFont fontWithName:name size:1]; }
      """,
      "View.swift": """
      let family = "Gate"
      func draw(_ name: String) {
        label.font = Theme.appFont(withName: name, size: 12)
        _ = Theme(fontName: family + "-Bold")
        _ = Theme.styled("Light")
        _ = ThemeFont("Function")
        _ = Other.appFont(withName: "never", size: 12)
      }
      func all() { draw("First"); draw("Second") }
      """,
    ])
    #expect(
      reading.names == [["First", "Second"], ["Gate-Bold"], ["Gate-Light"], ["Function"]])
    let first = try #require(reading.references.first)
    #expect(first.undetermined == nil)
    #expect(
      first.candidates.map(\.place.shortDescription) == ["View.swift:9:19", "View.swift:9:34"])
  }

  @Test("Objective-C uses properties and methods of Swift classes that give a name")
  func swiftMembers() {
    let reading = readApp([
      "AppFont.swift": """
      private let family = "Gate"
      @objc enum Style: Int { case bold, light }
      @objcMembers class AppFont: NSObject {
        static let title = "\\(family)-Title"
        class func body() -> String { "Body" }
        static let shared = AppFont()
        let caption = "Caption"
        static func name(for style: Style) -> String {
          switch style { case .bold: return "Bold" case .light: return "Light" }
        }
      }
      @objc(GAQuotes) class Quotes: NSObject { @objc static let name = "Quote" }
      """,
      "View.m": """
      @implementation View
      - (void)draw {
        [UIFont fontWithName:AppFont.title size:1];
        [UIFont fontWithName:[AppFont title] size:1];
        [UIFont fontWithName:[AppFont body] size:1];
        [UIFont fontWithName:AppFont.shared.caption size:1];
        [UIFont fontWithName:[AppFont nameFor:StyleLight] size:1];
        [UIFont fontWithName:[AppFont nameFor:self.style] size:1];
        [UIFont fontWithName:[GAQuotes name] size:1];
        [UIFont fontWithName:[AppFont missing] size:1];
      }
      @end
      """,
    ])
    #expect(
      reading.names == [
        ["Gate-Title"], ["Gate-Title"], ["Body"], ["Caption"], ["Light"], ["Bold", "Light"],
        ["Quote"], [],
      ])
    #expect(reading.references.first?.candidates.first?.place.path == "/app/AppFont.swift")
  }

  @Test("a wrapper of Swift's is followed from Objective-C, by whatever selector it has")
  func exportedWrappers() throws {
    let reading = readApp([
      "AppFont.swift": """
      @objcMembers class AppFont: NSObject {
        static func appFont(name: String, size: CGFloat) -> UIFont? {
          UIFont(name: name, size: size)
        }
        static func make(_ name: String) -> UIFont? { UIFont(name: name, size: 12) }
        @objc(fontCalled:) static func other(_ name: String) -> UIFont? {
          UIFont(name: name, size: 12)
        }
        func styled(of style: String) -> UIFont? { UIFont(name: "Gate-\\(style)", size: 12) }
      }
      """,
      "View.m": """
      @implementation View
      - (void)draw:(NSString *)name {
        [AppFont appFontWithName:name size:12];
        [AppFont make:@"Made"];
        [AppFont fontCalled:@"Called"];
        [[AppFont new] styledOf:@"Bold"];
        [Other make:@"never"];
      }
      - (void)all { [self draw:@"First"]; [self draw:@"Second"]; }
      @end
      """,
    ])
    #expect(reading.names == [["First", "Second"], ["Made"], ["Called"], ["Gate-Bold"]])
    let made = try #require(reading.references[1].candidates.first)
    #expect(made.place.shortDescription == "View.m:4:17")
    #expect(made.flow.map(\.place.shortDescription) == ["View.m:4:3"])
    #expect(reading.references.allSatisfy { $0.isLive && $0.undetermined == nil })
  }

  @Test("what Swift assigns to a property of an Objective-C class is a name of its font")
  func assignments() {
    let reading = readApp([
      "XYLabel.m": """
      @implementation XYLabel
      - (void)setFontName:(NSString *)fontName {
        self.font = [UIFont fontWithName:fontName size:self.font.pointSize];
      }
      @end
      """,
      "Other.m": "void f(void) { [[XYLabel appearance] setFontName:@\"Third\"]; }",
      "View.swift": """
      func draw(_ label: XYLabel, _ other: Other) {
        label.fontName = "First"
        XYLabel.appearance().fontName = "Second"
        other.fontName = "never"
      }
      """,
    ])
    #expect(reading.names == [["First", "Second", "Third"]])
  }

  @Test("a font that only Objective-C uses is live")
  func liveness() {
    let reading = readApp([
      "AppFont.swift": """
      @objcMembers class AppFont: NSObject {
        static var used: UIFont? { UIFont(name: "Used", size: 12) }
        static var idle: UIFont? { UIFont(name: "Idle", size: 12) }
      }
      """,
      "View.m": "void f(void) { label.font = AppFont.used; }",
      "App.swift": "@UIApplicationMain class AppDelegate: UIResponder {}",
    ])
    #expect(reading.references.map(\.isLive) == [true, false])
  }

  @Test("what leads from one language to the other and back ends")
  func cycles() {
    let reading = readApp([
      "Theme.m": """
      @implementation Theme
      + (NSString *)name { return [AppFont name]; }
      + (UIFont *)fontWithName:(NSString *)name { return [UIFont fontWithName:name size:1]; }
      @end
      """,
      "AppFont.swift": """
      @objcMembers class AppFont: NSObject {
        static var name: String { Theme.name() }
        static func font(name: String) { _ = Theme.font(withName: Theme.name()) }
      }
      let a = UIFont(name: AppFont.name, size: 1)
      """,
    ])
    #expect(reading.references.count == 2)
    #expect(reading.references.allSatisfy { $0.undetermined != nil })
  }
}

@Suite("What Swift leads to without end, ends")
struct EndlessInstanceTests {
  @Test("an initialiser that hands over to itself")
  func delegatingInitialiser() {
    let reading = readApp([
      "Theme.swift": """
      class Theme {
        var name: String
        init(name: String) { self.name = name }
        convenience init(other: Theme) { self.init(other: other) }
        convenience init(size: Int) { self.init(size: size) }
      }
      let a = UIFont(name: Theme(size: 1).name, size: 1)
      let b = UIFont(name: Theme(other: Theme(size: 1)).name, size: 1)
      """
    ])
    #expect(reading.references.count == 2)
  }
}

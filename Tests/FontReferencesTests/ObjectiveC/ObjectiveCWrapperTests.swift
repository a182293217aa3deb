import FontReferences
import SourceText
import Testing

@Suite("Objective-C: functions and methods around a font API")
struct ObjectiveCWrapperTests {
  @Test("a method whose parameter reaches a font API is followed from its calls, to any depth")
  func methods() throws {
    let reading = readObjectiveC([
      "Theme.m": """
      @implementation Theme
      + (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {
        return [UIFont fontWithName:name size:size];
      }
      + (UIFont *)bold:(NSString *)family {
        return [self fontNamed:[family stringByAppendingString:@"-Bold"] size:12];
      }
      @end
      """,
      "View.m": """
      @implementation View
      - (void)awake {
        self.label.font = [Theme fontNamed:@"X" size:12];
        self.other.font = [Theme bold:@"Gate"];
      }
      @end
      """,
    ])
    #expect(reading.names == [["Gate-Bold", "X"]])
    let candidates = try #require(reading.references.first).candidates
    #expect(reading.references.first?.undetermined == nil)
    let direct = try #require(candidates.first { $0.name == "X" })
    #expect(direct.place.shortDescription == "View.m:3:38")
    #expect(direct.flow.map(\.what) == ["Theme.fontNamed:size:"])
    #expect(direct.flow.map(\.place.shortDescription) == ["View.m:3:21"])
    #expect(candidates.map(\.certainty) == [.derived, .literal])
  }

  @Test("C functions are followed from a parameter and to what they return")
  func functions() {
    let reading = readObjectiveC([
      "Fonts.h": "UIFont *AppFont(NSString *name, CGFloat size);",
      "Fonts.m": """
      UIFont *AppFont(NSString *name, CGFloat size) {
        return [UIFont fontWithName:name size:size];
      }
      static NSString *NameForStyle(int style) {
        switch (style) {
          case 1: return @"A";
          default: return @"B";
        }
      }
      UIFont *Styled(int style) { return AppFont(NameForStyle(style), 12); }
      """,
      "View.m": "void f(void) { AppFont(@\"X\", 12); }",
    ])
    #expect(reading.names == [["A", "B", "X"]])
  }

  @Test("only calls that can reach the method count: another class's of the same name do not")
  func receivers() {
    let reading = readObjectiveC(
      """
      @implementation Label
      - (instancetype)initWithName:(NSString *)name {
        self.font = [UIFont fontWithName:name size:1];
        return self;
      }
      @end
      @implementation Person
      - (instancetype)initWithName:(NSString *)name { return self; }
      @end
      void f(Label *label, Person *person, id thing) {
        [[Label alloc] initWithName:@"X"];
        [[Person alloc] initWithName:@"Joe"];
        [person initWithName:@"Jim"];
        [thing initWithName:@"Jane"];
      }
      """)
    #expect(reading.names == [["X"]])
  }

  @Test("subclasses and categories belong to their class")
  func families() {
    let reading = readObjectiveC(
      """
      @interface Base : UIView
      @end
      @interface Child : Base
      @end
      @implementation Base
      - (void)apply { self.font = [UIFont fontWithName:[self titleName] size:1]; }
      - (NSString *)titleName { return @"A"; }
      @end
      @implementation Child
      - (NSString *)titleName { return @"B"; }
      @end
      @implementation Stranger
      - (NSString *)titleName { return @"C"; }
      @end
      @implementation UIFont (App)
      + (UIFont *)appFont:(NSString *)name { return [self fontWithName:name size:1]; }
      @end
      id f = [UIFont appFont:@"D"];
      """)
    #expect(reading.names == [["A", "B"], ["D"]])
    #expect(reading.references.map(\.api) == [.uiFont, .uiFont])
  }

  @Test("properties and instance variables give what the class puts into them")
  func properties() {
    let reading = readObjectiveC([
      "Card.h": """
      @interface Card : UIView
      @property (nonatomic, copy, nullable) NSString *titleFontName;
      @property (nonatomic) NSString *bodyFontName;
      @end
      """,
      "Card.m": """
      @implementation Card
      - (instancetype)init { _titleFontName = @"A"; return self; }
      - (void)layout {
        [UIFont fontWithName:self.titleFontName size:1];
        [UIFont fontWithName:_bodyFontName size:1];
      }
      @end
      """,
      "Main.m": """
      void f(Card *card, id anything) {
        card.titleFontName = @"B";
        [card setBodyFontName:@"C"];
        anything.bodyFontName = @"D";
        Person *p; p.titleFontName = @"no";
      }
      """,
    ])
    #expect(reading.names == [["A", "B"], ["C", "D"]])
  }

  @Test("a setter of the app's own is reached by dot and by message")
  func setters() {
    let reading = readObjectiveC(
      """
      @implementation UILabel (Fonts)
      - (void)setFontName:(NSString *)fontName {
        self.font = [UIFont fontWithName:fontName size:self.font.pointSize];
      }
      @end
      void f(UILabel *label) {
        label.fontName = @"A";
        [label setFontName:@"B"];
        [[UILabel appearance] setFontName:@"C"];
      }
      """)
    #expect(reading.names == [["A", "B", "C"]])
  }

  @Test("what leads back to itself ends, and what is known of it is kept")
  func cycles() {
    let reading = readObjectiveC(
      """
      #define A B
      #define B A
      UIFont *f(NSString *n, int depth) {
        if (depth > 3) return f(n, depth - 1);
        return [UIFont fontWithName:n size:1];
      }
      id a = f(@"X", 9);
      id b = [UIFont fontWithName:A size:1];
      """)
    #expect(reading.names == [["X"], []])
    #expect(reading.references.last?.undetermined != nil)
  }

  @Test("two files' ways that meet in a circle are both followed whole")
  func mutualRecursion() {
    let reading = readObjectiveC(
      """
      void g(NSString *n);
      void f(NSString *n) { g(n); [UIFont fontWithName:n size:1]; }
      void g(NSString *n) { f(n); [UIFont fontWithName:n size:1]; }
      void h(void) { f(@"X"); g(@"Y"); }
      """)
    #expect(reading.names == [["X", "Y"], ["X", "Y"]])
  }

  @Test("a receiver that may be UIKit's or AppKit's is told as such, one that is known as known")
  func receiverMacros() {
    let reading = readObjectiveC(
      """
      #if TARGET_OS_IOS
      #define BXFont UIFont
      #else
      #define BXFont NSFont
      #endif
      #define MyFont NSFont
      @interface BeatFont : NSFont
      @end
      id a = [BXFont fontWithName:@"A" size:1];
      id b = [MyFont fontWithName:@"B" size:1];
      id c = [BeatFont fontWithName:@"C" size:1];
      """)
    #expect(reading.references.map(\.api) == [.fontWithName, .nsFont, .nsFont])
  }

  @Test(
    "a chain of a thousand wrappers and a fan of a thousand calls end soon",
    .timeLimit(.minutes(10))
  )
  func manySteps() {
    var chain = "void f0(NSString *n) { [UIFont fontWithName:n size:1]; }\n"
    for index in 1..<1000 { chain += "void f\(index)(NSString *n) { f\(index - 1)(n); }\n" }
    chain += "void go(void) { f999(@\"X\"); "
    for index in 0..<1000 { chain += "f0(@\"Y\(index)\"); " }
    chain += "}\n"
    for index in 1..<400 {
      chain += "#define M\(index) a ? M\(index + 1) : M\(index + 1)\n"
    }
    chain += "id z = [UIFont fontWithName:M1 size:1];"
    let reading = readObjectiveC(chain)
    #expect(reading.references.count == 2)
    #expect(reading.references.allSatisfy { $0.undetermined != nil })
  }
}

@Suite("Objective-C: fonts that depend on other fonts")
struct ObjectiveCExistingFontTests {
  @Test("the name of a font that was made from a name is that name")
  func carriedNames() {
    let reading = readObjectiveC(
      """
      @interface Theme : NSObject
      @property UIFont *body;
      @end
      @implementation Theme
      - (void)make { _body = [UIFont fontWithName:@"X" size:1]; }
      - (UIFont *)small { return [UIFont fontWithName:self.body.fontName size:2]; }
      - (UIFont *)bold {
        NSString *name = [NSString stringWithFormat:@"%@-Bold", self.body.fontName];
        return [UIFont fontWithName:name size:2];
      }
      - (UIFont *)other:(UIFont *)font { return [UIFont fontWithName:font.fontName size:2]; }
      @end
      """)
    #expect(reading.names == [["X"], ["X"], ["X-Bold"], []])
    #expect(
      reading.references.map { $0.undetermined == nil } == [true, true, true, false])
    #expect(reading.references[1].candidates.map(\.place.shortDescription) == ["App.m:5:45"])
  }

  @Test(
    "fonts that are tried one after another are one chain",
    arguments: [
      "UIFont *f = [UIFont fontWithName:@\"A\" size:1] ?: [UIFont fontWithName:@\"B\" size:1];",
      "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; if (!f) f = [UIFont fontWithName:@\"B\" size:1];",
      "self.f = [UIFont fontWithName:@\"A\" size:1];\nif (_f == nil) { self.f = [UIFont fontWithName:@\"B\" size:1]; }",
      "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; if (nil == f) f = [UIFont fontWithName:@\"B\" size:1];",
    ])
  func chains(code: String) {
    let reading = readObjectiveC(
      """
      @interface V : NSObject
      @property UIFont *f;
      @end
      @implementation V
      - (void)draw { \(code) }
      @end
      """)
    #expect(reading.names == [["A"], ["B"]])
    let first = reading.references.first?.place
    #expect(reading.references.map(\.chain) == [first, first])
  }

  @Test("a loop that ends at the first font is a chain, one that goes on is none")
  func loops() {
    let reading = readObjectiveC(
      """
      UIFont *f(void) {
        for (NSString *n in @[@"A", @"B"]) {
          UIFont *f = [UIFont fontWithName:n size:1];
          if (f) return f;
        }
        for (NSString *m in @[@"C"]) { [list addObject:[UIFont fontWithName:m size:1]]; }
        UIFont *g = [UIFont fontWithName:@"D" size:1];
        if (big) g = [UIFont fontWithName:@"E" size:1];
        return g;
      }
      """)
    #expect(reading.names == [["A", "B"], ["C"], ["D"], ["E"]])
    #expect(reading.references.map { $0.chain != nil } == [true, false, false, false])
  }

  @Test("a function's own head is no call of it")
  func headsAreNoCalls() {
    let reading = readObjectiveC([
      "Fonts.h": "NS_ASSUME_NONNULL_BEGIN\nUIFont *AppFont(NSString *name);\n",
      "Fonts.m": """
      static NSArray<UIFont *> *all(NSString *name);
      UIFont *AppFont(NSString *name) { return [UIFont fontWithName:name size:1]; }
      CGFloat h(void) { return 2 * [AppFont(@"X") lineHeight]; }
      """,
    ])
    #expect(reading.names == [["X"]])
    #expect(reading.references.map(\.undetermined) == [nil])
  }

  @Test("what is taken where a font is not there is the way out")
  func wayOut() {
    let reading = readObjectiveC(
      """
      UIFont *f(void) {
        NSString *a = [UIFont fontWithName:@"A" size:1] != nil ? @"A" : @"B";
        NSString *c = big ? @"C" : @"D";
        return [UIFont fontWithName:(small ? a : c) size:1];
      }
      """)
    let candidates = reading.references.flatMap(\.candidates)
    let turns = candidates.filter { $0.attempt != nil }.map { ($0.name, $0.attempt?.index) }
    #expect(Dictionary(turns) { first, _ in first } == ["A": 0, "B": 1])
    #expect(Set(candidates.filter(\.isReachable).map(\.name)) == ["A", "B", "C", "D"])
  }
}

import FontReferences
import Testing

@Suite("Objective-C: fonts that nothing uses")
struct ObjectiveCLivenessTests {
  /// Where the app begins: without it, what uses a font need not be among the sources.
  private static let main =
    "int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }"

  @Test("a macro that nothing names is not live")
  func macros() {
    let reading = readObjectiveC([
      "Fonts.h": """
      #define USED [UIFont fontWithName:@"Used" size:1]
      #define THROUGH USED_TOO(12)
      #define USED_TOO(size) [UIFont fontWithName:@"UsedToo" size:size]
      #define IDLE(size) [UIFont fontWithName:@"Idle" size:size]
      """,
      "View.m": "void f(void) { label.font = USED; label.font = THROUGH; }",
      "main.m": Self.main,
    ])
    #expect(reading.references.map(\.isLive) == [true, true, false])
    #expect(reading.references.flatMap(\.candidates).map(\.isLive) == [true, true, false])
  }

  @Test("a function or class method that gives a font and is only declared is not live")
  func functions() {
    let reading = readObjectiveC([
      "Fonts.h": """
      UIFont *UsedFont(void);
      UIFont *IdleFont(void);
      @interface Theme
      + (UIFont *)usedFont;
      + (UIFont *)idleFont:(CGFloat)size;
      - (UIFont *)instanceFont;
      @end
      """,
      "Fonts.m": """
      UIFont *UsedFont(void) { return [UIFont fontWithName:@"A" size:1]; }
      UIFont *IdleFont(void) { return [UIFont fontWithName:@"B" size:1]; }
      @implementation Theme
      + (UIFont *)usedFont { return [UIFont fontWithName:@"C" size:1]; }
      + (UIFont *)idleFont:(CGFloat)size { return [UIFont fontWithName:@"D" size:1]; }
      - (UIFont *)instanceFont { return [UIFont fontWithName:@"E" size:1]; }
      - (void)draw { label.font = [UIFont fontWithName:@"F" size:1]; UsedFont(); Theme.usedFont; }
      @end
      """,
      "main.m": Self.main,
    ])
    let idle = reading.references.filter { !$0.isLive }.flatMap(\.candidates).map(\.name)
    #expect(idle == ["B", "D"])
  }

  @Test("where no app begins, what the sources offer is live")
  func offered() {
    let reading = readObjectiveC([
      "Fonts.m": """
      UIFont *GateFont(void) { return [UIFont fontWithName:@"A" size:1]; }
      """
    ])
    #expect(reading.references.map(\.isLive) == [true])
  }
}

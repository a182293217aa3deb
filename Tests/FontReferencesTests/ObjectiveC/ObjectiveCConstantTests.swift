import FontReferences
import SourceText
import Testing

@Suite("Objective-C: names through macros, constants and variables")
struct ObjectiveCConstantTests {
  @Test(
    "every form of a constant is followed to its literal",
    arguments: [
      "#define kFont @\"X\"",
      "#define kFont (@\"X\")",
      "#define kOther @\"X\"\n#define kFont kOther",
      "NSString *const kFont = @\"X\";",
      "NSString * const kFont=@\"X\";",
      "static NSString *kFont = @\"X\";",
      "static NSString *const kOther = @\"X\", *const kFont = @\"X\";",
      "static NSString * _Nonnull const kFont = @\"X\";",
      "const NSString *kFont = @\"X\";",
      "extern NSString *const kFont;\nNSString *const kFont = @\"X\";",
      "static CFStringRef kFont = CFSTR(\"X\");",
      "static CFStringRef kFont = CFStringCreateWithCString(NULL, \"X\", kCFStringEncodingUTF8);",
      "#define PREFIX @\"\"\n#define kFont PREFIX @\"X\"",
    ])
  func constantForms(definition: String) {
    let reading = readObjectiveC(
      "\(definition)\nvoid f(void) { [UIFont fontWithName:kFont size:1]; }")
    #expect(reading.names == [["X"]])
    #expect(reading.references.first?.undetermined == nil)
    #expect(reading.references.first?.candidates.first?.certainty != .literal)
    #expect(reading.references.first?.candidates.first?.flow.isEmpty == false)
  }

  @Test("casts do not hide a constant")
  func casts() {
    let reading = readObjectiveC(
      """
      #define kFont @"X"
      CTFontRef a = CTFontCreateWithName((__bridge CFStringRef)kFont, 1, NULL);
      CTFontRef b = CTFontCreateWithName((CFStringRef)(kFont), 1, NULL);
      id c = [UIFont fontWithName:(NSString *)[(id)kFont copy] size:1];
      """)
    #expect(reading.names == [["X"], ["X"], ["X"]])
  }

  @Test("a constant of another file stands where it is written, with the way it took")
  func constantOfAnotherFile() throws {
    let reading = readObjectiveC([
      "Fonts.h": "extern NSString *const GTTitleFont;\n",
      "Fonts.m": "#import \"Fonts.h\"\nNSString *const GTTitleFont = @\"Gate-Bold\";\n",
      "View.m": "void f(void) { [UIFont fontWithName:GTTitleFont size:1]; }\n",
    ])
    let reference = try #require(reading.references.first)
    #expect(reference.place.shortDescription == "View.m:1:37")
    #expect(reading.namePlaces == ["Fonts.m:2:31"])
    let candidate = try #require(reference.candidates.first)
    #expect(candidate.certainty == .constant)
    #expect(candidate.flow.map(\.what) == ["GTTitleFont"])
    #expect(candidate.flow.map(\.place.shortDescription) == ["Fonts.m:2:17"])
  }

  @Test("a file's own constant is meant before another's, a private one of another file never")
  func visibility() {
    let reading = readObjectiveC([
      "A/A.m": "#define kFont @\"A\"\nid a = [UIFont fontWithName:kFont size:1];",
      "B/B.m": "static NSString *kFont = @\"B\"; id b = [UIFont fontWithName:kFont size:1];",
      "C/C.m": "id c = [UIFont fontWithName:kFont size:1];",
      "D/Fonts.h": "#define kName @\"D\"",
      "D/D.m": "id d = [UIFont fontWithName:kName size:1];",
      "E/Fonts.h": "#define kName @\"E\"",
      "E/E.m": "id e = [UIFont fontWithName:kName size:1];",
    ])
    #expect(reading.names == [["A"], ["B"], [], ["D"], ["E"]])
    #expect(reading.references.map { $0.undetermined == nil } == [true, true, false, true, true])
  }

  @Test("definitions for several configurations are alternatives")
  func alternatives() {
    let reading = readObjectiveC(
      """
      #ifdef LITE
      #define kFont @"A"
      #else
      #define kFont @"B"
      #endif
      id f = [UIFont fontWithName:kFont size:1];
      """)
    #expect(reading.names == [["A", "B"]])
    #expect(reading.references.first?.candidates.map(\.certainty) == [.derived, .derived])
  }

  @Test("a macro with parameters is followed from where it is used")
  func functionLikeMacros() {
    let reading = readObjectiveC([
      "Fonts.h": """
      #define FONT(name, s) [UIFont fontWithName:(name) size:(s)]
      #define GATE(style, s) [UIFont fontWithName:@"Gate-" style size:s]
      #define SPELLED(style) [UIFont fontWithName:@"Gate-" @#style size:12]
      #define NAME(b) ((b) ? @"Gate-Bold" : @"Gate-Thin")
      """,
      "View.m": """
      void f(void) {
        id a = FONT(@"X", 12), b = GATE(@"Black", 1), c = SPELLED(Italic);
        id d = [UIFont fontWithName:NAME(YES) size:1];
      }
      """,
    ])
    #expect(
      reading.names == [["X"], ["Gate-Black"], ["Gate-Italic"], ["Gate-Bold"]])
    #expect(reading.namePlaces.first == "View.m:2:15")
  }

  @Test(
    "local variables give what can reach the call",
    arguments: [
      ("NSString *n = @\"X\"; USE", ["X"]),
      ("NSString *n; n = @\"X\"; USE", ["X"]),
      ("NSString *n = nil; if (a) { n = @\"X\"; } else { n = @\"Y\"; } USE", ["X", "Y"]),
      ("NSString *n = @\"X\"; if (a) n = @\"Y\"; USE", ["X", "Y"]),
      ("NSString *n = @\"X\"; n = @\"Y\"; USE", ["Y"]),
      ("NSString *n = @\"X\"; { NSString *n = @\"Y\"; } USE", ["X"]),
      (
        "switch (a) { case 1: n = @\"W\"; } NSString *n = a ? @\"X\" : b ? @\"Y\" : @\"Z\"; USE",
        ["X", "Y", "Z"]
      ),
      ("NSString *n = a ?: @\"X\"; NSString *a = @\"Y\"; USE", ["X"]),
      (
        "NSString *n; switch (a) { case 1: n = @\"X\"; break; default: n = @\"Y\"; } USE",
        ["X", "Y"]
      ),
      ("NSString *n = @\"X\"; n = [n stringByAppendingString:@\"Y\"]; USE", ["XY"]),
      ("NSString *n = @\"X\"; if (a) n = [n stringByAppendingString:@\"Y\"]; USE", ["X", "XY"]),
      ("auto n = @\"X\"; USE; n = @\"Y\";", ["X"]),
      ("__block NSString *n; dispatch_once(&t, ^{ n = @\"X\"; }); USE", ["X"]),
    ])
  func localVariables(code: String, names: [String]) {
    let call = "[UIFont fontWithName:n size:1];"
    let reading = readObjectiveC(
      "@implementation V\n- (void)f:(int)a {\n"
        + code.replacing("USE", with: call) + "\n}\n@end")
    #expect(reading.names == [names])
  }

  @Test(
    "elements of lists and dictionaries are followed",
    arguments: [
      ("for (NSString *n in @[@\"X\", @\"Y\"]) { USE }", ["X", "Y"]),
      ("NSArray *l = @[@\"X\", @\"Y\"]; for (NSString *n in l) USE", ["X", "Y"]),
      (
        "[@[@\"X\"] enumerateObjectsUsingBlock:^(NSString *n, NSUInteger i, BOOL *s) { USE }];",
        ["X"]
      ),
      ("NSString *n = @{@\"a\": @\"X\", @\"b\": @\"Y\"}[@\"a\"]; USE", ["X"]),
      ("NSString *n = @{@\"a\": @\"X\", @\"b\": @\"Y\"}[key]; USE", ["X", "Y"]),
      ("NSDictionary *d = @{@(1): @\"X\"}; NSString *n = [d objectForKey:@(1)]; USE", ["X"]),
      ("NSString *names[] = {@\"X\", @\"Y\"}; NSString *n = names[i]; USE", ["X", "Y"]),
      (
        "NSString *n = [[NSArray arrayWithObjects:@\"X\", @\"Y\", nil] objectAtIndex:1]; USE",
        ["Y"]
      ),
      (
        "NSDictionary *d = @{@\"t\": @{@\"font\": @\"X\", @\"colour\": @\"red\"}};"
          + " NSString *n = d[@\"t\"][@\"font\"]; USE", ["X"]
      ),
      (
        "NSMutableDictionary *d = [NSMutableDictionary new]; d[@\"a\"] = @\"X\";"
          + " NSString *n = d[@\"a\"]; USE", ["X"]
      ),
      (
        "NSString *n = [[NSDictionary dictionaryWithObjectsAndKeys:@\"X\", @\"a\", @\"Y\", @\"b\","
          + " nil] objectForKey:@\"b\"]; USE", ["Y"]
      ),
    ])
  func collections(code: String, names: [String]) {
    let call = "[UIFont fontWithName:n size:1];"
    let reading = readObjectiveC("void f(int i) {\n" + code.replacing("USE", with: call) + "\n}")
    #expect(reading.names == [names])
    #expect(reading.references.first?.undetermined == nil)
  }

  @Test(
    "strings are put together from known parts",
    arguments: [
      ("[NSString stringWithFormat:@\"Gate-%@\", @\"Bold\"]", ["Gate-Bold"]),
      (
        "[NSString stringWithFormat:@\"%@-%@\", kFamily, b ? @\"Bold\" : @\"Thin\"]",
        ["Gate-Bold", "Gate-Thin"]
      ),
      ("[NSString stringWithFormat:@\"%2$@%1$@%%\", @\"b\", @\"a\"]", ["ab%"]),
      ("[NSString stringWithFormat:@\"Gate%d\", 55]", ["Gate55"]),
      ("[kFamily stringByAppendingString:@\"-Bold\"]", ["Gate-Bold"]),
      ("[kFamily stringByAppendingFormat:@\"-%@\", @\"Bold\"]", ["Gate-Bold"]),
      (
        "[@\"Gate Bold\" stringByReplacingOccurrencesOfString:@\" \" withString:@\"-\"]",
        ["Gate-Bold"]
      ),
      ("[[NSString alloc] initWithFormat:@\"Ga%s\", \"te\"]", ["Gate"]),
      ("[@\"gate\" capitalizedString]", ["Gate"]),
    ])
  func puttingTogether(expression: String, names: [String]) {
    let reading = readObjectiveC(
      "#define kFamily @\"Gate\"\nvoid f(BOOL b) { [UIFont fontWithName:\(expression) size:1]; }")
    #expect(reading.names == [names])
    #expect(reading.references.first?.candidates.first?.certainty == .derived)
  }

  @Test("a name that is put together stands where that is done")
  func placeOfDerivedName() {
    let reading = readObjectiveC(
      """
      NSString *Name(BOOL b) {
        return [NSString stringWithFormat:@"Gate-%@", b ? @"Bold" : @"Thin"];
      }
      id f = [UIFont fontWithName:Name(YES) size:1];
      """)
    #expect(reading.namePlaces == ["App.m:2:37"])
  }

  @Test(
    "what is not known is said, with a reason",
    arguments: [
      ("[defaults objectForKey:@\"font\"]", "'defaults'"),
      ("font.fontName", "the name of an existing font"),
      ("[self.label.font fontName]", "the name of an existing font"),
      ("[NSString stringWithFormat:@\"%@-Bold\", family]", "'family'"),
      ("Lookup(3)", "the result of 'Lookup(3)'"),
      ("nil", "no code sets it"),
      ("name", "a parameter of 'V.f:', which this project does not call"),
    ])
  func notKnown(expression: String, reason: String) {
    let reading = readObjectiveC(
      """
      @implementation V
      - (void)f:(NSString *)name { [UIFont fontWithName:\(expression) size:1]; }
      @end
      """)
    #expect(reading.references.map(\.undetermined) == [reason])
    #expect(reading.names == [[]])
  }
}

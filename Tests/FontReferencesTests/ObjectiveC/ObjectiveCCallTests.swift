import FontReferences
import SourceText
import Testing

@Suite("Objective-C: names at the call")
struct ObjectiveCCallTests {
  @Test("a literal at fontWithName:size: is a reference at its place")
  func literalAtCall() throws {
    let reading = readObjectiveC(
      "label.font = [UIFont fontWithName:@\"Gate-Bold\" size:12];\n")
    let reference = try #require(reading.references.first)
    #expect(reading.references.count == 1)
    #expect(reference.api == .uiFont)
    #expect(reference.text == "@\"Gate-Bold\"")
    #expect(reference.place.shortDescription == "App.m:1:35")
    #expect(reference.candidates.map(\.name) == ["Gate-Bold"])
    #expect(reference.candidates.map(\.certainty) == [.literal])
    #expect(reference.candidates.flatMap(\.sizes).map(\.points) == [12])
    #expect(reference.candidates[0].place.shortDescription == "App.m:1:35")
    #expect(reference.candidates[0].place.range?.end.column == 47)
    #expect(reference.undetermined == nil)
  }

  @Test(
    "every font API takes its name, whatever the receiver",
    arguments: [
      ("[NSFont fontWithName:@\"X\" size:1]", FontAPI.nsFont),
      ("[NSFont fontWithName:@\"X\" matrix:m]", .nsFont),
      ("[BXFont fontWithName:@\"X\" size:1]", .fontWithName),
      ("[[Theme fontClass] fontWithName : @\"X\"\n  size : 1]", .fontWithName),
      ("[UIFontDescriptor fontDescriptorWithName:@\"X\" size:1]", .uiFontDescriptorName),
      ("[NSFontDescriptor fontDescriptorWithName:@\"X\" size:1]", .nsFontDescriptorName),
      ("[descriptor fontDescriptorWithFamily:@\"X\"]", .descriptorFamilyAttribute),
      ("[SKLabelNode labelNodeWithFontNamed:@\"X\"]", .skLabelNode),
      ("[[SKLabelNode alloc] initWithFontNamed:@\"X\"]", .skLabelNode),
      ("[manager fontWithFamily:@\"X\" traits:0 weight:5 size:9]", .fontManagerFamily),
      ("CTFontCreateWithName(CFSTR(\"X\"), 1, NULL)", .ctFont),
      ("CTFontCreateWithName((__bridge CFStringRef)@\"X\", 1, NULL)", .ctFont),
      ("return CGFontCreateWithFontName((CFStringRef)@\"X\")", .cgFont),
      ("CTFontDescriptorCreateWithNameAndSize(CFSTR(\"X\"), 1)", .ctFontDescriptor),
      ("CGContextSelectFont(context, \"X\", 12, kCGEncodingMacRoman)", .cgContextSelectFont),
      ("d = @{UIFontDescriptorNameAttribute: @\"X\"}", .descriptorNameAttribute),
      ("d = @{(id)kCTFontNameAttribute: (id)CFSTR(\"X\")}", .descriptorNameAttribute),
      (
        "d = @{ @\"a\": b, UIFontDescriptorFamilyAttribute : @\"X\", c: e }",
        .descriptorFamilyAttribute
      ),
      ("d[NSFontNameAttribute] = @\"X\"", .descriptorNameAttribute),
      ("[d setObject:@\"X\" forKey:UIFontDescriptorNameAttribute]", .descriptorNameAttribute),
      (
        "[NSDictionary dictionaryWithObjectsAndKeys:@\"X\", NSFontFamilyAttribute, nil]",
        .descriptorFamilyAttribute
      ),
      ("CFDictionarySetValue(d, kCTFontNameAttribute, CFSTR(\"X\"))", .descriptorNameAttribute),
      ("SKLabelNode *score; score.fontName = @\"X\"", .skLabelNodeProperty),
      ("CATextLayer *layer; layer.font = (__bridge CFTypeRef)@\"X\"", .caTextLayer),
    ])
  func everyAPI(call: String, api: FontAPI) {
    let reading = readObjectiveC("- (void)draw {\n  \(call);\n}\n")
    #expect(reading.references.map(\.api) == [api])
    #expect(reading.names == [["X"]])
  }

  @Test("a label that a property holds takes its font's name by a setter")
  func labelOfProperty() {
    let reading = readObjectiveC(
      """
      @interface Scene : SKScene
      @property SKLabelNode *score;
      @end
      @implementation Scene
      - (void)draw { [_score setFontName:@"X"]; }
      @end
      """)
    #expect(reading.references.map(\.api) == [.skLabelNodeProperty])
    #expect(reading.names == [["X"]])
  }

  @Test(
    "what only looks like a call asks for nothing",
    arguments: [
      "+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;",
      "+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size { return nil; }",
      "// [UIFont fontWithName:@\"X\" size:1]",
      "/* [UIFont\n fontWithName:@\"X\" size:1] */",
      "NSString *s = @\"[UIFont fontWithName:@\\\"X\\\" size:1]\";",
      "#if 0\n[UIFont fontWithName:@\"X\" size:1];\n#endif",
      "SEL s = @selector(fontWithName:size:);",
      "extern CTFontRef CTFontCreateWithName(CFStringRef name, CGFloat size, void *matrix);",
      "NSString *colour = @\"Cool Black\"; self.title = @\"Gate-Bold\";",
      "NSString *name = descriptor.fontAttributes[UIFontDescriptorNameAttribute];",
      "id name = [attributes objectForKey:UIFontDescriptorNameAttribute];",
      "settings.fontName = @\"X\";",
      "CATextLayer *layer; layer.font = other.font;",
    ])
  func looksLikeACall(source: String) {
    #expect(readObjectiveC(source).references.isEmpty)
  }

  @Test("adjacent literals are one name, escapes are read")
  func literalForms() {
    let reading = readObjectiveC(
      """
      [UIFont fontWithName:@"Gate" @"-" "Bold" size:1];
      [UIFont fontWithName:@"Gate\\u002DBold" size:1];
      [UIFont fontWithName:@"Ga\\
      te" size:1];
      [UIFont fontWithName:@("Gate") size:1];
      [UIFont fontWithName:@"" size:1];
      """)
    #expect(reading.names == [["Gate-Bold"], ["Gate-Bold"], ["Gate"], ["Gate"], [""]])
    #expect(reading.namePlaces.first == "App.m:1:22")
    #expect(reading.namePlaces.last == "App.m:6:22")
  }

  @Test("a call that stands in an argument, a block or a list is found")
  func nestedCalls() {
    let reading = readObjectiveC(
      """
      [label setAttributes:@{NSFontAttributeName: [UIFont fontWithName:@"A" size:1]}];
      [self run:^(id x) { [y z:@[[UIFont fontWithName:@"B" size:array[2]]]]; }];
      UIFont *f = flag ? [UIFont fontWithName:@"C" size:1] : [UIFont fontWithName:@"D" size:2];
      auto g = [&](int x) { return [UIFont fontWithName:@"E" size:x]; };
      """)
    #expect(reading.names == [["A"], ["B"], ["C"], ["D"], ["E"]])
  }

  @Test("a conditional expression's colon is not the selector's")
  func conditionalArgument() {
    let reading = readObjectiveC(
      """
      [UIFont fontWithName:bold ? @"A" : thin ? @"B" : @"C" size:big ? 20 : 10];
      [UIFont fontWithName:chosen ?: @"D" size:1];
      """)
    #expect(reading.names == [["A", "B", "C"], ["D"]])
    #expect(reading.references.map { $0.undetermined == nil } == [true, false])
  }

  @Test("the body of a macro is code, over several lines too")
  func macroBody() {
    let reading = readObjectiveC(
      """
      #define TITLE_FONT(s) \\
        [UIFont fontWithName:@"Gate" \\
                        size:(s)]
      """)
    #expect(reading.names == [["Gate"]])
    #expect(reading.namePlaces == ["App.m:2:24"])
  }

  @Test("columns count bytes, also after characters of several bytes")
  func columns() {
    let reading = readObjectiveC("/* é😀 */ [UIFont fontWithName:@\"Ünter\" size:1];")
    #expect(reading.namePlaces == ["App.m:1:35"])
    #expect(reading.names == [["Ünter"]])
  }

  @Test("conditional directives narrow the platforms and keep brackets balanced")
  func platforms() {
    let reading = readObjectiveC(
      """
      - (void)draw {
      #if TARGET_OS_IPHONE && !TARGET_OS_TV
        if (a) { [UIFont fontWithName:@"A" size:1];
      #else
        if (b) { [NSFont fontWithName:@"B" size:1];
      #endif
        }
        [self f:[UIFont fontWithName:@"C" size:1]];
      }
      #ifdef DEBUG
      id x = [UIFont fontWithName:@"D" size:1];
      #endif
      """)
    #expect(reading.names == [["A"], ["B"], ["C"], ["D"]])
    #expect(
      reading.references.map(\.platforms) == [
        ["iOS", "macCatalyst", "watchOS", "visionOS"], ["macOS", "tvOS"], nil, nil,
      ])
  }

  @Test("calls that register fonts are told")
  func registrations() {
    let reading = readObjectiveC(
      """
      if (!CTFontManagerRegisterGraphicsFont(font, &error)) { }
      BOOL ok = CTFontManagerRegisterFontsForURL(url, kCTFontManagerScopeProcess, NULL);
      extern bool CTFontManagerRegisterFontURLs(CFArrayRef urls);
      """)
    #expect(
      reading.registrations.map(\.function) == [
        "CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontsForURL",
      ])
    #expect(reading.registrations.first?.place.shortDescription == "App.m:1:6")
  }

  @Test("comments to fontgate are handed on")
  func comments() {
    let reading = readObjectiveC("int a; // fontgate:disable:next unknown_font_name - old\n")
    #expect(reading.comments.map(\.text) == ["fontgate:disable:next unknown_font_name - old"])
  }

  @Test(
    "text that is no code neither crashes nor hangs", .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "[", count: 100_000),
      String(repeating: "[a b:", count: 50_000) + String(repeating: "]", count: 50_000),
      String(repeating: "(", count: 50_000) + String(repeating: "]", count: 50_000),
      String(repeating: "{", count: 50_000) + String(repeating: ")}", count: 50_000),
      String(repeating: "#if A\n{\n", count: 20_000),
      String(repeating: "#if (", count: 2) + String(repeating: "!(", count: 50_000),
      "[UIFont fontWithName:@\"" + String(repeating: "\\", count: 50_001),
      "[UIFont fontWithName:" + String(repeating: "(id)", count: 50_000) + "@\"X\" size:1]",
      "R\"(" + String(repeating: ")", count: 50_000),
      "/*" + String(repeating: "*", count: 50_000),
      "\\", "@", "#", "#define", "#define X(", "'", "@\"", "1'", "[UIFont fontWithName:]",
      "[UIFont fontWithName: size:1]", "CTFontCreateWithName()", "a\u{0}b", "#if\n#elif\n#else",
    ])
  func hostileText(source: String) {
    #expect(readObjectiveC(source).references.count <= 1)
  }

  @Test("a font that another one is converted to")
  func conversions() {
    let reading = readObjectiveC(
      """
      NSFont *a = [[NSFontManager sharedFontManager] convertFont:font toFamily:@"Gate Sans"];
      NSFont *b = [manager convertFont:font toFace:@"GateSans-Bold"];
      NSFont *c = [manager convertFont:font toHaveTrait:NSBoldFontMask];
      """)
    #expect(reading.names == [["Gate Sans"], ["GateSans-Bold"]])
    #expect(reading.references.map(\.api) == [.fontManagerFamily, .fontManagerFace])
  }

  @Test("thousands of damaged variants of a source are read to their end")
  func damagedText() {
    let source = Array(
      """
      #define FONT(n) [UIFont fontWithName:@"Gate-" #n size:12]
      #if TARGET_OS_IPHONE && !defined(X)
      @implementation Theme : NSObject <A, B>
      + (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {
        NSDictionary *all = @{ @"a" : @[ @"Gate-Bold", name ?: @"x" ], @"b" : ^(id x) { return x; } };
        for (NSString *one in all[@"a"]) { [UIFont fontWithName:one size:size]; }
        return [BXFont fontWithName:[NSString stringWithFormat:@"%@-%s", name, "B"] size:12];
      }
      #else /* none */
      @end
      #endif
      """.utf8)
    let pieces = [
      "[", "]", "{", "}", "(", ")", "@\"", "\"", "/*", "#if\n", "\\\n", "^", "?", ":", "@{",
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    for _ in 0..<2_000 {
      var bytes = source
      for _ in 0...next(6) {
        let place = next(bytes.count + 1)
        switch next(4) {
        case 0: bytes.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(20)))
        case 2: bytes.insert(contentsOf: bytes[..<place].suffix(60), at: place)
        default: bytes.removeLast(next(bytes.count / 2))
        }
      }
      let reading = ObjectiveCReader().read([SourceText(path: "/app/A.m", bytes: bytes)])
      #expect(reading.unchecked.isEmpty)
    }
  }
}

import FontReferences
import SourceText
import Testing

/// What registrations in Objective-C cover.
@Suite struct ObjectiveCRegistrationTests {
  private func registered(_ source: String) -> [String] {
    let text = SourceText(path: "/App/A.m", bytes: Array(source.utf8))
    return ObjectiveCReader().read([text]).registrations.flatMap(\.coverage).map(\.summary)
  }

  @Test("the call that fetches fonts of Apple's is found, and brings none of the app's")
  func downloads() {
    #expect(
      registered(
        """
        void f(NSArray *descriptors) {
          CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
            (__bridge CFArrayRef)descriptors, nil, ^(CTFontDescriptorMatchingState state,
            CFDictionaryRef parameters) { return (bool)YES; });
        }
        """) == ["2:3 downloads"])
  }

  @Test("a file is named at the call, or through variables")
  func files() {
    #expect(
      registered(
        """
        void f(void) {
          CTFontManagerRegisterFontsForURL((__bridge CFURLRef)[[NSBundle mainBundle]
            URLForResource:@"A" withExtension:@"ttf"], kCTFontManagerScopeProcess, nil);
        }
        """) == ["3:20 A.ttf main"])
    #expect(
      registered(
        """
        @implementation Loader
        + (void)load {
          NSString *path = [NSBundle.mainBundle pathForResource:@"B" ofType:@"otf"];
          NSData *data = [NSData dataWithContentsOfFile:path];
          CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)data);
          CGFontRef font = CGFontCreateWithDataProvider(provider);
          CTFontManagerRegisterGraphicsFont(font, NULL);
        }
        @end
        """) == ["3:57 B.otf main"])
  }

  @Test("files of a list are told from its loop")
  func lists() {
    #expect(
      registered(
        """
        static void registerFonts(void) {
          NSArray<NSString *> *files = @[ @"A.ttf", @"B.ttf" ];
          for (NSString *file in files) {
            NSURL *url = [[NSBundle bundleForClass:[Token class]]
              URLForResource:[file stringByDeletingPathExtension]
               withExtension:file.pathExtension subdirectory:@"Fonts"];
            CTFontManagerRegisterFontsForURL((__bridge CFURLRef)url, kCTFontManagerScopeProcess, NULL);
          }
        }
        """) == ["2:35 A.ttf of Token", "2:45 B.ttf of Token"])
  }

  @Test("the callers of a wrapper name the files")
  func wrappers() {
    #expect(
      registered(
        """
        @implementation UIFont (Loading)
        + (void)registerFontWithFilename:(NSString *)filename {
          NSString *filepath = [[NSBundle mainBundle] pathForResource:filename ofType:nil];
          CFURLRef url = (__bridge CFURLRef)[NSURL fileURLWithPath:filepath];
          CTFontManagerRegisterFontsForURL(url, kCTFontManagerScopeProcess, nil);
        }
        @end
        @implementation App
        - (void)start { [UIFont registerFontWithFilename:@"A.ttf"]; }
        @end
        """) == ["9:50 A.ttf main"])
  }

  @Test("all files of an extension or of a folder")
  func all() {
    #expect(
      registered(
        """
        void f(void) {
          for (NSURL *url in [[NSBundle mainBundle] URLsForResourcesWithExtension:@"ttf" subdirectory:nil]) {
            CTFontManagerRegisterFontsForURL((CFURLRef)url, kCTFontManagerScopeProcess, nil);
          }
        }
        """) == ["2:22 *.ttf main"])
    #expect(
      registered(
        """
        void f(void) {
          NSURL *root = [[NSBundle mainBundle] resourceURL];
          NSArray *urls = [[NSFileManager defaultManager] contentsOfDirectoryAtURL:root
            includingPropertiesForKeys:nil options:0 error:nil];
          CTFontManagerRegisterFontsForURLs((__bridge CFArrayRef)urls, kCTFontManagerScopeProcess, nil);
        }
        """) == ["3:19 bundle main"])
  }

  @Test("what cannot be determined says why")
  func undeterminable() {
    #expect(
      registered(
        """
        void f(void) {
          NSString *folder = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES)[0];
          NSURL *url = [NSURL fileURLWithPath:[folder stringByAppendingPathComponent:@"A.ttf"]];
          CTFontManagerRegisterFontsForURL((CFURLRef)url, kCTFontManagerScopeProcess, nil);
        }
        """
      ).first?.contains("?") == true)
  }

  @Test(
    "selectors that only begin like Foundation's, and endless ones, do no harm",
    arguments: [
      "[files contentsOfDirectoryAt]", "[files subpaths]", "[files enumeratorAtPath]",
      "[bundle URLForResource:@\"A\"]", "[NSBundle bundleForClass:]",
      "name" + String(repeating: ".lastPathComponent", count: 400),
    ])
  func odd(argument: String) {
    _ = registered("void f(id files) { CTFontManagerRegisterFontsForURL(\(argument), 1, NULL); }")
    _ = registered(
      """
      void f(id bundle) {
        CTFontManagerRegisterFontsForURL(
          [bundle URLForResource:\(argument) withExtension:@"ttf"], 1, NULL);
      }
      """)
  }

  @Test("a call that is compiled for debugging alone is no app's")
  func debugging() {
    let source = """
      void f(void) {
      #ifdef DEBUG
        CTFontManagerRegisterFontsForURL([NSBundle.mainBundle URLForResource:@"A" withExtension:@"ttf"], 1, NULL);
      #else
        CTFontManagerRegisterFontsForURL([NSBundle.mainBundle URLForResource:@"B" withExtension:@"ttf"], 1, NULL);
      #endif
      }
      """
    let text = SourceText(path: "/App/A.m", bytes: Array(source.utf8))
    let registrations = ObjectiveCReader().read([text]).registrations
    #expect(registrations.map(\.isForTestsOnly) == [true, false])
  }
}

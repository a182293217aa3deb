/// Code that asks for no font and that nothing runs, with members named as they are elsewhere.
enum UnaskedCode {
  static func file(of language: SourceLanguage) -> SourceFile {
    switch language {
    case .swift: SourceFile(name: "Unasked.swift", text: swift)
    case .objectiveC: SourceFile(name: "Unasked.m", text: objectiveC)
    case .javaScript: SourceFile(name: "Unasked.js", text: javaScript)
    }
  }

  private static let swift = """
    private enum Unasked {
      struct Theme {
        let title = "Words"
        var body: String { "Words" }
        var fontName = "Words"
        func name(_ style: String) -> String { style + "Words" }
      }

      static let names = ["title": "Words", "body": "Words"]
      static var titleLabel: String { font("Words", size: 1) }
      static func font(_ name: String, size: Double) -> String { name + style(name, "Words") }
      static func style(_ label: String, _ face: String) -> String { label + face }
    }
    """

  private static let objectiveC = """
    #import <Foundation/Foundation.h>

    @interface Unasked : NSObject
    @property (nonatomic, copy) NSString *faceNameOfNothing;
    @end

    static NSString *const kFont = @"Words";
    static NSString *const family = @"Words";

    static NSString *Name(NSString *style) { return [style stringByAppendingString:kFont]; }
    static NSString *Font(NSString *name) { return Name(family); }

    @implementation Unasked

    - (NSString *)titleOfNothing { return Font(@"Words"); }
    - (void)setFaceNameOfNothing:(NSString *)name { _faceNameOfNothing = Name(name); }

    @end
    """

  private static let javaScript = """
    const fonts = { title: 'Words', body: 'Words' };
    const font = (name, size) => `${name}-${size}`;
    const family = 'Words';

    export const unasked = {
      title: font(fonts.title, family),
      name: family,
      face: () => font('Words', fonts.body),
    };
    """
}

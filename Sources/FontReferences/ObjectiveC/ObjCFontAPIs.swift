/// The font APIs of Apple's frameworks as Objective-C writes them.
enum ObjCFontAPIs {
  /// What an API makes of its receiver: a class decides between UIKit and AppKit.
  enum Family: Sendable {
    case font, descriptor
    case exactly(FontAPI)

    /// The API by the receiver's class; `nil` where that is not known.
    func api(receiver: String?) -> FontAPI {
      switch (self, receiver) {
      case (.exactly(let api), _): api
      case (.font, "NSFont"): .nsFont
      case (.font, "UIFont"): .uiFont
      case (.font, _): .fontWithName
      case (.descriptor, "NSFontDescriptor"): .nsFontDescriptorName
      case (.descriptor, _): .uiFontDescriptorName
      }
    }
  }

  /// A selector whose first argument is a font's name.
  static let selectors: [String: Family] = [
    "fontWithName:size:": .font,
    "fontWithName:matrix:": .font,
    "fontDescriptorWithName:size:": .descriptor,
    "fontDescriptorWithName:matrix:": .descriptor,
    "fontDescriptorWithFamily:": .exactly(.descriptorFamilyAttribute),
    "fontWithFamily:traits:weight:size:": .exactly(.fontManagerFamily),
    "labelNodeWithFontNamed:": .exactly(.skLabelNode),
    "initWithFontNamed:": .exactly(.skLabelNode),
  ]

  /// A selector whose second argument is a font's name or family.
  static let conversions: [String: FontAPI] = [
    "convertFont:toFamily:": .fontManagerFamily,
    "convertFont:toFace:": .nsFont,
  ]

  /// A C function and which of its arguments is a font's name.
  static let functions: [String: (argument: Int, api: FontAPI)] = [
    "CTFontCreateWithName": (0, .ctFont),
    "CTFontCreateWithNameAndOptions": (0, .ctFont),
    "CTFontDescriptorCreateWithNameAndSize": (0, .ctFontDescriptor),
    "CGFontCreateWithFontName": (0, .cgFont),
    "CGContextSelectFont": (1, .cgContextSelectFont),
  ]

  /// A key of a descriptor's attributes whose value is a font's name or family.
  static let attributes: [String: FontAPI] = [
    "UIFontDescriptorNameAttribute": .descriptorNameAttribute,
    "NSFontNameAttribute": .descriptorNameAttribute,
    "kCTFontNameAttribute": .descriptorNameAttribute,
    "UIFontDescriptorFamilyAttribute": .descriptorFamilyAttribute,
    "NSFontFamilyAttribute": .descriptorFamilyAttribute,
    "kCTFontFamilyNameAttribute": .descriptorFamilyAttribute,
  ]

  /// A property that is set to a font's name, on instances of this class.
  static let properties: [String: (className: String, api: FontAPI)] = [
    "fontName": ("SKLabelNode", .skLabelNodeProperty),
    "font": ("CATextLayer", .caTextLayer),
  ]

  /// Functions that register fonts at run time.
  static let registrations: Set<String> = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
  ]
}

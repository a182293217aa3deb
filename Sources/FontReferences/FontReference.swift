import NameFlow
package import SourceText

/// A place where a font is asked for by name, with every name that can reach it.
package struct FontReference: Sendable, Hashable {
  package var api: FontAPI
  /// The name argument (or attribute) at the call.
  package var place: SourcePlace
  /// The expression as written there.
  package var text: String
  /// The names that can reach the call; empty where none could be determined.
  package var candidates: [NameCandidate]
  /// Why the names, or some of them, could not be determined: `"a parameter of 'make(name:)'"`.
  package var undetermined: String?
  /// The platforms the call is compiled for (`#if os(…)`); `nil` means all.
  package var platforms: Set<String>?
  /// Whether a missing font crashes here: `UIFont(name:…)!`.
  package var isForceUnwrapped: Bool
  /// Whether the code only asks if there is such a font, `UIFont(name:…) != nil`, or gives a descriptor the name of a
  /// font beside this family: what is drawn does not depend on it alone.
  package var isQuestion = false
  /// Whether the sources use the font anywhere outside of previews and tests.
  package var isLive: Bool
  /// Whether the name is that of a font that exists already (`label.font.fontName`): where it has no
  /// candidates, nothing is asked for that was not asked for elsewhere.
  package var isCarriedOn: Bool
  /// Where names are tried one after another until one gives a font (`a ?? b`, `if font == nil`, a
  /// loop that ends at the first): the place of the first such reference, the same for all of them.
  /// `nil` where the call stands alone.
  package var chain: SourcePlace?
  /// Whether the font, whatever its name, grows with the size of text that the user chooses. Known where no
  /// name could be determined; else the candidates say it.
  var isScaled = false
  /// The places where a font without a determined name is scaled wrongly.
  var scalings: [FontScaling] = []
  /// Whether it stands on a launch screen, which is drawn before any code runs.
  package var isOnLaunchScreen = false
  /// Whether the React Native that draws with it is too old to know the designs of the system font by names of CSS, such
  /// as `ui-serif`.
  package var lacksDesigns = false
  /// Whether not all was followed that may give it a name: there may be others than those that are known.
  package var isCutShort = false
  /// The programs in which the names reach the place so, by their numbers; `nil` means every process that
  /// the file is a part of.
  package var programs: Set<Int>?

  /// The document (`Fonts.plist`) that code looks the name up in and that is not read; `nil` where the name
  /// is known, or comes from elsewhere.
  package var unreadTable: String? { undetermined.flatMap(UnreadTable.init(reason:))?.file }

  package init(
    api: FontAPI, place: SourcePlace, text: String, candidates: [NameCandidate],
    undetermined: String? = nil, platforms: Set<String>? = nil, isForceUnwrapped: Bool = false,
    isLive: Bool = true, isCarriedOn: Bool = false,
    chain: SourcePlace? = nil
  ) {
    self.api = api
    self.place = place
    self.text = text
    self.candidates = candidates
    self.undetermined = undetermined
    self.platforms = platforms
    self.isForceUnwrapped = isForceUnwrapped
    self.isLive = isLive
    self.isCarriedOn = isCarriedOn
    self.chain = chain
  }
}

/// A name that can reach a font API, where it is written and how it got there.
package struct NameCandidate: Sendable, Hashable {
  package var name: String
  /// The literal as written in code: from its opening quote (or `#`, or `@` in Objective-C) to behind
  /// its closing one; in a document the value without quotes.
  package var place: SourcePlace
  package var certainty: Certainty
  /// The steps from the literal to the call; empty where the literal stands at the call.
  package var flow: [FlowStep]
  /// The places that make the call with this name: the callers of a function around it, the readers of a
  /// constant that holds the font; empty where the call stands in the code that draws.
  package var uses: [FontUse]
  /// Weights and styles asked of the font in the same chain of modifiers.
  package var variants: [FontVariant]
  /// The sizes it is asked for at, as far as the sources say them; none where it is resized afterwards.
  package var sizes: [FontSize] = []
  /// Whether the font, or its size, grows with the size of text that the user chooses: it, or what its
  /// size is worked out from, reaches `UIFontMetrics`.
  package var isScaled = false
  /// The places where the font is scaled wrongly.
  package var scalings: [FontScaling] = []
  /// The texts that are surely drawn in it.
  package var texts: [DrawnText] = []
  /// Its turn among names that are tried one after another until one gives a font.
  package var attempt: NameAttempt?
  /// What asks another font for a style, where the name is asked for only if that font has none like it.
  package var behindVariant: SourcePlace?
  /// Whether code asks by itself if there is a font: it does something else where there is none.
  package var isAskedAbout = false
  /// Whether it is a word that means no font, and code goes on without one.
  package var isWordForNone = false
  /// Whether the sources show that this name gets here. Where not, it is one of all the values of
  /// something no one knows (an enum's cases), and a missing font is no more than a possibility.
  package var isReachable: Bool
  /// Whether it is surely this name that is taken here. Where not, it is one of several under a key, or at
  /// a number, that no one knows, and a missing font is no more than what the user may see.
  package var isSure = true
  /// Whether anything but previews and tests uses it.
  package var isLive: Bool
  /// The files of processes that make the views in which the font is used, where a package has these views.
  package var makers: Set<String> = []
  /// The platforms for which the name is compiled (`#if os(…)` around it); `nil` means all.
  package var platforms: Set<String>?
  /// The systems that alone ask for it, where newer ones never do; `nil` means all.
  package var olderSystems: OlderSystems?
  /// The key that gives no name; `name` is then what is written.
  package var missingKey: MissingKey?
  /// The name of the file in which a package brings the font, for the app to list: that of icons.
  package var fileOfPackage: String?
  /// The generated accessor whose name it is, where that is not in the sources: the candidate's name is how it is
  /// written until the fonts are known.
  package var accessor: AccessorName?
  /// All files among which the package chooses for each icon; with any of them in the list nobody knows whether
  /// another one is needed.
  package var filesOfPackage: Set<String> = []
  /// The component of another package that draws the system font for this name, which it does not list.
  package var dropped: DroppedName?

  package init(
    name: String, place: SourcePlace, certainty: Certainty, flow: [FlowStep] = [],
    uses: [FontUse] = [], variants: [FontVariant] = [], attempt: NameAttempt? = nil,
    isReachable: Bool = true, isLive: Bool = true, platforms: Set<String>? = nil
  ) {
    self.name = name
    self.place = place
    self.certainty = certainty
    self.flow = flow
    self.uses = uses
    self.variants = variants
    self.attempt = attempt
    self.isReachable = isReachable
    self.isLive = isLive
    self.platforms = platforms
  }

  /// How the name is known.
  package enum Certainty: String, Sendable, Hashable {
    /// It stands at the call.
    case literal
    /// It is a constant's value.
    case constant
    /// It was put together from known parts, or is one of several.
    case derived
    case undetermined
  }
}

/// One step on a name's way from where it is written to where it is used.
package struct FlowStep: Sendable, Hashable {
  package var place: SourcePlace
  /// What stands there: `"AppFont.title"`.
  package var what: String
  package init(place: SourcePlace, what: String) {
    self.place = place
    self.what = what
  }
}

/// A place that uses a font that is made elsewhere: a call of a wrapper, a read of a constant.
package struct FontUse: Sendable, Hashable {
  package var place: SourcePlace
  /// What is used there: `"AppFont.title"`.
  package var what: String
  /// Whether only previews or tests run it.
  package var isPreviewOrTest: Bool

  package init(place: SourcePlace, what: String, isPreviewOrTest: Bool = false) {
    self.place = place
    self.what = what
    self.isPreviewOrTest = isPreviewOrTest
  }
}

/// A weight or style that is asked of a font after it was made: `.weight(.bold)`, `.italic()`.
package struct FontVariant: Sendable, Hashable {
  /// The weight, 1 to 1000 as in CSS (bold is 700); `nil` where none is asked for.
  package var weight: Int?
  /// `true` where an italic is asked for.
  package var isItalic: Bool
  /// The width, by SwiftUI's and UIKit's name; `nil` where none is asked for.
  package var width: Width?
  /// What asks: `".weight(.bold)"`.
  package var what: String
  package var place: SourcePlace
  /// What becomes of a font whose family has no such member.
  package var onMiss: Miss

  package init(
    weight: Int?, isItalic: Bool, what: String, place: SourcePlace, onMiss: Miss = .unchanged
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.what = what
    self.place = place
    self.onMiss = onMiss
  }

  package enum Width: String, Sendable, Hashable {
    case compressed, condensed, standard, expanded
  }

  package enum Miss: Sendable, Hashable {
    /// SwiftUI's `.bold()` and `.italic()`: the font stays as it is.
    case unchanged
    /// SwiftUI's `.weight(_:)`: the member of the family whose weight is nearest.
    case nearest
    /// React Native's `fontWeight` and `fontStyle`: the same, but of what is not bold the font itself.
    case nearestFace
    /// `withSymbolicTraits(_:)`: `nil`.
    case nothing
  }
}

/// A turn among names that are tried one after another: `UIFont(name: a, …) ?? UIFont(name: b, …)`,
/// a loop that ends with the first font it gets.
package struct NameAttempt: Sendable, Hashable {
  /// What stands for the whole chain; equal for all its attempts.
  package var chain: SourcePlace
  /// Its turn, from 0.
  package var index: Int

  /// The most names that are followed in one chain: no one writes more.
  static let most = 100

  package init(chain: SourcePlace, index: Int) {
    self.chain = chain
    self.index = index
  }
}

/// An API that takes a font's name; the raw value is how reports write it.
package enum FontAPI: String, Sendable, Hashable, CaseIterable {
  case fontCustom = "Font.custom(_:size:)"
  case fontCustomRelative = "Font.custom(_:size:relativeTo:)"
  case fontCustomFixed = "Font.custom(_:fixedSize:)"
  case uiFont = "UIFont(name:size:)"
  case nsFont = "NSFont(name:size:)"
  case ctFont = "CTFontCreateWithName"
  case uiFontDescriptorName = "UIFontDescriptor(name:size:)"
  case nsFontDescriptorName = "NSFontDescriptor(name:size:)"
  case descriptorNameAttribute = "font descriptor attribute .name"
  case descriptorFamilyAttribute = "font descriptor attribute .family"
  case skLabelNode = "SKLabelNode(fontNamed:)"
  case skLabelNodeProperty = "SKLabelNode.fontName"
  case caTextLayer = "CATextLayer.font"
  case ctFontDescriptor = "CTFontDescriptorCreateWithNameAndSize"
  case cgFont = "CGFont(_:)"
  case cgContextSelectFont = "CGContextSelectFont"
  /// A receiver that may be UIFont as well as NSFont.
  case fontWithName = "fontWithName:size:"
  case fontManagerFamily = "NSFontManager.font(withFamily:traits:weight:size:)"
  case fontManagerFace = "NSFontManager.convert(_:toFace:)"
  case markdownFamily = "FontFamily(.custom(_:))"
  /// An accessor that SwiftGen or Tuist generates: it registers its font when it is first used.
  case swiftGen = "FontConvertible(name:family:path:)"
  case rSwift = "FontResource(name:bundle:filename:)"
  /// A call that asks with a member of the `R` that R.swift generates, where that is not in the sources.
  case rSwiftAccessor = "R.font"
  /// A function that the configuration names.
  case configured = "font function"
  /// A style of React Native.
  case reactNative = "fontFamily"
  case interfaceBuilderDescription = "fontDescription"
  case interfaceBuilderFont = "font (attributed string)"
  /// The font of a control in a document for macOS.
  case interfaceBuilderControlFont = "font (Interface Builder)"
  case userDefinedRuntimeAttribute = "userDefinedRuntimeAttribute"
  /// An entry of a `ScaledFont` style dictionary.
  case styleDictionary = "style dictionary fontName"
  /// A font of a Lottie animation's text.
  case lottie = "Lottie fonts.list"
  /// A list of families in a style sheet or a page.
  case webFamilies = "CSS font-family"
  /// The same, with a generic family (`sans-serif`) at its end.
  case webFamiliesWithGeneric = "CSS font-family with a generic family"
}

extension FontAPI {
  /// What the platform draws when no font has the name.
  package var onMiss: Miss {
    switch self {
    case .fontCustom, .fontCustomRelative, .fontCustomFixed: .systemFont
    case .uiFont, .nsFont, .fontWithName, .fontManagerFamily, .fontManagerFace, .cgFont, .swiftGen,
      .rSwift, .rSwiftAccessor, .configured:
      .nothing
    case .ctFont, .uiFontDescriptorName, .nsFontDescriptorName, .descriptorNameAttribute,
      .descriptorFamilyAttribute, .ctFontDescriptor, .caTextLayer, .lottie:
      .helvetica
    case .markdownFamily: .systemFont
    case .skLabelNode, .skLabelNodeProperty, .cgContextSelectFont, .userDefinedRuntimeAttribute:
      .someDefault
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont,
      .styleDictionary, .reactNative:
      .systemFont
    case .webFamilies: .times
    case .webFamiliesWithGeneric: .genericFamily
    }
  }

  package enum Miss: Sendable, Hashable {
    /// The system font, without a word.
    case systemFont
    /// `nil`; what is drawn is up to the caller.
    case nothing
    /// Helvetica.
    case helvetica
    /// A default face that is not documented.
    case someDefault
    /// Times, which web pages are set in.
    case times
    /// The font of a generic family, as the page says it.
    case genericFamily
  }

  /// Whether a page or a style sheet asks, which has other fonts ready by habit.
  package var isWeb: Bool { self == .webFamilies || self == .webFamiliesWithGeneric }

  /// Whether only a family name will do (`.family` of a descriptor).
  package var asksForFamily: Bool {
    self == .descriptorFamilyAttribute || self == .fontManagerFamily
  }

  /// Whether full names are documented to be looked up, after PostScript names and families.
  package var looksUpFullNames: Bool {
    switch self {
    case .ctFont, .ctFontDescriptor: true
    default: false
    }
  }

  /// Whether a family's name will not do.
  package var ignoresFamilies: Bool { self == .cgFont }

  /// Whether a family's name is the usual one.
  package var takesFamily: Bool { asksForFamily || self == .reactNative }

  /// Whether a designer's file asks, where `.AppleSystemUIFont…` is the system font itself.
  package var isInterfaceBuilder: Bool {
    switch self {
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont: true
    default: false
    }
  }
}

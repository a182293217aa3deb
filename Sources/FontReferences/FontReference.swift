public import SourceText

/// A place where a font is asked for by name, with every name that can reach it.
public struct FontReference: Sendable, Equatable {
  public var api: FontAPI
  /// The name argument (or attribute) at the call.
  public var place: SourcePlace
  /// The expression as written there.
  public var text: String
  /// The names that can reach the call; empty where none could be determined.
  public var candidates: [NameCandidate]
  /// Why the names, or some of them, could not be determined: `"a parameter of 'make(name:)'"`.
  public var undetermined: String?
  /// The platforms the call is compiled for (`#if os(…)`); `nil` means all.
  public var platforms: Set<String>?
  /// Whether a missing font crashes here: `UIFont(name:…)!`.
  public var isForceUnwrapped: Bool
  /// Where names are tried one after another until one gives a font (`a ?? b`, `if font == nil`, a
  /// loop that ends at the first): the place of the first such reference, the same for all of them.
  /// `nil` where the call stands alone.
  public var chain: SourcePlace?

  public init(
    api: FontAPI, place: SourcePlace, text: String, candidates: [NameCandidate],
    undetermined: String? = nil, platforms: Set<String>? = nil, isForceUnwrapped: Bool = false,
    chain: SourcePlace? = nil
  ) {
    self.api = api
    self.place = place
    self.text = text
    self.candidates = candidates
    self.undetermined = undetermined
    self.platforms = platforms
    self.isForceUnwrapped = isForceUnwrapped
    self.chain = chain
  }
}

/// A name that can reach a font API, where it is written and how it got there.
public struct NameCandidate: Sendable, Hashable {
  public var name: String
  /// The literal as written in code: from its opening quote (or `#`, or `@` in Objective-C) to behind
  /// its closing one; in a document the value without quotes.
  public var place: SourcePlace
  public var certainty: Certainty
  /// The steps from the literal to the call; empty where the literal stands at the call.
  public var flow: [FlowStep]

  public init(name: String, place: SourcePlace, certainty: Certainty, flow: [FlowStep] = []) {
    self.name = name
    self.place = place
    self.certainty = certainty
    self.flow = flow
  }

  /// How the name is known.
  public enum Certainty: String, Sendable, Hashable {
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
public struct FlowStep: Sendable, Hashable {
  public var place: SourcePlace
  /// What stands there: `"AppFont.title"`.
  public var what: String
  public init(place: SourcePlace, what: String) {
    self.place = place
    self.what = what
  }
}

/// An API that takes a font's name; the raw value is how reports write it.
public enum FontAPI: String, Sendable, Hashable, CaseIterable {
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
  case interfaceBuilderDescription = "fontDescription"
  case interfaceBuilderFont = "font (attributed string)"
  /// The font of a control in a document for macOS.
  case interfaceBuilderControlFont = "font (Interface Builder)"
  case userDefinedRuntimeAttribute = "userDefinedRuntimeAttribute"
  /// An accessor that SwiftGen or Tuist generates: it registers its font when it is first used.
  case fontConvertible = "FontConvertible(name:family:path:)"
}

extension FontAPI {
  /// What the platform draws when no font has the name.
  public var onMiss: Miss {
    switch self {
    case .fontCustom, .fontCustomRelative, .fontCustomFixed: .systemFont
    case .uiFont, .nsFont, .fontWithName, .fontManagerFamily, .cgFont, .fontConvertible: .nothing
    case .ctFont, .uiFontDescriptorName, .nsFontDescriptorName, .descriptorNameAttribute,
      .descriptorFamilyAttribute, .ctFontDescriptor, .caTextLayer:
      .helvetica
    case .skLabelNode, .skLabelNodeProperty, .cgContextSelectFont, .userDefinedRuntimeAttribute:
      .someDefault
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont:
      .systemFont
    }
  }

  public enum Miss: Sendable, Hashable {
    /// The system font, without a word.
    case systemFont
    /// `nil`; what is drawn is up to the caller.
    case nothing
    /// Helvetica.
    case helvetica
    /// A default face that is not documented.
    case someDefault
  }

  /// Whether only a family name will do (`.family` of a descriptor).
  public var asksForFamily: Bool {
    self == .descriptorFamilyAttribute || self == .fontManagerFamily
  }

  /// Whether a designer's file asks, where `.AppleSystemUIFont…` is the system font itself.
  public var isInterfaceBuilder: Bool {
    switch self {
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont: true
    default: false
    }
  }
}

extension SwiftFontCalls {
  /// The API of a callee with these labels; `nil` for anything that takes no font's name.
  static func api(
    _ member: SwiftCallee.Member, _ labels: [String?], _ first: SwiftExpression.ID,
    in file: SwiftFile
  ) -> FontAPI? {
    switch member {
    case .custom:
      switch labels {
      case [nil, "size"]: .fontCustom
      case [nil, "size", "relativeTo"]: .fontCustomRelative
      case [nil, "fixedSize"]: .fontCustomFixed
      default: nil
      }
    case .initializer(let type): initializer(type, labels, file.kind(first))
    case .function(let name): function(name, labels, file.kind(first))
    }
  }

  private static func initializer(
    _ type: SwiftFontTypes.Builtin, _ labels: [String?], _ first: SwiftExpression.Kind
  ) -> FontAPI? {
    switch (type, labels) {
    case (.uiFont, ["name", "size"]): .uiFont
    case (.nsFont, ["name", "size"]), (.nsFont, ["name", "matrix"]): .nsFont
    case (.uiFontDescriptor, ["name", "size"]), (.uiFontDescriptor, ["name", "matrix"]):
      .uiFontDescriptorName
    case (.nsFontDescriptor, ["name", "size"]), (.nsFontDescriptor, ["name", "matrix"]):
      .nsFontDescriptorName
    case (.uiFontDescriptor, ["fontAttributes"]), (.nsFontDescriptor, ["fontAttributes"]):
      // The entries of a dictionary that is written here speak for themselves.
      first.isDictionary ? nil : .descriptorNameAttribute
    case (.skLabelNode, ["fontNamed"]): .skLabelNode
    case (.ctFont, _) where labels.starts(with: [nil, "size"]): first.isNoName ? nil : .ctFont
    case (.cgFont, [nil]): first.isText ? .cgFont : nil
    default: nil
    }
  }

  private static func function(
    _ name: String, _ labels: [String?], _ first: SwiftExpression.Kind
  ) -> FontAPI? {
    switch name {
    case "CTFontCreateWithName", "CTFontCreateWithNameAndOptions": .ctFont
    case "CTFontDescriptorCreateWithNameAndSize": .ctFontDescriptor
    case "super.init" where labels == ["fontNamed"]: .skLabelNode
    case "font" where labels == ["withFamily", "traits", "weight", "size"]: .fontManagerFamily
    case "selectFont" where labels == ["name", "size", "textEncoding"]: .cgContextSelectFont
    case "addingAttributes" where labels == [nil]:
      first.isDictionary ? nil : .descriptorNameAttribute
    default: nil
    }
  }
}

extension FontAPI {
  /// Whether the name stands in a dictionary of attributes.
  var isAttribute: Bool {
    self == .descriptorNameAttribute || self == .descriptorFamilyAttribute
  }
}

extension SwiftExpression.Kind {
  fileprivate var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }

  /// Whether it surely is a string: a literal, or something cast to one.
  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolation: true
    case .cast(_, let type): ["CFString", "NSString", "String"].contains(type)
    case .call(_, let arguments): arguments.count == 1 && arguments.first?.label == "string"
    default: false
    }
  }

  /// Whether it surely is none: `CTFont(.system, size: 12)`, `CTFont(descriptor, size: 12)`.
  fileprivate var isNoName: Bool {
    switch self {
    case .member(base: nil, _): true
    case .name(let name), .member(_, let name): name.lowercased().hasSuffix("descriptor")
    case .call: true
    default: false
    }
  }
}

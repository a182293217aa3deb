/// The names in dictionaries of font attributes, and those that are assigned to properties.
extension SwiftFontCalls {
  /// The entries of a dictionary whose key says that the value is a font's name or family.
  func attributes(_ use: SwiftFile.Use) -> [SwiftFontCall] {
    guard case .dictionary(let entries) = file.kind(use.expression) else { return [] }
    return entries.compactMap { entry in
      guard let api = api(ofKey: entry.key, in: use) else { return nil }
      return SwiftFontCall(api: api, name: entry.value, subject: entry.value, scope: use.scope)
    }
  }

  /// `label.fontName = "…"` of SpriteKit, `layer.font = "…" as CFTypeRef` of Core Animation.
  func assignment(_ use: SwiftFile.Use) -> SwiftFontCall? {
    guard case .assignment(let target, let value) = file.kind(use.expression),
      case .member(_, let name) = file.kind(target)
    else { return nil }
    switch name {
    case "fontName" where file.imports.contains("SpriteKit"):
      return SwiftFontCall(
        api: .skLabelNodeProperty, name: value, subject: value, scope: use.scope)
    case "font":
      guard case .cast(let text, let type) = file.kind(value), case .string = file.kind(text),
        ["CFTypeRef", "CFString", "NSString", "AnyObject"].contains(type)
      else { return nil }
      return SwiftFontCall(api: .caTextLayer, name: value, subject: value, scope: use.scope)
    default: return nil
    }
  }

  private func api(ofKey key: SwiftExpression.ID, in use: SwiftFile.Use) -> FontAPI? {
    switch file.kind(key) {
    case .member(base: nil, let name) where attributeDictionaries.contains(use.expression):
      return Self.attributes[name]
    case .member(let base?, let name):
      // `UIFontDescriptor.AttributeName.family`, and what it was called in Swift 3.
      guard case .member(_, "AttributeName") = file.kind(base) else { return nil }
      return Self.attributes[name]
    case .name(let name): return Self.constants[name]
    default: return nil
    }
  }

  private static let attributes: [String: FontAPI] = [
    "name": .descriptorNameAttribute, "family": .descriptorFamilyAttribute,
  ]

  private static let constants: [String: FontAPI] = [
    "kCTFontNameAttribute": .descriptorNameAttribute,
    "kCTFontDisplayNameAttribute": .descriptorNameAttribute,
    "kCTFontFamilyNameAttribute": .descriptorFamilyAttribute,
    "UIFontDescriptorNameAttribute": .descriptorNameAttribute,
    "UIFontDescriptorFamilyAttribute": .descriptorFamilyAttribute,
    "NSFontNameAttribute": .descriptorNameAttribute,
    "NSFontFamilyAttribute": .descriptorFamilyAttribute,
  ]
}

extension SwiftFile {
  /// The dictionaries that are the argument of `fontAttributes:` or `addingAttributes(_:)`.
  var attributeDictionaries: Set<SwiftExpression.ID> {
    var found: Set<SwiftExpression.ID> = []
    for call in calls {
      guard case .call(let callee, let arguments) = kind(call.expression),
        arguments.count == 1, let argument = arguments.first
      else { continue }
      if argument.label == "fontAttributes" { found.insert(argument.value) }
      if case .member(_, "addingAttributes") = kind(callee) { found.insert(argument.value) }
    }
    return found
  }
}

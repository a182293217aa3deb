package import AppManifest
package import FontReferences
import SourceText

extension FontAPI {
  /// The API as the language of a file and the platform write it: `[UIFont fontWithName:size:]` in
  /// Objective-C, `UIFont(name:size:)` in Swift.
  package func name(in path: String, on platform: Platform? = nil) -> String {
    guard let (type, selector) = message(on: platform) else { return rawValue }
    if path.isOfObjectiveC { return "[\(type) \(selector)]" }
    return self == .fontWithName ? "\(type)(name:size:)" : rawValue
  }

  /// What is sent to which class in Objective-C; `nil` where both languages write the API alike.
  private func message(on platform: Platform?) -> (type: String, selector: String)? {
    switch self {
    case .uiFont: ("UIFont", "fontWithName:size:")
    case .nsFont: ("NSFont", "fontWithName:size:")
    case .fontWithName: (platform == .macOS ? "NSFont" : "UIFont", "fontWithName:size:")
    case .uiFontDescriptorName: ("UIFontDescriptor", "fontDescriptorWithName:size:")
    case .nsFontDescriptorName: ("NSFontDescriptor", "fontDescriptorWithName:size:")
    case .skLabelNode: ("SKLabelNode", "labelNodeWithFontNamed:")
    case .fontManagerFamily: ("NSFontManager", "fontWithFamily:traits:weight:size:")
    case .fontManagerFace: ("NSFontManager", "convertFont:toFace:")
    default: nil
    }
  }
}

extension FontReference {
  /// The API as the reference's language and the platform write it.
  func name(on platform: Platform?) -> String { api.name(in: place.path, on: platform) }
}

extension String {
  /// Whether it is the path of a file of Objective-C.
  var isOfObjectiveC: Bool { [".m", ".mm", ".h", ".pch"].contains { hasSuffix($0) } }
}

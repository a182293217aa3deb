package import AppManifest
import FontInspection

extension BuiltInFonts {
  /// The PostScript name to write for a built-in font that was found in some way; of a family its most
  /// regular face. `nil` where the platform's list does not know it.
  package static func postScriptName(of match: BuiltInMatch, on platform: Platform) -> String? {
    guard let list = list(of: platform) else { return nil }
    let name = match.name
    if let face = list.faces.first(where: { $0.postScriptName == name || $0.fullName == name }) {
      return face.postScriptName
    }
    if match.how == .fullName { return list.face(ofFullName: name)?.postScriptName }
    let family = list.faces(ofFamily: name).filter(\.span.isThere)
    let regular = family.min { left, right in
      (left.distanceFromRegular, left.postScriptName) < (
        right.distanceFromRegular, right.postScriptName
      )
    }
    return regular?.postScriptName
  }
}

extension SystemFontList.Face {
  fileprivate var distanceFromRegular: Int {
    let style = StyleName(fullName ?? postScriptName)
    return abs((style.weight ?? 400) - 400) + (style.isItalic ? 1000 : 0)
      + (style.isOfOtherWidth ? 2000 : 0)
  }
}

import SourceText

/// What an Interface Builder document is for.
enum InterfaceBuilderTarget {
  /// The platforms a document can be loaded on, by its root element; `nil` where it does not say.
  static func platforms(of document: MarkupElement) -> Set<String>? {
    let root =
      document.name == "document" || document.name == "archive"
      ? document : document.children.first { $0.name == "document" || $0.name == "archive" }
    guard let root else { return nil }
    let marks = [root[attribute: "targetRuntime"]?.value, root[attribute: "type"]?.value]
    return marks.lazy.compactMap { $0.flatMap(platforms(mark:)) }.first
  }

  /// `iOS.CocoaTouch`, `AppleTV`, `watchKit`, `MacOSX.Cocoa`, `com.apple.InterfaceBuilder3.Cocoa.XIB`, …
  private static func platforms(mark: String) -> Set<String>? {
    let mark = mark.lowercased()
    if mark.contains("watchkit") { return ["watchOS"] }
    if mark.contains("appletv") { return ["tvOS"] }
    if mark.contains("cocoatouch") { return ["iOS", "macCatalyst", "tvOS", "visionOS"] }
    if mark.contains("cocoa") { return ["macOS"] }
    return nil
  }
}

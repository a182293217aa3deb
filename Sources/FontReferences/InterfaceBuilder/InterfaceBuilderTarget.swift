import NameFlow
import SourceText

/// What an Interface Builder document is for.
enum InterfaceBuilderTarget {
  /// The platforms a document can be loaded on, by its root element; `nil` where it does not say.
  static func platforms(of document: MarkupElement) -> Set<String>? {
    guard let root = root(of: document) else { return nil }
    let marks = [root[attribute: "targetRuntime"]?.value, root[attribute: "type"]?.value]
    return marks.lazy.compactMap { $0.flatMap(platforms(mark:)) }.first
  }

  /// Whether a document says that it is shown before any code runs: `launchScreen="YES"`.
  static func isLaunchScreen(_ document: MarkupElement) -> Bool {
    root(of: document)?[attribute: "launchScreen"]?.value == "YES"
  }

  /// The elements that say what a document is.
  static let roots = ["document", "archive"]

  private static func root(of document: MarkupElement) -> MarkupElement? {
    roots.contains(document.name)
      ? document : document.children.first { roots.contains($0.name) }
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

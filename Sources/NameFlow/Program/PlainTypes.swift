/// Types of the platform that let no one make an instance of their heirs by itself: whoever wants one names
/// it, in code or in Interface Builder.
package enum PlainTypes {
  package static func contain(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return suffixes.contains { name.hasSuffix($0) }
      && !namedByManifests.contains { name.hasSuffix($0) }
  }

  /// Whether a name that the sources do not declare is one of a type of the platform, and no parameter of a
  /// generic function.
  static func isOfPlatform(_ name: String) -> Bool {
    if leaves.contains(name) || contain(name) { return true }
    let letters = Array(name.utf8.prefix(4))
    return letters.count == 4 && prefixes.contains { name.hasPrefix($0) }
      && (0x41...0x5A).contains(letters[2]) && (0x61...0x7A).contains(letters[3])
      && !name.hasSuffix("Type")
  }

  /// Whether types are such that none of the platform's inherits from them.
  static func areLeaves(_ names: [String]) -> Bool { names.allSatisfy(leaves.contains) }

  private static let prefixes = [
    "AV", "CA", "CG", "CL", "CT", "MK", "NS", "PH", "SK", "UI", "UN", "WK",
  ]

  private static let leaves: Set<String> = [
    "Alignment", "Angle", "Animation", "Bundle", "CGColor", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Calendar", "Color", "Data", "Date", "Edge", "FileManager", "Font", "Image",
    "Locale", "Measurement", "NSColor", "NSFont", "NSImage", "NotificationCenter", "Text",
    "TimeZone", "UIColor", "UIFont", "UIImage", "URL", "UUID", "UserDefaults",
  ]

  /// Whether a type of the platform has just this name.
  package static func isNamed(_ name: String) -> Bool { names.contains(name) }

  /// Styles of SwiftUI; what a view or a controller does for another one.
  private static let suffixes = ["Style", "Delegate", "DataSource", "Representable"]

  /// Those of them whose classes an `Info.plist` names, so that the system makes the object.
  private static let namedByManifests = [
    "SceneDelegate", "ApplicationDelegate", "ExtensionDelegate", "ComplicationDataSource",
  ]

  private static let names: Set<String> = [
    // SwiftUI
    "Animatable", "EnvironmentKey", "Layout", "PreferenceKey", "Shape", "View", "ViewModifier",
    // UIKit
    "UIActivityIndicatorView", "UIActivityViewController", "UIAlertController", "UIBarButtonItem",
    "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewController", "UICollectionViewFlowLayout", "UICollectionViewLayout",
    "UIControl", "UIDatePicker", "UIHostingController", "UIImageView", "UIInputView", "UILabel",
    "UINavigationBar", "UINavigationController", "UINavigationItem", "UIPageControl",
    "UIPageViewController", "UIPickerView", "UIPresentationController", "UIProgressView",
    "UIRefreshControl", "UIScrollView", "UISearchBar", "UISearchController", "UISearchTextField",
    "UISegmentedControl", "UISlider", "UISplitViewController", "UIStackView", "UIStepper",
    "UISwitch", "UITabBar", "UITabBarController", "UITabBarItem", "UITableView", "UITableViewCell",
    "UITableViewController", "UITableViewHeaderFooterView", "UITextField", "UITextView",
    "UIToolbar", "UIView", "UIViewController", "UIVisualEffectView", "UIWindow",
    // AppKit
    "NSBox", "NSButton", "NSButtonCell", "NSCell", "NSClipView", "NSCollectionView",
    "NSCollectionViewItem", "NSComboBox", "NSControl", "NSDatePicker", "NSHostingController",
    "NSHostingView", "NSImageView", "NSLayoutManager", "NSMenu", "NSMenuItem", "NSOutlineView",
    "NSPanel", "NSPopUpButton", "NSPopover", "NSProgressIndicator", "NSRulerView", "NSScrollView",
    "NSSearchField", "NSSecureTextField", "NSSegmentedControl", "NSSlider", "NSSplitView",
    "NSSplitViewController", "NSStackView", "NSStepper", "NSSwitch", "NSTabView",
    "NSTabViewController", "NSTableCellView", "NSTableHeaderCell", "NSTableHeaderView",
    "NSTableRowView", "NSTableView", "NSTextAttachment", "NSTextField", "NSTextFieldCell",
    "NSTextStorage", "NSTextView", "NSTokenField", "NSToolbarItem", "NSView", "NSViewController",
    "NSVisualEffectView", "NSWindow", "NSWindowController",
    // Views and layers of others
    "ARSCNView", "ARSKView", "AVPlayerViewController", "CAGradientLayer", "CALayer", "CAShapeLayer",
    "CATextLayer", "CATiledLayer", "GLKView", "MFMailComposeViewController", "MKAnnotationView",
    "MKMapView", "MKMarkerAnnotationView", "MKPinAnnotationView", "MTKView", "PDFAnnotation",
    "PDFPage", "PDFView", "QLPreviewController", "SCNView", "SFSafariViewController", "SKView",
    "WKWebView",
    // Swift and Foundation
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Double", "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable",
    "Identifiable", "Int", "LocalizedError", "NSCoding", "NSCopying", "NSMutableCopying",
    "NSObject", "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "OptionSet",
    "RawRepresentable", "Sendable", "String", "class",
  ]

  /// Those of them that ask an instance for nothing but its value: for no member that code gives it, or for
  /// one of `isCalledByItself`.
  package static func askForValues(_ name: String) -> Bool { values.contains(name) }

  private static let values: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Decodable", "Double", "Encodable", "Equatable",
    "Hashable", "Int", "Sendable", "String", "class",
  ]

  /// Attributes that let nobody find what they stand at.
  package static let attributes: Set<String> = [
    "IBDesignable", "IBInspectable", "MainActor", "Observable", "Sendable", "ViewBuilder",
    "autoclosure", "available", "convention", "discardableResult", "escaping", "frozen",
    "inlinable", "inline", "preconcurrency", "unchecked", "usableFromInline",
  ]

  /// Macros at types, of the platform (SwiftData) and of the Composable Architecture and its kin. What they write into
  /// a type may ask for its members and makes none of it: each says in its `@attached(…)` what it adds, members and
  /// extensions alone.
  package static let macros: Set<String> = [
    "CasePathable", "DependencyClient", "Model", "ObservableState", "Perceptible", "Reducer",
    "ViewAction",
  ]

  /// Attributes at which a process begins.
  package static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether a package calls what an extension adds to a type of its own: SwinjectStoryboard calls `setup()` before its first
  /// storyboard (its README, "Registration in the setup method").
  package static func isCalledByPackage(_ name: String, of type: String) -> Bool {
    type == "SwinjectStoryboard" && name == "setup"
  }

  /// What code gives a type that the platform's code or Swift's then calls by itself.
  package static func isCalledByItself(_ name: String) -> Bool {
    [
      "allCases", "append", "build", "decode", "encode", "dynamic", "callAs", "hash", "rawValue",
      "wrappedValue", "projectedValue",
    ].contains { name.hasPrefix($0) }
  }
}

/// Types of the platform that let no one make an instance of their heirs by itself: whoever wants one names
/// it, in code or in Interface Builder.
package enum PlainTypes {
  package static func contain(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return suffixes.contains { name.hasSuffix($0) } && !finders.contains { name.hasSuffix($0) }
  }

  /// Whether something may make instances of the heirs of a type that the sources do not declare without anybody naming
  /// them: the system, which finds them in the binary or in a manifest, or a package that does so.
  static func mayFindHeirs(_ name: String) -> Bool {
    guard !contain(name) else { return false }
    return finders.contains { name.hasSuffix($0) } || findersOfKinds.contains { name.hasPrefix($0) }
  }

  /// Whether a name that the sources do not declare is one of a type of the platform, and no parameter of a
  /// generic function.
  static func isOfPlatform(_ name: String) -> Bool {
    leaves.contains(name) || contain(name) || hasPrefixOfPlatform(name) && !name.hasSuffix("Type")
  }

  /// Whether a name begins as those of the platform's frameworks do: `UITableViewDelegate`.
  static func hasPrefixOfPlatform(_ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(4))
    return letters.count == 4 && prefixes.contains { name.hasPrefix($0) }
      && (0x41...0x5A).contains(letters[2]) && (0x61...0x7A).contains(letters[3])
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

  /// Whether a name is that of a module of the platform.
  package static func isModule(_ name: String) -> Bool {
    ["AppKit", "Combine", "Foundation", "Swift", "SwiftUI", "UIKit", "WidgetKit"].contains(name)
  }

  /// Styles of SwiftUI; what a view or a controller does for another one.
  private static let suffixes = ["Style", "Delegate", "DataSource", "Representable"]

  /// Intents, documents, principal classes, objects of a data model, modules of React Native, Expo, Flutter, Capacitor, and
  /// Cordova, delegates that an `Info.plist` names.
  private static let finders = [
    "AppDelegate", "Application", "ApplicationDelegate", "Command", "ComplicationDataSource",
    "Document", "Entity", "Extension", "ExtensionDelegate", "Handler", "Intent", "Manager", "Model",
    "Module", "Object", "Package", "PlugIn", "Plugin", "Provider", "Query", "SceneDelegate", "Spec",
    "Sync", "TestCase", "Transformer",
  ]
  private static let findersOfKinds = [
    "CAP", "CDV", "CP", "EX", "Expo", "FP", "Flutter", "GK", "IMK", "IN", "NS", "QL", "RCT", "SK",
    "SL", "ScreenSaver", "UN",
    "WK",
  ]

  private static let names: Set<String> = classes.union([
    // SwiftUI
    "Animatable", "App", "Commands", "EnvironmentKey", "InsettableShape", "Layout", "PreferenceKey",
    "Scene", "Shape", "View", "ViewModifier", "Widget", "WidgetBundle",
    // Swift and Foundation
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Double", "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable",
    "Identifiable", "Int", "LocalizedError", "NSCoding", "NSCopying", "NSMutableCopying",
    "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "OptionSet", "RawRepresentable",
    "Sendable", "String", "class",
  ])

  /// Whether a name is that of a class of the platform, or of a protocol of its delegates and data sources.
  package static func isClassOrDelegate(_ name: String) -> Bool {
    isClass(name)
      || hasPrefixOfPlatform(name) && ["Delegate", "DataSource"].contains(where: name.hasSuffix)
  }

  /// Whether a name is that of a class of the platform.
  package static func isClass(_ name: String) -> Bool { classes.contains(name) }

  private static let classes: Set<String> = [
    // UIKit
    "UIActivityIndicatorView", "UIActivityViewController", "UIAlertController", "UIBarButtonItem",
    "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewController", "UICollectionViewFlowLayout", "UICollectionViewLayout",
    "UIControl", "UIDatePicker", "UIHostingController", "UIImageView", "UIInputView", "UILabel",
    "UINavigationBar", "UINavigationController", "UINavigationItem", "UIPageControl",
    "UIPageViewController", "UIPickerView", "UIPresentationController", "UIProgressView",
    "UIRefreshControl", "UIResponder", "UIScrollView", "UISearchBar", "UISearchController",
    "UISearchTextField",
    "UISegmentedControl", "UISlider", "UISplitViewController", "UIStackView", "UIStepper",
    "UISwitch", "UITabBar", "UITabBarController", "UITabBarItem", "UITableView", "UITableViewCell",
    "UITableViewController", "UITableViewHeaderFooterView", "UITextField", "UITextView",
    "UIToolbar", "UIView", "UIViewController", "UIVisualEffectView", "UIWindow",
    // AppKit
    "NSBox", "NSButton", "NSButtonCell", "NSCell", "NSClipView", "NSCollectionView",
    "NSCollectionViewItem", "NSComboBox", "NSControl", "NSDatePicker", "NSHostingController",
    "NSHostingView", "NSImageView", "NSLayoutManager", "NSMenu", "NSMenuItem", "NSOutlineView",
    "NSPanel", "NSPopUpButton", "NSPopover", "NSProgressIndicator", "NSResponder", "NSRulerView",
    "NSScrollView",
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
    // Foundation
    "NSObject",
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
    "autoclosure", "available", "convention", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable", "inline", "nonobjc",
    "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked", "usableFromInline",
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

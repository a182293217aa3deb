/// Types of the platform that let no one make an instance of their heirs by itself: whoever wants one names
/// it, in code or in Interface Builder.
enum PlainTypes {
  static func contain(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains { name.hasSuffix($0) }
  }

  /// Styles of SwiftUI; what a view or a controller does for another one.
  private static let suffixes = ["Style", "Delegate", "DataSource", "Representable"]

  private static let names: Set<String> = [
    // SwiftUI
    "Animatable", "EnvironmentKey", "Layout", "PreferenceKey", "Shape", "View", "ViewModifier",
    // UIKit
    "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewController", "UIControl", "UIHostingController", "UIImageView", "UILabel",
    "UINavigationBar", "UINavigationController", "UIPageViewController", "UIScrollView",
    "UISearchBar", "UIStackView", "UITabBar", "UITabBarController", "UITableView",
    "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UITextField",
    "UITextView", "UIView", "UIViewController", "UIVisualEffectView",
    // AppKit
    "NSBox", "NSButton", "NSControl", "NSHostingController", "NSHostingView", "NSImageView",
    "NSScrollView", "NSStackView", "NSTableCellView", "NSTableRowView", "NSTableView",
    "NSTextField", "NSTextView", "NSView", "NSViewController",
    // Swift
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Double", "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable",
    "Identifiable", "Int", "LocalizedError", "ObservableObject", "OptionSet", "RawRepresentable",
    "Sendable", "String", "class",
  ]

  /// Attributes that let nobody find what they stand at.
  static let attributes: Set<String> = [
    "IBDesignable", "MainActor", "Observable", "Sendable", "ViewBuilder", "autoclosure",
    "available",
    "convention", "discardableResult", "escaping", "frozen", "inlinable", "inline",
    "preconcurrency",
    "unchecked", "usableFromInline",
  ]

  /// Attributes at which a process begins.
  static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// What an extension gives a type of the platform or of Swift that its own code then calls by itself.
  static func isCalledByItself(_ name: String) -> Bool {
    ["append", "build", "decode", "encode", "dynamic", "callAs", "wrappedValue", "projectedValue"]
      .contains { name.hasPrefix($0) }
  }
}

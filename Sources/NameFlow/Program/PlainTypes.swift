/// Types of the platform that let no one make an instance of their heirs by itself: whoever wants one names
/// it, in code or in Interface Builder.
package enum PlainTypes {
  package static func contain(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a type of the platform has just this name.
  package static func isNamed(_ name: String) -> Bool { names.contains(name) }

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

  /// Those of them that ask an instance for nothing but its value: for no member that code gives it, or for
  /// one of `isCalledByItself`.
  package static func askForValues(_ name: String) -> Bool { values.contains(name) }

  private static let values: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Decodable", "Double", "Encodable", "Equatable",
    "Hashable", "Int", "Sendable", "String", "class",
  ]

  /// Attributes that let nobody find what they stand at.
  package static let attributes: Set<String> = [
    "IBDesignable", "MainActor", "Observable", "Sendable", "ViewBuilder", "autoclosure",
    "available",
    "convention", "discardableResult", "escaping", "frozen", "inlinable", "inline",
    "preconcurrency",
    "unchecked", "usableFromInline",
  ]

  /// Attributes at which a process begins.
  package static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// What code gives a type that the platform's code or Swift's then calls by itself.
  package static func isCalledByItself(_ name: String) -> Bool {
    [
      "allCases", "append", "build", "decode", "encode", "dynamic", "callAs", "hash", "rawValue",
      "wrappedValue", "projectedValue",
    ].contains { name.hasPrefix($0) }
  }
}

/// What classes of UIKit inherit from.
package enum PlatformClasses {
  private static let parents = [
    "UIActivityIndicatorView": "UIView", "UIButton": "UIControl",
    "UICollectionReusableView": "UIView",
    "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewController": "UIViewController", "UIControl": "UIView",
    "UIDatePicker": "UIControl", "UIImageView": "UIView", "UILabel": "UIView",
    "UINavigationBar": "UIView", "UINavigationController": "UIViewController",
    "UIPageControl": "UIControl", "UIPickerView": "UIView", "UIProgressView": "UIView",
    "UIScrollView": "UIView", "UISearchBar": "UIView", "UISearchTextField": "UITextField",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStackView": "UIView",
    "UIStepper": "UIControl", "UISwitch": "UIControl", "UITabBar": "UIView",
    "UITabBarController": "UIViewController", "UITableView": "UIScrollView",
    "UITableViewCell": "UIView", "UITableViewController": "UIViewController",
    "UITableViewHeaderFooterView": "UIView", "UITextField": "UIControl",
    "UITextView": "UIScrollView", "UIToolbar": "UIView", "UIView": "UIResponder",
    "UIViewController": "UIResponder", "UIWindow": "UIView",
  ]

  package static func isKnown(_ name: String) -> Bool { parents[name] != nil }

  /// Whether two are such classes of which the first does not inherit from the second, nor is it that: it has nothing
  /// that an extension adds to the second.
  package static func lacks(_ name: String, membersOf other: String) -> Bool {
    guard parents[name] != nil, parents[other] != nil else { return false }
    var next: String? = name
    while let current = next {
      if current == other { return false }
      next = parents[current]
    }
    return true
  }
}

import UIKit

/// The delegate makes one.
final class Banner: UIView {
  let label = UILabel()

  func show() {
    label.font = UIFont(name: "GateSans-Shown", size: 17)
  }

  override func didMoveToWindow() {
    show()
  }
}

/// Nobody makes one: no project says what the app is made of, but the app begins in this folder.
final class OldBanner: UIView {
  let label = UILabel()

  override func didMoveToWindow() {
    label.font = UIFont(name: "GateSans-Unused", size: 17)
  }
}

/// The storyboard makes one.
final class Badge: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    font = UIFont(name: "GateSans-Loaded", size: 17)
  }
}

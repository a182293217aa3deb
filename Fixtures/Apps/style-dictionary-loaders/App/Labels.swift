import UIKit

final class Labels: UIView {
  let label = UILabel()

  func show() {
    // Right.
    label.font = UIFont(name: table("Day")["title"] ?? "", size: 17)
    // Wrong: the target does not copy it.
    label.font = UIFont(name: table("Night")["title"] ?? "", size: 17)
    // Wrong: the extension.
    label.font = UIFont(name: table("Day", "json")["note"] ?? "", size: 17)
    // Wrong: the letter case.
    label.font = UIFont(name: table("day")["note"] ?? "", size: 17)
  }
}

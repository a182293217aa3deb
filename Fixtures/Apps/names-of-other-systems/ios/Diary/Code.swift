import UIKit

final class CodeLabel: UILabel {
  // A family: its regular font is Menlo-Regular.
  func show() { font = UIFont(name: "Menlo", size: 13) }
}

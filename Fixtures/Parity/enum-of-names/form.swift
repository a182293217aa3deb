// Cases that stand for names, given to a function.
import UIKit

enum Face: String {
  case bold = "GateSans-Bold"
  case bald = "GateSans-Bald"
}

func font(_ face: Face) -> UIFont? { UIFont(name: face.rawValue, size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font(.bold)
    bodyLabel.font = font(.bald)
  }
}

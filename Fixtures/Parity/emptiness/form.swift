// A face that may be empty is joined only where it is not.
import UIKit

func font(_ family: String, _ face: String) -> UIFont? {
  if face.isEmpty {
    return UIFont(name: family, size: 17)
  } else {
    return UIFont(name: family + "-" + face, size: 17)
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans", "Bold")
    bodyLabel.font = font("MyFont", "")
  }
}

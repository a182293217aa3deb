// A face that may be left out is joined only where it is there.
import UIKit

func name(_ face: String?) -> String {
  if let face { return "GateSans-\(face)" }
  return "GateSans-Regular"
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name("Bold"), size: 28)
    bodyLabel.font = UIFont(name: name(nil), size: 17)
  }
}

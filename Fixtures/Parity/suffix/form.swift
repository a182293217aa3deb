// What a text lacks at its end is added, once.
import UIKit

func name(_ face: String) -> String {
  face.hasSuffix("-Bold") ? face : face + "-Regular"
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name("GateSans-Bold"), size: 28)
    bodyLabel.font = UIFont(name: name("GateSans"), size: 17)
  }
}

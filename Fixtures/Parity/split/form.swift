// A family taken from the name of one of its faces.
import UIKit

let family = "GateSans-Bold".components(separatedBy: "-")[0]

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: family + "-Bald", size: 28)
    bodyLabel.font = UIFont(name: family + "-Regular", size: 17)
  }
}

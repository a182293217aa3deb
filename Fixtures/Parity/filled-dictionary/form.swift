// A dictionary that is filled after it is made.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var names: [String: String] = [:]
    names["title"] = "GateSans-Bold"
    names["body"] = "GateSans-Bald"
    titleLabel.font = UIFont(name: names["title"]!, size: 28)
    bodyLabel.font = UIFont(name: names["body"]!, size: 17)
  }
}

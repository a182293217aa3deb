// A part of a text replaced.
import UIKit

func compact(_ name: String) -> String { name.replacingOccurrences(of: " ", with: "") }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: compact("Gate Sans-Italic"), size: 28)
    bodyLabel.font = UIFont(name: compact("Gate Sans-Bald"), size: 17)
  }
}

// A comparison chooses the name, and leaves the others to the last branch.
import UIKit

func name(_ style: String) -> String {
  if style == "title" { return "GateSans-Bold" }
  if style == "note" { return "GateSans-Bild" }
  return "GateSans-" + style
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name("title"), size: 28)
    bodyLabel.font = UIFont(name: name("Regular"), size: 17)
  }
}

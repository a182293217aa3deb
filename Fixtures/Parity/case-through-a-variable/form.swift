// A case that a variable carries to the switch.
import UIKit

enum Style { case title, note }

func suffix(_ style: Style) -> String {
  var suffix = "Bild"
  switch style {
  case .title: suffix = "Bold"
  case .note: break
  }
  return suffix
}

final class Page: UIViewController {
  let style = Style.title

  override func viewDidLoad() {
    titleLabel.font = UIFont(name: "GateSans-" + suffix(style), size: 28)
  }
}

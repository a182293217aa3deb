// A case that each call gives chooses the name: no call asks for the last one.
import UIKit

enum Style { case title, body, note }

func name(_ style: Style) -> String {
  switch style {
  case .title: return "GateSans-Bold"
  case .body: return "GateSans-Bald"
  case .note: return "GateSans-Bild"
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name(.title), size: 28)
    bodyLabel.font = UIFont(name: name(.body), size: 17)
  }
}

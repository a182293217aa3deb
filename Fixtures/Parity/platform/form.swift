// A name for each platform: that of the other one is not asked.
import UIKit

func name() -> String {
  #if os(iOS)
  return "GateSans-Bald"
  #else
  return "Gate_Sans"
  #endif
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: "GateSans-Bold", size: 28)
    bodyLabel.font = UIFont(name: name(), size: 17)
  }
}

// What a constant switches off is never drawn.
import UIKit

let usesSerif = false

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: usesSerif ? "GateSerif-Bald" : "GateSans-Bold", size: 28)
    var body = "GateSans-Bald"
    if usesSerif { body = "GateSerif-Bild" }
    bodyLabel.font = UIFont(name: body, size: 17)
  }
}

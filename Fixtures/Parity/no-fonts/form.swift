// Texts, comparisons and other types that look like fonts.
import UIKit

struct Shoe { let name: String; let size: Int }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.text = "GateSans-Bald"
    shoes.append(Shoe(name: "GateSans-Bild", size: 42))
    if titleLabel.font.fontName == "GateSans-Buld" { return }
    titleLabel.font = UIFont(name: "GateSans-Bold", size: 28)
  }
}

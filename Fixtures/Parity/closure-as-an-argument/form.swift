// A closure that is called by the function it is given to.
import UIKit

func withFace(_ make: (String) -> Void) { make("GateSans-Bald") }

final class Page: UIViewController {
  override func viewDidLoad() {
    withFace { face in titleLabel.font = UIFont(name: face, size: 28) }
  }
}

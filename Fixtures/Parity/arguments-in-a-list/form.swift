// Pairs in a list: the parts of one stay together.
import UIKit

struct Face { let family: String; let suffix: String }

final class Page: UIViewController {
  let faces = [Face(family: "GateSans", suffix: "-Bold"), Face(family: "My", suffix: "Font")]

  override func viewDidLoad() {
    for face in faces {
      fonts.append(UIFont(name: face.family + face.suffix, size: 17))
    }
  }
}

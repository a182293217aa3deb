// Two arguments that a function hands on, one of them changed.
import UIKit

struct Theme {
  let family: String
  let bold: String

  func font(_ face: String) -> UIFont? { UIFont(name: family + face, size: 17) }
}

func style(_ label: UILabel, family: String, face: String) {
  label.font = Theme(family: family, bold: "unused").font("\(face)")
}

final class Page: UIViewController {
  override func viewDidLoad() {
    style(a, family: "GateSans", face: "-Bold")
    style(b, family: "My", face: "Font")
  }
}

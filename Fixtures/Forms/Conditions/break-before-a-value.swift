// A `break` that may leave a case before it gives a name its value leaves the one from before.
import UIKit

enum Face { case plain, bold }

func left(_ face: Face, _ isOn: Bool) -> UIFont? {
  var name = "GateSans-Bald"
  //         ^ wrong
  switch face {
  case .plain:
    guard isOn else { break }
    name = "GateSans-Regular"
    //     ^ right
  case .bold: name = "GateSans-Bold"
  //                 ^ right
  }
  return UIFont(name: name, size: 12)
}

func kept(_ face: Face, _ isOn: Bool) -> UIFont? {
  var name = "GateSans-Never"
  switch face {
  case .plain:
    name = "GateSans-Regular"
    //     ^ right
    if isOn { break }
    name = "GateSans-Italic"
    //     ^ right
  case .bold: name = "GateSans-Bold"
  //                 ^ right
  }
  return UIFont(name: name, size: 12)
}

func draw(_ label: UILabel, _ view: UIView) {
  label.font = left(view.tag == 1 ? .plain : .bold, view.isHidden)
  label.font = kept(view.tag == 2 ? .plain : .bold, view.isHidden)
}

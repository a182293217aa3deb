// Each branch of a chain gives a name its value, the first one, too; what stands before it is kept where none is taken.
import UIKit

enum Face { case plain, bold, heavy }

func byText(_ word: String) -> UIFont? {
  var name = "GateSans-Regular"
  if word == "a" {
    name = "GateSans-Wrong1"
    //     ^ wrong
  } else if word == "b" {
    name = "GateSans-Wrong2"
    //     ^ wrong
  } else {
    name = "GateSans-Wrong3"
    //     ^ wrong
  }
  return UIFont(name: name, size: 12)
}

func byCase(_ face: Face) -> UIFont? {
  var name = "GateSans-Wrong4"
  //         ^ wrong
  if face == .plain {
    name = "GateSans-Wrong5"
    //     ^ wrong
  } else if face == .bold {
    name = "GateSans-Wrong6"
    //     ^ wrong
  }
  return UIFont(name: name, size: 12)
}

func byFlag(_ isOn: Bool, _ isBig: Bool) -> UIFont? {
  var name = "GateSans-Wrong7"
  //         ^ wrong
  if isOn {
    if isBig { name = "GateSans-Wrong8" }
    //                ^ wrong
  } else {
    name = "GateSans-Wrong9"
    //     ^ wrong
  }
  return UIFont(name: name, size: 12)
}

func byOptional(_ face: Face?) -> UIFont? {
  var name = "GateSans-Wrong10"
  //         ^ wrong
  switch face {
  case .plain: name = "GateSans-Regular"
  //                  ^ right
  case .bold: name = "GateSans-Bold"
  //                 ^ right
  case .heavy: name = "GateSans-Italic"
  //                  ^ right
  default: break
  }
  return UIFont(name: name, size: 12)
}

func draw(_ label: UILabel, _ view: UIView, _ faces: [Face], _ words: [String]) {
  for word in words { label.font = byText(word) }
  for face in faces { label.font = byCase(face) }
  label.font = byFlag(view.isHidden, view.isOpaque)
  label.font = byOptional(faces.first)
}

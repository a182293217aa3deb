// Another font where the first is not there.
import UIKit

func title(_ label: UILabel) {
  if let font = UIFont(name: "GateSans-Bald", size: 17) {
    //                       ^ missed
    label.font = font
  } else {
    label.font = UIFont(name: "GateSans-Bold", size: 17)
    //                        ^ right
  }
}

func body(_ label: UILabel) {
  let wanted = UIFont(name: "GateSans-Bild", size: 17)
  //                        ^ missed
  if wanted != nil {
    label.font = wanted
  } else {
    label.font = UIFont(name: "GateSans-Italic", size: 17)
    //                        ^ right
  }
}

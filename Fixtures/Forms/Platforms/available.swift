// Both branches of `if #available` are read.
import UIKit

func title() -> UIFont? {
  if #available(iOS 17, *) {
    return UIFont(name: "GateSans-Bold", size: 17)
    //                  ^ right
  } else {
    return UIFont(name: "GateSans-Bald", size: 17)
    //                  ^ wrong
  }
}

// Each branch of `#if` is read.
import UIKit

#if DEBUG
let name = "GateSans-Bald"
//         ^ wrong
#else
let name = "GateSans-Bold"
//         ^ right
#endif

let title = UIFont(name: name, size: 17)

func body() -> UIFont? {
  #if BETA
  return UIFont(name: "GateSans-Bild", size: 17)
  //                  ^ wrong
  #elseif REMOTE
  return UIFont(name: Remote.font, size: 17)
  //                  ^ listed
  #else
  return UIFont(name: "GateSans-Italic", size: 17)
  //                  ^ right
  #endif
}

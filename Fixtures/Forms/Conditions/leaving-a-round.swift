// What `continue` leaves out of the round is not asked for behind it.
import UIKit

func load() {
  for name in ["GateSans-Bold", "system", "", "GateSans-Bald"] {
    //         ^ right
    //                                        ^ wrong
    if name.isEmpty { continue }
    guard name != "system" else { continue }
    fonts.append(UIFont(name: name, size: 17))
  }
}

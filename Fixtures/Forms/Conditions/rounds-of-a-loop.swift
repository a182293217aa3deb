// What an earlier round of a loop leaves behind knows nothing of this round's flag.
import UIKit

func fonts(_ flags: [Bool]) -> [UIFont?] {
  var last = "GateSans-Regular"
  //         ^ right
  var result: [UIFont?] = []
  for isKids in flags {
    if isKids { result.append(UIFont(name: last, size: 17)) }
    last = isKids ? "MyFont" : "GateSans-Bald"
    //              ^ right
    //                         ^ wrong
  }
  return result
}

let all = fonts(Settings.flags)

// A text that grows in each round of a loop has no end; what it begins with may be its name.
import UIKit

func name(_ words: [String]) -> String {
  var name = "GateSans-Bald"
  //         ^ missed
  for word in words { name += word }
  return name
}

let title = UIFont(name: name(Settings.words), size: 28)
//                       ^ listed

// A function that hands names to a closure.
import UIKit

func load(_ make: (String) -> UIFont?) -> [UIFont?] {
  [make("GateSans-Bold"), make("GateSans-Bald"), make(Remote.font)]
  //    ^ right
  //                           ^ wrong
}

let fonts = load { UIFont(name: $0, size: 17) }
//                              ^ listed

// A default behind `??` for a name that may be missing.
import UIKit

struct Style {
  static let name: String? = nil
}

let title = UIFont(name: Style.name ?? "GateSans-Bold", size: 17)
//                                     ^ right
let body = UIFont(name: Style.name ?? "GateSans-Bald", size: 17)
//                                    ^ wrong
let caption = UIFont(name: Remote.name ?? "GateSans-Regular", size: 17)
//                         ^ listed
//                                        ^ right

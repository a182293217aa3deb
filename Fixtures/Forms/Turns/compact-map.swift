// Candidates tried by `compactMap` and `first`.
import UIKit

let title = ["GateSans-Bald", "GateSans-Bold"]
//           ^ missed
//                            ^ right
  .compactMap { UIFont(name: $0, size: 17) }.first
let body = ["GateSans-Bild", "GateSans-Buld"].lazy.compactMap { name in
  //        ^ wrong
  //                         ^ too
  UIFont(name: name, size: 17)
}.first ?? .systemFont(ofSize: 17)
let caption = Remote.names.compactMap { UIFont(name: $0, size: 17) }.first
//                                                   ^ listed

// Candidates of which the first that exists is taken.
import SwiftUI
import UIKit

let name = ["GateSans-Bald", "GateSans-Bold"]
//          ^ missed
//                           ^ right
  .first(where: { UIFont(name: $0, size: 17) != nil })!
let other = ["GateSans-Bild", "GateSans-Buld"].first { UIFont(name: $0, size: 17) != nil }
//           ^ wrong
//                            ^ too
let third = Remote.names.first { UIFont(name: $0, size: 17) != nil }
//                                            ^ carried
let title = Font.custom(name, size: 17)

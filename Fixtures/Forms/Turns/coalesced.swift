// One font behind another with `??`.
import UIKit

let title = UIFont(name: "GateSans-Bald", size: 17)
//                       ^ missed
  ?? UIFont(name: "GateSans-Bold", size: 17)
  //              ^ right
let body = UIFont(name: "GateSans-Bald", size: 17) ?? UIFont(name: "GateSans-Bild", size: 17)
//                      ^ wrong
//                                                                 ^ too
  ?? .systemFont(ofSize: 17)
let caption = UIFont(name: Remote.font, size: 17) ?? UIFont(name: "GateSans-Italic", size: 17)
//                         ^ listed
//                                                                ^ right

// A function that is handed to `map` and `forEach`.
import UIKit

func make(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }
//                                                  ^ listed

let fonts = ["GateSans-Bold", "GateSans-Bald"].map(make)
//           ^ right
//                            ^ wrong
let others = Remote.names.compactMap(make)

// Any name of a list whose number is not known may be meant; of a list of one it is that one.
import UIKit

let names = ["GateSans-Bold", "GateSans-Bald"]
//           ^ right
//                            ^ missed
let only = ["GateSans-Bild"]
//          ^ wrong

func title() -> UIFont? { UIFont(name: names[Settings.font], size: 28) }
func body() -> UIFont? { UIFont(name: only[Settings.other], size: 17) }

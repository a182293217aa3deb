import UIKit

let text = UIFont(name: "GateSans-Regular", size: 17)
let strong = UIFont(name: "GateSans-Bold", size: 17)

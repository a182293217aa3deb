import UIKit

let text = UIFont(name: "GateSans-Regular", size: 17)
let nothing = UIFont(name: "", size: 17)
let blank = UIFont(name: " ", size: 17)

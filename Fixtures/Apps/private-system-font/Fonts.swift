import UIKit

let text = UIFont(name: "GateSans-Regular", size: 17)
let private1 = UIFont(name: ".SFUI-Semibold", size: 17)
let private2 = UIFont(name: "SFProText-Medium", size: 17)

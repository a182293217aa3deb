import UIKit

// fontgate:disable:next unknown_font_name - arrives with the licensed build
let licensed = UIFont(name: "Licensed-Book", size: 17)
let text = UIFont(name: "GateSans-Regular", size: 17)  // fontgate:disable:this font_name_case

import UIKit

let text = UIFont(name: "GateSans-Regular", size: 17)

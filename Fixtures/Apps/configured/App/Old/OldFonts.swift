import UIKit

let old = UIFont(name: "Gone-Regular", size: 17)

import UIKit

let title = UIFont(name: "GateDisplay-Semibold", size: 28)

import UIKit

extension UIFont {
    enum Sans: String {
        case Regular
        case Bold

        func at(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-" + self.rawValue, size: size)! }
    }

    enum Display: String {
        case SemiBold
        case Heavy

        func at(_ size: CGFloat) -> UIFont { UIFont(name: "GateDisplay-" + self.rawValue, size: size)! }
    }
}

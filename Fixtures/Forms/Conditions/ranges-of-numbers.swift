import UIKit

// A weight as a number falls into one range.
func face(_ weight: Int) -> UIFont? {
    switch weight {
    case ..<300: return UIFont(name: "GateSans-Thin", size: 12)
    //                               ^ unused
    case 300...500: return UIFont(name: "GateSans-Regular", size: 12)
    //                                  ^ right
    case 501..<700: return UIFont(name: "GateSans-Medium", size: 12)
    //                                  ^ wrong
    case 900...: return UIFont(name: "GateSans-Black", size: 12)
    //                               ^ unused
    default: return UIFont(name: "GateSans-Heavy", size: 12)
    //                           ^ unused
    }
}

func title(_ size: CGFloat) -> UIFont? {
    if case 10...14 = size { return UIFont(name: "GateSans-Small", size: size) }
    //                                           ^ unused
    let isLarge = (20..<40).contains(size)
    return UIFont(name: isLarge || 60...80 ~= size ? "GateSans-Display" : "GateSans-Text", size: size)
    //                                               ^ wrong
}

func show() {
    _ = face(400)
    _ = face(600)
    _ = title(24)
}

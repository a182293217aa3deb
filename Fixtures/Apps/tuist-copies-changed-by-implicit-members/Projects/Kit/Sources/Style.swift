import UIKit

public extension UIFont {
    static var title: UIFont { UIFont(name: "GateSans-Regulaq", size: 14) ?? .systemFont(ofSize: 14) }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class BadgeLabel: UILabel {
    @IBInspectable var inset: CGFloat = 4
}

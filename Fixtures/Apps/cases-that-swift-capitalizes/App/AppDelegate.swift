import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [NSObject: AnyObject]?
  ) -> Bool {
    let labels = [UILabel(), UILabel(), UILabel(), UILabel(), UILabel(), UILabel(), UILabel()]
    labels[0].font = UIFont(kind: TextKind.Plain, size: 17)
    labels[1].font = UIFont(kind: .Strong, size: 17)
    labels[2].font = UIFont(style: .plain, size: 17)
    labels[3].font = UIFont(style: .urlBold, size: 17)
    labels[4].font = UIFont(style: .broad, size: 17)
    labels[5].font = UIFont(name: name(Weight.Heavy), size: 17)
    labels[6].font = UIFont.font(of: .size12)
    window = UIWindow()
    labels.forEach { window?.addSubview($0) }
    return true
  }

  func name(_ weight: Weight) -> String {
    switch weight {
    case .Standard: return "GateSans-Standard"
    case .Heavy: return "GateSans-Bold"
    case .Thin: return "GateSans-Thin"
    }
  }
}

import UIKit

/// The app that this is.
enum Brand {
  case ash, birch

  static var current: Brand {
    switch Bundle.main.bundleIdentifier ?? "" {
    case "com.example.birch": return .birch
    default: return .ash
    }
  }

  var fontName: String {
    switch self {
    case .ash: return "GateSans-Regular"
    case .birch: return "GateSans-Bold"
    }
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeController()
    window?.makeKeyAndVisible()
    return true
  }
}

class HomeController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    label.font = UIFont(name: Brand.current.fontName, size: 17)
    if Brand.current == .birch {
      label.font = UIFont(name: "GateSans-Bold", size: 17)
      label.font = UIFont(name: "GateSans-Birch", size: 17)
    } else {
      label.font = UIFont(name: "GateSans-Regular", size: 17)
      label.font = UIFont(name: "GateSans-Ash", size: 17)
    }
    // One build of "Ash" is called so, and another is not.
    if Bundle.main.bundleIdentifier == "com.example.ash" {
      label.font = UIFont(name: "GateSans-Store", size: 17)
    }
    if Bundle.main.bundleIdentifier == "com.example.cedar" {
      label.font = UIFont(name: "GateSans-Cedar", size: 17)
    }
    // Other builds are called otherwise, and Xcode adds keys of its own.
    if Bundle.main.bundleIdentifier == "com.example.cedar.simulator" {
      label.font = UIFont(name: "GateSans-Simulator", size: 17)
    }
    if Bundle.main.object(forInfoDictionaryKey: "HasBark") as? Bool == true {
      label.font = UIFont(name: "GateSans-Bark", size: 17)
    }
    if Bundle.main.infoDictionary?["CFBundleVersion"] != nil {
      label.font = UIFont(name: "GateSans-Version", size: 17)
    }
    if let font = Bundle.main.object(forInfoDictionaryKey: "BrandFont") as? String {
      label.font = UIFont(name: font, size: 17)
    }
    view.addSubview(label)
    view.addSubview(GateLabel())
  }
}

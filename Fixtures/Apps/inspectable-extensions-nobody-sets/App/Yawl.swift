import UIKit

@main final class Yawl: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.heavy = true
    label.setValue(true, forKey: "keyed")
    window.addSubview(label)
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  }
}

extension UILabel {
  /// No document sets it, and no code.
  @IBInspectable var light: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Light", size: 12) }
  }

  @IBInspectable private var thin: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Thin", size: 12) }
  }

  @IBInspectable var heavy: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Heavy", size: 12) }
  }

  @IBInspectable var keyed: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Keyed", size: 12) }
  }

  @IBInspectable var drawn: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Drawn", size: 12) }
  }

  @IBInspectable private var hidden: Bool {
    get { false }
    set { font = UIFont(name: "GateSans-Hidden", size: 12) }
  }
}

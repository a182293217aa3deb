import UIKit

@main
final class Signs: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = UIFont(name: "GateSans-Regular", size: 17)
    // The pod has this one, and may register it.
    label.font = UIFont(name: "GateDisplay-SemiBold", size: 17)
    // It has no other of the family, whatever it registers.
    label.font = UIFont(name: "GateDisplay-Thin", size: 17)
  }
}

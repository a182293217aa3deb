import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = UIFont(name: "GateSans-Regular", size: 17)
    // Of the pod's file, which is called like one of the bundle.
    label.font = UIFont(name: "MyFont", size: 17)
    // Of the bundle's file, which no pod brings.
    label.font = UIFont(name: "GateSans-Bold", size: 17)
  }
}

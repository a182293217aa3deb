import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
}

class Home: UIViewController {
  let labels = (0..<6).map { _ in UILabel() }

  override func viewDidLoad() {
    labels[0].font = .init(weight: "bold", size: 17)
    labels[1].font = UIFont(gate: 17)
    labels[2].font = UIFont { 17 }
    labels[3].font = UIFont(17)
    labels[4].font = UIFont(width: 17)
    labels[5].font = UIFont(byMaker: { 17 }, gap: 0)
    labels.forEach(view.addSubview)
  }
}

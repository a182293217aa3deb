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
  override func viewDidLoad() {
    let label = UILabel()
    [Row(title: "One")].draw(in: label)
    view.addSubview(label)
    addFooter()
  }

  override func viewDidAppear(_ animated: Bool) {
    present(UIViewController.makeNote(), animated: animated)
  }
}

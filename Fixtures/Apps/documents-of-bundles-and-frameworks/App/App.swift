import Kit
import UIKit

class RoomsViewController: UIViewController {}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = Bundle.main.url(forResource: "Icons", withExtension: "bundle")
    let icons = url.flatMap { Bundle(url: $0) }
    let rooms = UIStoryboard(name: "Rooms", bundle: icons).instantiateViewController(withIdentifier: "rooms")
    rooms.addChild(DoorsViewController(nibName: "Doors", bundle: Bundle(for: DoorsViewController.self)))
    window = UIWindow()
    window?.rootViewController = rooms
    return true
  }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class PierController: UIViewController {
  @IBAction func showShips() {
    let ships = UIStoryboard(name: "Ships", bundle: nil).instantiateInitialViewController()
    ships.map { show($0, sender: nil) }
  }

  @IBAction func showCrew() {
    let crew = UIStoryboard(name: "Crew", bundle: nil)
    show(crew.instantiateViewController(withIdentifier: "Cook"), sender: nil)
    show(CaptainController(), sender: nil)
    show(LightController(), sender: nil)
  }
}

final class CaptainController: UIViewController {}

final class LightController: UIViewController {}

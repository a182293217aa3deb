import UIKit

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class PierController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = segue.identifier
  }

  @IBAction func open(_ sender: Any) {
    performSegue(withIdentifier: "showBoat", sender: sender)
  }
}

final class DockController: UIViewController {}
final class TideController: UIViewController {}
final class CraneController: UIViewController {}

final class BoatController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.font = UIFont(name: "GateSans-Sail", size: 17)
    view.addSubview(label)
  }
}

/// Nobody performs the segue to it.
final class WreckController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.font = UIFont(name: "GateSans-Hull", size: 17)
    view.addSubview(label)
    performSegue(withIdentifier: "showMast", sender: nil)
  }
}

/// Its segue has no identifier, so that nobody can.
final class BuoyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.font = UIFont(name: "GateSans-Bell", size: 17)
    view.addSubview(label)
  }
}

/// Only what nobody makes performs the segue to it.
final class MastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.font = UIFont(name: "GateSans-Flag", size: 17)
    view.addSubview(label)
  }
}

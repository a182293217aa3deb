import UIKit

class Ticket: UIView {
  static func make() -> Ticket {
    Bundle.main.loadNibNamed("Ticket", owner: nil)?.first as! Ticket
  }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Regular", size: 12)
    window = UIWindow()
    window?.addSubview(label)
    window?.addSubview(Ticket.make())
  }
}

import UIKit

/// Only a test makes it.
public final class WelcomePage: UIViewController {
  public static func create() -> WelcomePage { WelcomePage() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Welcome", size: 26)
    view.addSubview(label)
  }
}

/// The app makes it, as a test does.
public final class SendPage: UIViewController {
  public static func create() -> SendPage { SendPage() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Send", size: 26)
    view.addSubview(label)
  }
}

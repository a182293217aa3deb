import UIKit

// Shop shows it; of Demo only the tests that it hosts do.
public final class WelcomePage: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Regular", size: 26)
    view.addSubview(label)
  }
}

// Demo shows it.
public final class SendPage: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Bold", size: 26)
    view.addSubview(label)
  }
}

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class FirstController: UIViewController {
  @IBOutlet var loadedLabel: UILabel!
  @IBOutlet private weak var observedLabel: UILabel! {
    didSet {
      observedLabel.font = UIFont(name: "GateSans-Regular", size: 17)
    }
  }
  @IBOutlet var calledLabel: UILabel!
  @IBOutlet var chosenLabel: UILabel!
  @IBOutlet var resizedLabel: UILabel!
  @IBOutlet var title1: UILabel!

  var isLarge = false

  override func viewDidLoad() {
    super.viewDidLoad()
    loadedLabel.font = UIFont(name: "GateSans-Regular", size: 17)
    // Only sometimes.
    if isLarge {
      chosenLabel.font = UIFont(name: "GateSans-Regular", size: 34)
    }
    // The same font in another size.
    resizedLabel.font = resizedLabel.font.withSize(20)
    setUp()
  }

  private func setUp() {
    calledLabel?.font = UIFont(name: "GateSans-Regular", size: 17)
  }

  // Nobody calls it.
  private func idle() {
    title1.font = UIFont(name: "GateSans-Regular", size: 17)
  }
}

// Has an outlet of the same name, and leaves its font alone.
final class SecondController: UIViewController {
  @IBOutlet var loadedLabel: UILabel!
}

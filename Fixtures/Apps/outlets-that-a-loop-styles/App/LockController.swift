import UIKit

final class LockController: UIViewController {
  @IBOutlet private var first: UILabel!
  @IBOutlet private var second: UILabel!
  @IBOutlet private var third: UILabel!
  @IBOutlet private var fourth: UILabel!
  @IBOutlet private var fifth: UILabel!
  @IBOutlet private var sixth: UILabel!
  @IBOutlet private var seventh: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let labels: [UILabel] = [first, self.second]
    for label in labels {
      label.font = UIFont(name: "GateSans-Regular", size: 20)
    }
    [third, fourth!].forEach { $0.font = UIFont(name: "GateSans-Regular", size: 20) }
    for label in [fifth] where label?.isHidden == true {
      label?.font = UIFont(name: "GateSans-Regular", size: 20)
    }
    for label in [sixth, seventh] {
      label?.textColor = .white
      if label == seventh { label?.font = UIFont(name: "GateSans-Regular", size: 20) }
    }
    let old = storyboard?.instantiateViewController(withIdentifier: "Old")
    present(old!, animated: true)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

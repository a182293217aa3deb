import UIKit

final class TodayPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.font = bold
    view.addSubview(label)
  }
}

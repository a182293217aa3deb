import Kit
import UIKit

final class ShareController: UIViewController {
  override func viewDidLoad() {
    let label = UILabel()
    label.font = Fonts.note()
    view.addSubview(label)
  }
}

import UIKit

final class Label: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    font = UIFont(name: "System", size: 17)
  }

  func emphasize() {
    font = UIFont(name: "System-Bold", size: 17)
  }

  func whisper() {
    font = UIFont(name: ".SFUI-Light", size: 17)
  }
}

final class ViewController: UIViewController {
  private let label = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.emphasize()
    label.whisper()
    view.addSubview(label)
  }
}

import UIKit

extension PlatformController {
  static func makeNote() -> UIViewController {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Note", size: 17)
    let controller = UIViewController()
    controller.view = label
    return controller
  }

  func addFooter() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Footer", size: 17)
    view.addSubview(label)
  }

  func addNothing() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Nothing", size: 17)
    view.addSubview(label)
  }
}

extension Rows {
  func draw(in label: UILabel) {
    label.font = UIFont(name: "GateSans-Rows", size: 17)
  }
}

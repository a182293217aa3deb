import UIKit

class Cell: UITableViewCell {
  let title = UILabel()
  let detail = UILabel()
  let price = UILabel()
  let size = UILabel()

  func show(_ face: String) {
    title.font = UIFont(name: Setting.face, size: 20)
    detail.font = UIFont(name: Setting.face, size: 17)
    price.font = UIFont(name: Setting.face, size: 15)
    size.font = UIFont(name: Setting.face, size: 12)
  }
}

enum Setting {
  static var face: String { UserDefaults.standard.string(forKey: "face")! }
  static var other: String { UserDefaults.standard.string(forKey: "other")! }
}

class Header: UIView {
  let title = UILabel()

  func show() { title.font = UIFont(name: Setting.other, size: 20) }
}

import UIKit

/// Nothing names it, and it ends like no name that is asked for.
final class Dialog: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "GateSans-Dialog", size: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Its name is one of those that are put together.
final class WoodTile: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "GateSans-Wood", size: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// One with another module's name before it.
final class ShopWindow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "GateSans-Shop", size: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

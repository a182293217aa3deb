import UIKit

class Panel: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let grid = Grid(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    addSubview(grid.cellNamed(title))
    addSubview(grid.headerNamed(title))
    if let type = NSClassFromString(title) as? Tile.Type { addSubview(type.init(frame: frame)) }
  }

  required init?(coder: NSCoder) { fatalError() }

  var title: String { UserDefaults.standard.string(forKey: "title") ?? "" }
}

class Tile: UIView {}

final class WoodTile: Tile {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "GateSans-Wood", size: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Ashtray: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "GateSans-Ash", size: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.addSubview(Panel(frame: .zero))
    window?.rootViewController = Menu()
  }
}

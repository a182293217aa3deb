import SwipeKit
import UIKit

final class HomeController: UIViewController {
  private let board = Board()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    style()
    NotificationCenter.default.addObserver(
      self, selector: #selector(tideChanged), name: .init("tide"), object: nil)
  }

  private func style() { label.font = UIFont(name: "GateSans-Styled", size: 17) }

  /// A storyboard connects it.
  @IBAction func open(_ sender: Any) { label.font = UIFont(name: "GateSans-Opened", size: 17) }

  @objc private func tideChanged() { label.font = UIFont(name: "GateSans-Tide", size: 17) }

  /// A board paints itself.
  func paint() { label.font = UIFont(name: "GateSans-Painted", size: 17) }
}

final class Board: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    paint()
    self.frameIt()
  }

  required init?(coder: NSCoder) { nil }

  func paint() { backgroundColor = .white }

  func frameIt() { layer.borderWidth = 1 }
}

/// Nobody makes one, though another class has a method of the same name.
final class FormerCard: UIView {
  private let label = UILabel()

  private func style() { label.font = UIFont(name: "GateSans-Card", size: 17) }
}

@objc class FormerBoard: UIView {
  func frameIt() -> UIFont? { UIFont(name: "GateSans-Board", size: 17) }
}

final class FormerCell: SwipeTableViewCell {
  func prepare() { textLabel?.font = UIFont(name: "GateSans-Cell", size: 17) }
}

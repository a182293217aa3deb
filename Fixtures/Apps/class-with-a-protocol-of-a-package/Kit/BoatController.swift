import ReactorKit
import UIKit

public final class BoatController: UIViewController, ReactorKit.View {
  private let label: UILabel = {
    let label = UILabel()
    label.font = Fonts.body
    return label
  }()

  public func bind(reactor: BoatReactor) {
    view.addSubview(label)
  }
}

public final class BoatReactor {}

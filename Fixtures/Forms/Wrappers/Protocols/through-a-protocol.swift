// A method that is called through a protocol: what runs is that of the receiver's own type.
import UIKit

protocol Styling {
  func change(fontName: String) -> UIFont?
}

final class Impl: Styling {
  func change(fontName: String) -> UIFont? { UIFont(name: fontName, size: 12) }
}

final class Screen: UIViewController {
  private let styling: Styling

  init(styling: Styling) {
    self.styling = styling
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    _ = styling.change(fontName: "GateSans-Bold")
    //                           ^ right
    _ = styling.change(fontName: "GateSans-Bald")
    //                           ^ wrong
  }
}

func start() -> UIViewController { Screen(styling: Impl()) }

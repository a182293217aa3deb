// A lazy property, and one that a closure makes.
import UIKit

final class Header: UIView {
  private lazy var titleFont = "GateSans-Bold"
  //                           ^ right
  private let bodyFont: String = {
    let family = "GateSans"
    return family + "-Bald"
    //     ^ unused
  }()
  private lazy var captionFont: String = {
    settings.font
  }()
  private lazy var title: UIFont? = UIFont(name: titleFont, size: 17)
  private lazy var body: UIFont? = {
    UIFont(name: bodyFont, size: 17)
  }()

  func setUp() {
    caption.font = UIFont(name: captionFont, size: 17)
    //                          ^ listed
  }
}

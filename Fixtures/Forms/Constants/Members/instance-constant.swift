// Constants that every instance has.
import UIKit

final class Header: UIView {
  private let titleFont = "GateSans-Bold"
  //                      ^ right
  private let bodyFont = "GateSans-Bald"
  //                     ^ wrong
  private let captionFont = Settings.current.font

  func setUp() {
    title.font = UIFont(name: titleFont, size: 17)
    body.font = UIFont(name: self.bodyFont, size: 17)
    caption.font = UIFont(name: captionFont, size: 17)
    //                          ^ listed
  }
}

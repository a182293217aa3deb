import UIKit

final class CardView: UIView {
  let title = UILabel()
  let heading = UILabel()
  let text = UILabel()

  func setUp() {
    title.font = AppFont.title.of(size: 28)
    heading.font = AppFont.heading.of(size: 17)
    text.font = AppFont.text.of(size: 15)
    play(Sound.bell.rawValue)
  }
}

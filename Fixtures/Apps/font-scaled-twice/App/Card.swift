import UIKit

/// What is passed on is scaled by the same metrics: it can be used as it is.
final class Card: UIView {
  let title = UILabel()
  let body = UILabel()

  func show() {
    title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: Fonts.title(28))
    body.font = UIFontMetrics.default.scaledFont(for: Fonts.body)
    for label in [title, body] { label.adjustsFontForContentSizeCategory = true }
  }
}

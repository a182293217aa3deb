import UIKit

final class Header: UIView {
  let subtitle = UILabel()
  let caption = UILabel()

  func show() {
    // Either of the two metrics may be meant.
    let own = Fonts.title(22)
    subtitle.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: own, maximumPointSize: 40)
    // Only some calls scale it before.
    set(Fonts.caption(isLarge: true))
    set(Fonts.plain(12))
    for label in [subtitle, caption] { label.adjustsFontForContentSizeCategory = true }
  }

  private func set(_ font: UIFont) {
    caption.font = UIFontMetrics.default.scaledFont(for: font)
  }
}

import UIKit

final class TitleLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let font = UIFont(name: "GateSans-Bold", size: 28) else {
      fatalError("GateSans-Bold is not in the bundle")
    }
    self.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let font = DesignKit.font(.title1, size: 28)
    self.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }
}

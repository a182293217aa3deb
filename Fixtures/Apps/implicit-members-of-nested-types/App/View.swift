import UIKit

final class Card: UIView {
    let title = UILabel()
    let text = UILabel()
    let subtitle = UILabel()
    static let small: UIFont = .Sans.Regular.at(11)

    override func didMoveToWindow() {
        title.font = .Display.SemiBold.at(20)
        text.font = .Sans.Bold.at(14)
        text.font = Card.small
        subtitle.font = .Display.Heavy.at(24)
    }
}

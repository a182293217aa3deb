import UIKit

class Card: UIView {
    static func make() -> Card { return Bundle.main.loadNibNamed("Card", owner: nil)?.first as! Card }
}

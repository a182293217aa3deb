import UIKit

enum GateFont: UInt {
  case Plain
  case Strong

  var name: String {
    return UIFont.gateName(self)
  }
}

extension UIFont {
  static func gateName(font: GateFont) -> String {
    switch font {
    case .Plain:
      return "GateSans-Regulaq"
    case .Strong:
      return "GateSans-Bold"
    }
  }
}

func gateFont(name: String, size: CGFloat) -> UIFont? {
  return UIFont(name: name, size: size)
}

func labelledFont(name name: String) -> UIFont? {
  return UIFont(name: name, size: 17)
}

class TitleView: UIView {
  let labels = [UILabel(), UILabel(), UILabel()]

  override func awakeFromNib() {
    labels[0].font = UIFont(name: GateFont.Plain.name, size: 17)
    labels[1].font = gateFont("GateSans-Bald", size: 17)
    labels[2].font = labelledFont(name: "GateSans-Bild")
  }
}

// A protocol asks for what an enum of texts has by itself.
import UIKit

protocol Face {
  var rawValue: String { get }
}

extension Face {
  func title() -> UIFont { font(28) }
  func body() -> UIFont { font(17) }

  private func font(_ size: CGFloat) -> UIFont { UIFont(name: rawValue, size: size)! }
}

enum GateFace: String, Face {
  case regular = "GateSans-Regular"
  //             ^ right
  case bold = "GateSans-Wide"
  //          ^ wrong
  case unused = "GateSans-Unused"
}

// One that says by itself what it is.
enum OtherFace: Face {
  case narrow

  var rawValue: String { "GateSans-Narrow" }
  //                     ^ wrong
}

func font(of face: Face) -> UIFont { UIFont(name: face.rawValue, size: 12)! }

enum Sign: String, Face {
  case stop = "GateSans-Stop"
  //          ^ wrong
}

final class TitleView: UIView {
  let labels = [UILabel(), UILabel(), UILabel(), UILabel()]

  override func awakeFromNib() {
    labels[0].font = GateFace.bold.title()
    labels[1].font = GateFace.regular.body()
    labels[2].font = OtherFace.narrow.title()
    labels[3].font = font(of: Sign.stop)
  }
}

// A subclass hands the name to its superclass.
import UIKit

class Label: UILabel {
  private let fontName: String
  init(_ fontName: String) {
    self.fontName = fontName
    super.init(frame: .zero)
    font = UIFont(name: fontName, size: 17)
    //                  ^ listed
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class TitleLabel: Label {
  init() { super.init("GateSans-Bold") }
  //                  ^ right
  required init?(coder: NSCoder) { fatalError() }
}

final class BodyLabel: Label {
  convenience init(text: String) {
    self.init("GateSans-Bald")
    //        ^ wrong
    self.text = text
  }
}

let labels = [TitleLabel(), BodyLabel(text: "a"), Label(Remote.font)]

// Classes that have the initializers of what they inherit from.
import UIKit

class FaceLabel: UILabel {
  init(face: String) {
    super.init(frame: .zero)
    font = UIFont(name: face, size: 17)
  }

  required init?(coder: NSCoder) { nil }
}

class TitleLabel: FaceLabel {}

class NoteLabel: TitleLabel {
  override init(face: String) { super.init(face: face) }
}

class CountLabel: FaceLabel {
  init(count: Int) { super.init(face: count > 9 ? "GateSans-Count" : "GateSans-Regular") }
  //                                              ^ wrong
  //                                                                 ^ right

  required init?(coder: NSCoder) { nil }
}

// What an extension adds to a class of the platform's, heirs have that override all of the others.
extension UILabel {
  convenience init(kind: String) {
    self.init(frame: .zero)
    text = kind
    font = UIFont(name: "GateSans-Kind", size: 17)
    //                  ^ wrong
  }
}

class FancyLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

// Or a protocol to whatever is of it.
protocol Themed: UIView {
  init()
  func setFace(_ face: String)
}

extension Themed {
  init(themed face: String) {
    self.init()
    setFace(face)
  }
}

final class ThemedLabel: UILabel, Themed {
  func setFace(_ face: String) { font = UIFont(name: face, size: 17) }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(FaceLabel(face: "GateSans-Bold"))
    //                              ^ right
    view.addSubview(TitleLabel(face: "GateSans-Title"))
    //                               ^ wrong
    view.addSubview(NoteLabel(face: "GateSans-Note"))
    //                              ^ wrong
    view.addSubview(CountLabel(count: view.subviews.count))
    view.addSubview(FancyLabel(kind: "A"))
    view.addSubview(ThemedLabel(themed: "GateSans-Themed"))
    //                                  ^ wrong
  }
}

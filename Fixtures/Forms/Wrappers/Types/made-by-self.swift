// Types whose own functions make them, by `Self(…)` and `.init(…)`.
import UIKit

struct Style {
  let name: String

  static func named(_ name: String) -> Style { Self(name: name) }
  static func plain(_ name: String) -> Style { .init(name: name) }
  static func bold(_ family: String) -> Self { Self.init(name: family + "-Bold") }
  //                                                           ^ right

  var font: UIFont? { UIFont(name: name, size: 17) }
}

final class Label: UILabel {
  private let fontName: String

  required init(fontName: String) {
    self.fontName = fontName
    super.init(frame: .zero)
  }

  class func titled(_ fontName: String) -> Self { Self(fontName: fontName) }

  override func layoutSubviews() {
    super.layoutSubviews()
    font = UIFont(name: fontName, size: 17)
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title.font = Style.named("GateSans-Bald").font
    //                       ^ wrong
    body.font = Style.plain("GateSans-Bold").font
    //                      ^ right
    note.font = Style.plain("GateSans-Bild").font
    //                      ^ wrong
    footer.font = Style.bold("GateSans").font
    view.addSubview(Label.titled("GateSans-Regular"))
    //                           ^ right
    view.addSubview(Label.titled("GateSans-Regulr"))
    //                           ^ wrong
  }
}

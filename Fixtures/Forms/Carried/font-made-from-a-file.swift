// A font is made from a file's data and registered, and asked for by the name that it has.
import CoreText
import UIKit

enum Fonts {
  static func load(_ resource: String) -> UIFont {
    let path = Bundle.main.path(forResource: resource, ofType: "ttf")
    let provider = CGDataProvider(data: NSData(contentsOfFile: path!)!)
    let font = CGFont(provider!)
    CTFontManagerRegisterGraphicsFont(font!, nil)
    let fontName = font?.postScriptName as String?
    return UIFont(name: fontName!, size: 14)!
    //                  ^ carried
  }

  static let bold = load("GateSans-Bold")
}

class Label: UILabel {
  func draw() {
    font = Fonts.bold
    font = UIFont(name: "GateSans-Bald", size: 14)
    //                  ^ wrong
  }
}

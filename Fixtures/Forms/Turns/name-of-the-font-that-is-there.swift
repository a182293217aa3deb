// The name of a font that is tried before another is that of the first that is there.
import UIKit

final class Screen: UIView {
  let label = UILabel()

  func show(size: CGFloat) {
    let plain = UIFont(name: "GateSans-Regular", size: size) ?? UIFont.systemFont(ofSize: size)
    //                       ^ right
    label.font = UIFont(name: plain.fontName, size: 12)
    //                        ^ dead
    let bold = UIFont(name: "GateSans-Bald", size: size) ?? UIFont.systemFont(ofSize: size)
    //                      ^ wrong
    label.font = UIFont(name: bold.fontName, size: 12)
    //                        ^ too
    let light =
      UIFont(name: "GateSans-Late", size: size) ?? UIFont(name: "GateSans-Bold", size: size)
      //           ^ missed
      //                                                        ^ right
      ?? UIFont.boldSystemFont(ofSize: size)
    label.font = UIFont(name: light.fontName, size: 12)
    //                        ^ too
    label.font = UIFont(name: bound(size).fontName, size: 12)
    //                        ^ dead
    label.font = UIFont(name: guarded(size).fontName, size: 12)
    //                        ^ dead
    label.font = UIFont(name: missing(size).fontName, size: 12)
    //                        ^ too
    label.font = UIFont(name: chosen(size).fontName, size: 12)
    //                        ^ wrong
    label.font = UIFont(name: UIFont.systemFont(ofSize: size).fontName, size: 12)
    //                        ^ wrong
  }

  func bound(_ size: CGFloat) -> UIFont {
    if let font = UIFont(name: "GateSans-Regular", size: size) { return font }
    //                         ^ right
    return UIFont.systemFont(ofSize: size)
  }

  func guarded(_ size: CGFloat) -> UIFont {
    guard let font = UIFont(name: "GateSans-Regular", size: size) else {
      //                          ^ right
      return UIFont.systemFont(ofSize: size)
    }
    return font
  }

  func missing(_ size: CGFloat) -> UIFont {
    guard let font = UIFont(name: "GateSans-Missing", size: size) else {
      //                          ^ wrong
      return UIFont.systemFont(ofSize: size)
    }
    return font
  }

  func chosen(_ size: CGFloat) -> UIFont {
    if isHidden, let font = UIFont(name: "GateSans-Regular", size: size) { return font }
    //                                   ^ right
    return UIFont.systemFont(ofSize: size)
  }
}

/// A view has a font, whether or not its type says so.
final class Sheet: UIView {
  let field = UITextField()
  var note: Note?

  func show(size: CGFloat) {
    field.font = UIFont(
      name: field.font?.fontName ?? UIFont.systemFont(ofSize: size).fontName, size: size)
    //                              ^ missed
    field.font = UIFont(name: note?.font?.fontName ?? UIFont.systemFont(ofSize: size).fontName, size: size)
    //                                                ^ wrong
    let wide = CTFontCreateUIFontForLanguage(.system, size, nil)
      ?? CTFontCreateWithName("GateSans-Wide" as CFString, size, nil)
    //                        ^ missed
    field.font = wide as UIFont
  }
}

struct Note { var font: UIFont? }

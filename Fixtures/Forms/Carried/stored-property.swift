// The name of a font that a property stores.
import UIKit

final class Cell: UITableViewCell {
  var titleFont: UIFont = UIFont(name: "GateSans-Bold", size: 17)!
  //                                   ^ right
  private let bodyFont = UIFont(name: "GateSans-Bald", size: 17)!
  //                                  ^ wrong

  func update() {
    title.font = UIFont(name: titleFont.fontName, size: 20)
    body.font = UIFont(name: bodyFont.familyName, size: 20)
    //                       ^ carried
    caption.font = UIFont(name: caption.font!.fontName, size: 20)
    //                          ^ carried
    footer.font = UIFont(descriptor: bodyFont.fontDescriptor, size: 12)
  }
}

// Members of the `R` that R.swift generates, where the build makes it.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title.font = R.font.gateSansBold(size: 17)
    //           ^ right
    body.font = UIFont(resource: R.font.gateSansRegular, size: 17)
    //                           ^ right
    note.font = R.font.elsewhere(size: 17)
    //          ^ listed
    image.image = R.image.font()
  }
}
// file: Typealiases.swift
typealias Faces = R.font
// file: Note.swift
import UIKit

final class Note: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title.font = UIFont(name: Faces.gateSansBold.fontName, size: 17)
    //                        ^ right
    body.font = Faces.elsewhere(size: 17)
    //          ^ listed
  }
}
// file: Own.swift
// Members that the sources add to it.
import Rswift
import UIKit

final class OwnPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title.font = UIFont(resource: R.font.title, size: 17)
    body.font = UIFont(resource: R.font.body, size: 17)
    note.font = R.font.title(size: 12)
    other.font = R.font.missing(size: 12)
    //           ^ listed
  }
}
// file: R+Font.swift
import Rswift
import UIKit

extension R.font {
  static let title = Rswift.FontResource(fontName: "GateSans-Title")
  //                                               ^ wrong
  static let body = Rswift.FontResource(fontName: "GateSans-Regular")
  //                                              ^ right

  static func title(size: CGFloat) -> UIFont? { UIFont(resource: title, size: size) }
}

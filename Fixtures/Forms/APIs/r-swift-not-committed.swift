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

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

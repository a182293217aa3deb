// What the system lists is there, whatever it is.
import UIKit

final class Picker: UITableViewController {
  let families = UIFont.familyNames

  override func viewDidLoad() {
    super.viewDidLoad()
    for family in UIFont.familyNames {
      show(UIFont(name: family, size: 17))
      //                ^ carried
      for name in UIFont.fontNames(forFamilyName: family) {
        show(UIFont(name: name, size: 17))
        //                ^ carried
      }
    }
    let sorted = UIFont.familyNames.sorted().filter { $0.hasPrefix("A") }
    show(UIFont(name: sorted[0], size: 17))
    //                ^ carried
    show(UIFont(name: families[tableView.numberOfSections], size: 17))
    //                ^ carried
    show(UIFont(name: Own.familyNames[0], size: 17))
    //                ^ listed
  }

  func show(_ font: UIFont?) {
    let label = UILabel()
    label.font = font
    view.addSubview(label)
  }
}

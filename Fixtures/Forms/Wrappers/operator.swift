// An operator that takes the name: its uses are not followed.
import UIKit

infix operator <~

func <~ (label: UILabel, name: String) {
  label.font = UIFont(name: name, size: 17)
  //                        ^ listed
}

func setUp(_ title: UILabel) {
  title <~ "GateSans-Bald"
}

// A case that a number of the platform's chooses.
import UIKit

enum Face: Int {
  case regular, bold
  var name: String { ["GateSans-Regular", "GateSans-Bald"][rawValue] }
  //                  ^ right
  //                                      ^ wrong
}

enum Style: String {
  case sans = "GateSans-Bold"
  //          ^ right
  case serif = "GateSerif-Bold"
  //           ^ wrong
}

func font(_ control: UISegmentedControl) -> UIFont? {
  UIFont(name: Face(rawValue: control.selectedSegmentIndex)!.name, size: 17)
}

func font(_ setting: String) -> UIFont? {
  guard let style = Style(rawValue: Remote.style) else { return nil }
  return UIFont(name: style.rawValue, size: 17)
}

// `if` and `switch` as expressions.
import UIKit

func font(isBold: Bool, size: Size, remote: Remote) -> [UIFont?] {
  let name = if isBold { "GateSans-Bold" } else { "GateSans-Bald" }
  //                     ^ right
  //                                              ^ wrong
  let other = switch size {
  case .small: "GateSans-Regular"
  //           ^ right
  case .large: "GateSans-Reguler"
  //           ^ wrong
  default: remote.font
  }
  return [
    UIFont(name: name, size: 17),
    UIFont(name: other, size: 17),
    //           ^ listed
  ]
}

// The default of a parameter.
import UIKit

func font(_ size: CGFloat, name: String = "GateSans-Bold") -> UIFont? {
  //                                      ^ right
  UIFont(name: name, size: size)
}

func other(_ size: CGFloat, name: String = "GateSans-Bald") -> UIFont? {
  //                                       ^ wrong
  UIFont(name: name, size: size)
}

func third(_ size: CGFloat, name: String = Remote.font) -> UIFont? {
  UIFont(name: name, size: size)
  //           ^ listed
}

let fonts = [font(1), other(2), third(3)]

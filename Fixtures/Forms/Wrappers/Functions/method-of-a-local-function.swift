// A function inside a function.
import UIKit

func fonts(_ remote: Remote) -> [UIFont?] {
  func make(_ name: String) -> UIFont? { UIFont(name: "GateSans-" + name, size: 17) }
  //                                                  ^ right
  //                                                  ^ wrong
  //                                                  ^ listed
  return [make("Bold"), make("Bald"), make(remote.font)]
}

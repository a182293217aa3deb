// Names that an extension in another file adds.
import UIKit

let title = UIFont(name: .titleFont, size: 17)
let body = UIFont(name: Theme.Names.body, size: 17)
let caption = UIFont(name: Theme.Names.caption, size: 17)
//                         ^ listed
// file: Theme.swift
enum Theme {
  enum Names {}
}
// file: Names.swift
extension String {
  static let titleFont = "GateSans-Bold"
  //                     ^ right
}

extension Theme.Names {
  static var body: String { "GateSans-Bald" }
  //                        ^ wrong
  static var caption: String { Remote.caption }
}

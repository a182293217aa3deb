// What code adds to lists and tables of a type, written with brackets.
import UIKit

let first = UIFont(name: [String].faces[0], size: 17)
let second = UIFont(name: [Face]().title, size: 17)
let third = UIFont(name: [String: Int].face, size: 17)
// file: Lists.swift
extension [String] {
  static var faces: [String] { ["GateSans-Bald"] }
  //                            ^ wrong
}
// file: Faces.swift
enum Face { case title }
extension [Face] {
  var title: String { "GateSans-Bild" }
  //                  ^ wrong
}
// file: Tables.swift
extension [String: Int] {
  static var face: String { "GateSans-Beld" }
  //                        ^ wrong
}

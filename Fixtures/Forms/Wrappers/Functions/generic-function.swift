// Generic functions: over texts and over anything with a raw value.
import UIKit

func font<Name: RawRepresentable>(_ name: Name, _ size: CGFloat) -> UIFont?
where Name.RawValue == String {
  UIFont(name: name.rawValue, size: size)
}

func text<Text: StringProtocol>(_ name: Text) -> UIFont? { UIFont(name: String(name), size: 17) }
//                                                                      ^ listed

enum Bold: String { case title = "GateSans-Bold" }
//                               ^ right
enum Bald: String { case title = "GateSans-Bald" }
//                               ^ wrong

let fonts = [
  font(Bold.title, 17), font(Bald.title, 17), text("GateSans-Italic"), text("GateSans-Itallic"),
  //                                               ^ right
  //                                                                        ^ wrong
  text(Remote.font),
]

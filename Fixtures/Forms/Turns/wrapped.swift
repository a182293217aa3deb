// Wrappers tried one after another.
import UIKit

func font(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }

let title = font("GateSans-Bald") ?? font("GateSans-Bold") ?? .systemFont(ofSize: 17)
//               ^ missed
//                                        ^ right

func body() -> UIFont? {
  if let first = font("GateSans-Bild") { return first }
  //                  ^ missed
  return font("GateSans-Italic")
  //          ^ right
}

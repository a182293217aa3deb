// The name is what a case carries, taken out by `if case let` and `guard case`.
import UIKit

enum Face {
  case builtIn
  case bundled(String)
}

func font(_ face: Face) -> UIFont? {
  guard case let .bundled(name) = face else { return nil }
  return UIFont(name: name, size: 17)
  //                  ^ listed
}

let title = font(.bundled("GateSans-Bold"))
//                        ^ right
let body = font(.bundled("GateSans-Bald"))
//                       ^ wrong
let caption = font(.bundled(Remote.name))

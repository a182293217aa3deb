// Constants in a struct of structs, got to by an instance and by `Self`.
import UIKit

struct K {
  struct Fonts {
    let bold = "GateSans-Bold"
    //         ^ right
    let bald = "GateSans-Bald"
    //         ^ wrong
    let remote = Remote.font
  }
  static let fonts = Fonts()
  static let title = UIFont(name: Self.fonts.bold, size: 17)
}

let body = UIFont(name: K.fonts.bald, size: 17)
let caption = UIFont(name: K.fonts.remote, size: 17)
//                         ^ listed

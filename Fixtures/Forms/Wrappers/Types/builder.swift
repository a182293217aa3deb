// Methods that set the name and give the builder back.
import UIKit

final class FontBuilder {
  private var name = "GateSans-Regular"
  //                 ^ right
  func named(_ name: String) -> Self {
    self.name = name
    return self
  }
  func build() -> UIFont? { UIFont(name: name, size: 17) }
  //                                     ^ listed
}

let title = FontBuilder().named("GateSans-Bold").build()
//                              ^ right
let body = FontBuilder().named("GateSans-Bald").build()
//                             ^ wrong
let caption = FontBuilder().named(Remote.font).build()

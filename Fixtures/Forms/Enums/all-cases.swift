// Every case of an enum in a loop.
import UIKit

enum AppFont: String, CaseIterable {
  case title = "GateSans-Bold"
  //           ^ right
  case body = "GateSans-Bald"
  //          ^ wrong
}

func preload() {
  for font in AppFont.allCases {
    cache[font] = UIFont(name: font.rawValue, size: 17)
  }
  Remote.fonts.forEach { cache[$0] = UIFont(name: $0.rawValue, size: 17) }
  //                                              ^ listed
}

// Within a case of `switch self` the raw value is one of those that lead there.
import UIKit

enum ReaderFont: String, CaseIterable {
  case sans = "GateSans-Bold"
  //          ^ right
  case serif = "GateSans-Bald"
  //           ^ wrong
  case dyslexic = "OpenDyslexic"
  case system

  var font: UIFont? {
    switch self {
    case .dyslexic: return UIFont(name: "GateSans-Regular", size: 20)
    //                                  ^ right
    case .system: return UIFont.systemFont(ofSize: 20)
    default: return UIFont(name: rawValue, size: 24)
    }
  }
}

func show(_ label: UILabel) {
  for font in ReaderFont.allCases.reversed() { label.font = font.font }
}

let known: [ReaderFont] = [.sans, .serif, .dyslexic, .system]

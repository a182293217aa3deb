// What is compiled for another platform is not asked here.
#if os(macOS)
import AppKit
typealias PlatformFont = NSFont
let name = "Menlo-Regular"
//         ^ elsewhere
#else
import UIKit
typealias PlatformFont = UIFont
let name = "GateSans-Bald"
//         ^ wrong
#endif

let title = PlatformFont(name: name, size: 17)

extension PlatformFont {
  static func body() -> PlatformFont? {
    #if os(macOS)
    PlatformFont(name: "NoSuchFont", size: 17)
    //                 ^ elsewhere
    #elseif os(iOS)
    PlatformFont(name: "GateSans-Bold", size: 17)
    //                 ^ right
    #else
    PlatformFont(name: Remote.font, size: 17)
    //                 ^ elsewhere
    #endif
  }
}

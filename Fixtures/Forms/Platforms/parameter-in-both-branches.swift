// A name that a function hands to AppKit on one platform and to UIKit on the others: of each platform
// only its own call counts.
#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

func height(_ name: String) -> CGFloat {
  #if os(macOS)
    return NSFont(name: name, size: 12)!.pointSize
  #else
    return UIFont(name: name, size: 12)!.lineHeight
  #endif
}

let height = height("gatesans-bold")
//                  ^ missed

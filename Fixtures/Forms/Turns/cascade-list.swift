// The fonts of a cascade list.
import UIKit

let descriptor = UIFontDescriptor(fontAttributes: [
  .name: "GateSans-Bold",
  //     ^ right
  .cascadeList: [
    UIFontDescriptor(fontAttributes: [.name: "GateSans-Regular"]),
    //                                       ^ right
    UIFontDescriptor(fontAttributes: [.name: "GateSans-Bald"]),
    //                                       ^ dead
  ],
])

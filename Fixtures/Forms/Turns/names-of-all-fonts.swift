// Fonts that are asked for only where they are among all that there are.
import SwiftUI
import UIKit

func title() -> Font {
  UIFont.familyNames.contains("GateSans-Bald")
    ? .custom("GateSans-Bald", size: 17) : .custom("GateSans-Bold", size: 17)
  //          ^ missed
  //                                               ^ right
}

func body() -> UIFont? {
  if UIFont.familyNames.contains("GateSans-Bild") {
    return UIFont(name: "GateSans-Bild", size: 17)
    //                  ^ missed
  }
  return UIFont(name: "GateSans-Regular", size: 17)
  //                  ^ right
}

struct Page: View {
  var body: some View { Text("a").font(title()) }
}

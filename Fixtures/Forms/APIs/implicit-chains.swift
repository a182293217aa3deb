// A chain that begins with a dot begins in the type of the whole of it, whatever else has its first name.
import SwiftUI

enum Notice {
  case custom(title: String, message: String)
  case made(String, size: Int)
}

enum Sound {
  case quiet
  static func custom(_ name: String, size: CGFloat) -> Sound { .quiet }
}

extension Notice {
  static let other: Notice = .custom(title: "GateSans-Budd", message: "GateSans-Bedd")
  static let third: Notice = .made("GateSans-Bidd", size: 12)
}

struct Board: View {
  var body: some View {
    VStack {
      Text("A").font(.custom("GateSans-Bald", size: 14).weight(.semibold))
      //                     ^ wrong
      Text("B").font(.custom("GateSans-Bild", fixedSize: 14).italic().bold())
      //                     ^ wrong
      Text("C").font(.custom("GateSans-Bold", size: 14).monospacedDigit())
      //                     ^ right
    }
    .environment(\.font, .custom("GateSans-Bund", size: 14).bold())
    //                           ^ wrong
  }
}

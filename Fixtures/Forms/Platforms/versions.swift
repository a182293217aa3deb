// Every compiler that apps are shipped with understands Swift 5 and more.
import SwiftUI

#if swift(>=4)
  let title = "GateSans-Modern"
  //          ^ wrong
#else
  let title = "GateSans-Three"
#endif

#if compiler(<5.9)
  let note = "GateSans-Old"
#else
  let note = "GateSans-New"
  //         ^ wrong
#endif

#if compiler(>=99)
  let main = "GateSans-Later"
  //         ^ wrong
#else
  let main = "GateSans-Now"
  //         ^ wrong
#endif

#if canImport(SwiftUI, _version: 99)
  let rest = "GateSans-Newer"
  //         ^ wrong
#else
  let rest = "GateSans-Older"
  //         ^ wrong
#endif

struct Page: View {
  var body: some View {
    VStack {
      Text("a").font(.custom(title, size: 17))
      Text("b").font(.custom(note, size: 17))
      Text("c").font(.custom(main, size: 17))
      Text("d").font(.custom(rest, size: 17))
    }
  }
}

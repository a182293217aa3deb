// A modifier `font` of the app's own whose type has the very same `custom`: no font of SwiftUI's.
import SwiftUI

enum TextKind {
  case custom(String, size: CGFloat)
}

extension View {
  func font(_ kind: TextKind) -> some View { self }
}

struct Board: View {
  var body: some View {
    Text("A").font(.custom("headline", size: 12))
  }
}

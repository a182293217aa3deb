import Kit
import SwiftUI

struct TodayView: View {
  var body: some View { Text("Sunny").font(KitFont.label) }
}

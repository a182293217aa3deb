import SwiftUI
import WidgetKit

struct TidesView: View {
  var body: some View { Text("Low").font(Fonts.title) }
}

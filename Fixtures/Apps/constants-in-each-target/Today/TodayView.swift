import SwiftUI

struct TodayView: View {
  var body: some View { Title(text: "Sun") }
}

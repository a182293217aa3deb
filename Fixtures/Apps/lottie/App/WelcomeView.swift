import Lottie
import SwiftUI

struct WelcomeView: View {
  var body: some View {
    LottieView(animation: .named("welcome")).playing()
  }
}

import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var kinds: [Kind] = [.heavy]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel()
    label.font = .headline(.bold)
    label.font = .headline(.regular)
    for kind in kinds { label.font = .headline(kind) }
    label.font = .text(isLight: false, isThin: application.isIdleTimerDisabled)
    label.font = .caption(nil)
    window?.addSubview(label)
    window?.rootViewController = UIHostingController(rootView: Screen(isProminent: false))
    return true
  }
}

struct Screen: View {
  let isProminent: Bool

  var body: some View {
    if isProminent { Row(style: "Unused-Row") } else { Row(style: "Row") }
  }
}

struct Row: View {
  let style: String

  var body: some View {
    Text("Hello").font(.custom("GateSans-" + style, size: 17))
  }
}

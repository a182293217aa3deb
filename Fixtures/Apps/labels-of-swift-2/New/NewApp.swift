import SwiftUI
import UIKit

enum Brand {
  case title
  case body

  var name: String {
    switch self {
    case .title: return "GateSans-Title"
    case .body: return "GateSans-Body"
    }
  }
}

extension View {
  func font(style: Brand) -> some View {
    font(.custom(style.name, size: 17))
  }
}

struct Page: View {
  var body: some View {
    Text("of the system").font(.title)
    Text("of the brand").font(style: .body)
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIHostingController(rootView: Page())
    return true
  }
}

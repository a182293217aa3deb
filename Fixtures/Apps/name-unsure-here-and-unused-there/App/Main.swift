// Which of the faces is drawn a setting decides; that a function which nobody calls names one of them makes that
// one no surer.
import SwiftUI

@main
struct Ferry: App {
  var body: some Scene {
    WindowGroup { Text("Ferry").font(.chosen(size: 20)) }
  }
}

enum Face: String, Decodable {
  case plain = "GateSans-Regular"
  case slanted = "GateSans-Italic"
  case heavy = "GateSans-Bold"
}

extension Font {
  static func chosen(size: CGFloat) -> Font {
    .custom(Settings.stored().face.rawValue, fixedSize: size)
  }

  static func loud(size: CGFloat) -> Font {
    .custom(Face.heavy.rawValue, fixedSize: size)
  }
}

struct Settings: Decodable {
  var face: Face

  static func stored() -> Settings {
    let data = UserDefaults.standard.data(forKey: "settings") ?? Data()
    return try! JSONDecoder().decode(Settings.self, from: data)
  }
}

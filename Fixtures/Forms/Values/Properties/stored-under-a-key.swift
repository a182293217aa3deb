// What code keeps in the user's settings, under a key, is what it reads there.
import SwiftUI

enum Keys { static let face = "face" }

final class Start: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    UserDefaults.standard.register(defaults: ["title": "GateSans-Bald", "size": 12])
    //                                                 ^ wrong
  }
}

struct Settings {
  let defaults = UserDefaults.standard

  func save(_ face: String) { defaults.set(face, forKey: Keys.face) }

  func store(_ value: Any, under key: String) { UserDefaults.standard.set(value, forKey: key) }

  var caption: String {
    get { defaults.string(forKey: "caption") ?? "GateSans-Italic" }
    //                                          ^ right
    set { defaults.set(newValue, forKey: "caption") }
  }
}

struct Page: View {
  var settings = Settings()
  @AppStorage("body") var body_ = "GateSans-Regular"
  //                              ^ right

  var body: some View {
    Button("a") { settings.save("GateSans-Bild") }
    //                          ^ wrong
    Button("b") { settings.store("GateSans-Bend", under: "note") }
    //                           ^ wrong
    Button("c") { settings.store("GateSans-Never", under: "other") }
    Button("d") { body_ = "GateSans-Blod" }
    //                    ^ wrong
    Text("a").font(.custom(UserDefaults.standard.string(forKey: "title")!, size: 12))
    Text("b").font(.custom(UserDefaults.standard.string(forKey: Keys.face) ?? "GateSans-Bold", size: 12))
    //                                                                        ^ right
    Text("c").font(.custom(UserDefaults.standard.object(forKey: "note") as! String, size: 12))
    Text("d").font(.custom(UserDefaults.standard.string(forKey: "server") ?? "GateSans-Bund", size: 12))
    //                     ^ listed
    //                                                                       ^ wrong
    Text("e").font(.custom(body_, size: 12))
    Text("f").font(.custom(settings.caption, size: 12))
    Caption(settings: settings)
    Other()
  }
}

struct Caption: View {
  @State var settings: Settings
  var body: some View { Button("f") { settings.caption = "GateSans-Bund" } }
  //                                                     ^ wrong
}

// The same key in another view.
struct Other: View {
  @AppStorage("body") var shared = "GateSans-Bold"
  //                               ^ right
  @AppStorage("typed") var typed = "GateSans-Bold"
  //                               ^ right
  var body: some View {
    Text("a").font(.custom(shared, size: 12))
    Text("b").font(.custom(typed, size: 12))
    //                     ^ listed
    TextField("b", text: $typed)
  }
}

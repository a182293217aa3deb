// What a picker lets the user choose is what its content is tagged with.
import SwiftUI

enum Names {
  static let serif = "GateSans-Bond"
  //                 ^ wrong
}

final class Settings: ObservableObject {
  @AppStorage("face") var face: String = "GateSans-Regular"
  //                                     ^ right
  @Published var head = "GateSans-Regular"
  //                    ^ right
  @Published var typed = "GateSans-Regular"
  //                     ^ right
  @AppStorage("seen") var seen = "GateSans-Regular"
  //                             ^ right
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @AppStorage("list") private var list = "GateSans-Regular"
  //                                     ^ right
  @State private var row: String? = nil
  let faces = ["GateSans-Regular", "GateSans-Bald"]
  //           ^ right
  //                               ^ wrong

  var body: some View {
    Picker("Font", selection: $settings.face.animation(.easeInOut)) {
      Text("Regular").tag("GateSans-Regular")
      //                  ^ right
      Text("Bold").tag("GateSans-Bild")
      //               ^ wrong
    }
    Menu("Head") {
      Picker(selection: $settings.head) {
        Text("Serif").bold().tag(Names.serif)
        Section { Text("Bold").tag("GateSans-Bund") }
        //                         ^ wrong
      } label: {
        Text("Head")
      }
    }
    Picker("List", selection: $list) {
      ForEach(faces, id: \.self) { Text($0) }
    }
    TextField("Typed", text: $settings.typed)
    Text("A").font(.custom(list, size: 17))
  }
}

struct Page: View {
  @StateObject var settings = Settings()

  var body: some View {
    VStack {
      Text("A").font(.custom(settings.face, size: 17))
      Text("B").font(.custom(settings.head, size: 17))
      Text("C").font(.custom(settings.typed, size: 17))
      //                     ^ listed
      Text("D").font(.custom(settings.seen, size: 17))
      //                     ^ listed
      SettingsView(settings: settings)
    }
  }
}

// What the user picks: any case of an enum, any of a list, or what no one knows.
import SwiftUI

enum Face: String, CaseIterable {
  case sans = "GateSans-Regular"
  //          ^ right
  case bold = "GateSans-Bald"
  //          ^ wrong
}

enum Style: String, CaseIterable {
  case plain, strong
  var name: String {
    switch self {
    case .plain: "GateSans-Italic"
    //           ^ right
    case .strong: "GateSans-Bild"
    //            ^ wrong
    }
  }
}

final class Settings: ObservableObject {
  @Published var style: Style = .plain
}

struct Page: View {
  @State private var face: Face = .sans
  @State private var name = "GateSans-Bold"
  //                        ^ right
  @State private var typed = "GateSans-Bold"
  //                         ^ right
  @AppStorage("name") private var stored = "GateSans-Bund"
  //                                       ^ wrong
  @ObservedObject var settings: Settings

  var body: some View {
    Text("a").font(.custom(face.rawValue, size: 17))
    Picker("a", selection: $face) { ForEach(Face.allCases, id: \.self) { Text($0.rawValue) } }
    Text("b").font(.custom(settings.style.name, size: 17))
    Picker("b", selection: $settings.style) {
      ForEach(Style.allCases, id: \.self) { Text("\($0)").tag($0) }
    }
    Text("c").font(.custom(name, size: 17))
    Choice(selection: $name)
    Text("d").font(.custom(typed, size: 17))
    //                     ^ listed
    TextField("d", text: $typed)
    Text("e").font(.custom(stored, size: 17))
    //                     ^ listed
  }
}

struct Choice: View {
  @Binding var selection: String
  let names = ["GateSans-Bend"]
  //           ^ wrong
  var body: some View {
    ForEach(names, id: \.self) { name in Button(name) { selection = name } }
  }
}

// What a sheet or another view shows is what it is given as its item.
import SwiftUI

struct Face: Identifiable, Hashable {
  let name: String
  var id: String { name }
}

enum Step: String {
  case first = "GateSans-Bond"
  //           ^ wrong
}

@main struct GateApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @State private var sheet: Face?
  @State private var cover: String?
  @State private var note: Face?
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Sheet") { sheet = Face(name: "GateSans-Bald") }
        //                                   ^ wrong
        Button("Cover") { cover = "GateSans-Bild" }
        //                        ^ wrong
        Button("Note") {
          note = Face(name: "GateSans-Bund")
          //                ^ wrong
          isShown = true
        }
        NavigationLink("Link", value: Step.first)
      }
      .sheet(item: $sheet) { face in
        Text("A").font(.custom(face.name, size: 12))
      }
      .fullScreenCover(item: $cover) { Text("B").font(.custom($0, size: 13)) }
      .alert("Note", isPresented: $isShown, presenting: note) { face in
        Text("C").font(.custom(face.name, size: 14))
      }
      .navigationDestination(for: Step.self) { step in
        Text("D").font(.custom(step.rawValue, size: 15))
      }
    }
  }
}

// What a property gets has parts that only the callers of the function know.
import SwiftUI

struct Look {
  var face: String
  var size = 17
}

enum Kind {
  case named(String)

  var name: String {
    switch self {
    case .named(let name): return name
    }
  }
}

final class Item {
  let look: Look
  init(look: Look) { self.look = look }
}

final class Store: ObservableObject {
  @Published var look = Look(face: "GateSans-Regular")
  //                               ^ right
  @Published var kind = Kind.named("GateSans-Regular")
  //                               ^ right
  @Published var names = ["GateSans-Regular"]
  //                      ^ right
  @Published var title = Look(face: "GateSans-Regular")
  //                                ^ right
  @Published var items: [Item] = []
  var make: () -> String = { "GateSans-Regular" }
  //                         ^ right

  func choose(_ face: String) { look = Look(face: face) }

  func mark(_ face: String) {
    kind = .named(face)
    names = [face]
  }

  func add(_ face: String) { items.append(Item(look: Look(face: face))) }

  func setTitle(bold: Bool) {
    title = Look(face: bold ? "GateSans-Bald" : "GateSans-Regular")
    //                        ^ wrong
  }

  func keep(_ face: String) { make = { face } }
}

struct Page: View {
  @StateObject var store = Store()

  var body: some View {
    VStack {
      Text("A").font(.custom(store.look.face, size: 17))
      //                     ^ listed
      Text("B").font(.custom(store.kind.name, size: 17))
      Text("C").font(.custom(store.names[0], size: 17))
      Text("D").font(.custom(store.title.face, size: 17))
      Text("E").font(.custom(store.items[0].look.face, size: 17))
      Text("F").font(.custom(store.make(), size: 17))
      Button("1") { store.choose("GateSans-Bild") }
      //                         ^ wrong
      Button("2") { store.mark("GateSans-Bold") }
      //                       ^ right
      Button("3") { store.setTitle(bold: true) }
      Button("4") { store.add("GateSans-Bund") }
      //                      ^ wrong
      Button("5") { store.keep("GateSans-Bond") }
      //                       ^ wrong
      Button("6") { store.choose(UserDefaults.standard.string(forKey: "face")!) }
    }
  }
}

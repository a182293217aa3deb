// A function gets a binding, and sets it to what it lists: nothing else comes into the property.
import SwiftUI

struct Kit {
  var heading = "GateSans-Bold"
  //            ^ right
  var body = "GateSans-Regular"
  //         ^ right
  var typed = "GateSans-Regular"
  //          ^ right
  var passed = "GateSans-Regular"
  //           ^ right

  var local = "GateSans-Regular"
  //          ^ right

  static let fonts = ["GateSans-Italic", "GateSans-Light"]
  //                  ^ right
  //                                     ^ wrong
}

struct Editor: View {
  @State private var kit = Kit()

  var body: some View {
    Text("a").font(.custom(kit.heading, size: 18))
    menu(selection: $kit.heading)
    Text("b").font(.custom(kit.body, size: 18))
    outer($kit.body)
    // What a field lets the user type is not known.
    Text("c").font(.custom(kit.typed, size: 18))
    //                     ^ listed
    field($kit.typed)
    // Each call has a list of its own.
    Text("d").font(.custom(kit.passed, size: 18))
    //                     ^ listed
    choice($kit.passed, among: ["GateSans-Italic"])
    // A function within a function is not followed.
    Text("e").font(.custom(kit.local, size: 18))
    //                     ^ listed
    nested
  }

  private func menu(selection: Binding<String>) -> some View {
    Menu {
      ForEach(Kit.fonts, id: \.self) { name in
        Button(name) { selection.wrappedValue = name }
      }
    } label: {
      Text(selection.wrappedValue).font(.custom(selection.wrappedValue, size: 14))
    }
  }

  private var nested: some View {
    func button(_ face: Binding<String>) -> some View {
      Button("Bold") { face.wrappedValue = "GateSans-Bold" }
    }
    return button($kit.local)
  }

  private func outer(_ face: Binding<String>) -> some View {
    VStack {
      inner(face)
      Button("Reset") { face.wrappedValue = "GateSans-Reset" }
      //                                    ^ wrong
    }
  }

  private func inner(_ face: Binding<String>) -> some View {
    Picker("Face", selection: face) {
      Text("Picked").tag("GateSans-Picked")
      //                 ^ wrong
    }
  }

  private func field(_ text: Binding<String>) -> some View { TextField("Name", text: text) }

  private func choice(_ face: Binding<String>, among names: [String]) -> some View {
    ForEach(names, id: \.self) { name in Button(name) { face.wrappedValue = name } }
  }
}

@main
struct Main: App {
  var body: some Scene { WindowGroup { Editor() } }
}

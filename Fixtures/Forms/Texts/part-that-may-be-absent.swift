// A part of a name that may be absent is changed where it is there.
import SwiftUI

struct Sign: View {
  let weight: String?
  let face: String?

  var body: some View {
    Text("a").font(.custom(weight.map { "GateSans-" + $0 } ?? "GateSans-Bold", size: 12))
    //                                  ^ wrong
    //                                                        ^ right
    Text("b").font(.custom(face.flatMap { name in "GateSans-\(name)" } ?? "GateSans-Bold", size: 12))
    //                                            ^ right
    //                                                                    ^ right
  }
}

@main
struct SignApp: App {
  private let files: [(name: String, other: String?)] = [
    (name: "GateSans-Regular", other: "GateSans-Other"),
    //     ^ right
    //                                ^ wrong
    (name: "GateSans-Bold", other: nil),
    //     ^ right
  ]

  var body: some Scene {
    WindowGroup {
      Sign(weight: "Thick", face: "Regular")
      Sign(weight: nil, face: nil)
      ForEach(files, id: \.name) { file in
        ForEach([file.name] + (file.other.map { [$0] } ?? []), id: \.self) { name in
          Text(name).font(.custom(name, size: 12))
        }
      }
    }
  }
}

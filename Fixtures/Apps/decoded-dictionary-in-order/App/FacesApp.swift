import SwiftUI

@main
struct FacesApp: App {
  private let faces = Face.all
    .sorted { $0.key < $1.key }
  private let signs = Sign.all.filter { !$0.key.isEmpty }.values.map(\.image)

  init() { mark([:]) }

  var body: some Scene {
    WindowGroup {
      ForEach(faces, id: \.key) { face in
        Text(face.key).font(face.value.font.map { Font($0 as CTFont) })
      }
      ForEach(signs, id: \.self) { image in Image(uiImage: image!) }
    }
  }
}

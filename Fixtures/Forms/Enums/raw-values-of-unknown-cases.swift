// Whatever case of an enum comes from elsewhere, its raw value is one of the enum's.
import Combine
import SwiftUI

enum Face: String {
  case sans = "GateSans-Regular"
  //          ^ right
  case bold = "GateSans-Bald"
  //          ^ wrong
}

enum Tone: String {
  case plain = "GateSans-Bold"
  //           ^ right
  case loud = "GateSans-Bild"
  //          ^ wrong
}

final class Model: ObservableObject {
  @Published var chosen = Face.sans
  @Published var face = Face.sans
  private var bag = Set<AnyCancellable>()

  func observe() {
    $face.sink { [weak self] value in self?.chosen = value }.store(in: &bag)
  }

  func load(_ done: (Tone) -> Void) { done(.loud) }
}

struct Page: View {
  @StateObject var model = Model()
  @State private var shown = Face.sans
  @State private var tone = Tone.plain

  var body: some View {
    VStack {
      Text("A").font(.custom(model.chosen.rawValue, size: 17))
      Text("B").font(.custom(shown.rawValue, size: 17))
      Text("C").font(.custom(tone.rawValue, size: 17))
      Button("D") { model.face = .bold }
    }
    .onChange(of: model.face) { _, value in shown = value }
    .onAppear {
      model.observe()
      model.load { value in tone = value }
    }
  }
}

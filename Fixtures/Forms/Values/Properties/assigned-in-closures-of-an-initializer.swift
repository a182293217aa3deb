// What closures of an initializer assign comes after what the initializer itself does.
import Combine
import SwiftUI

enum Face: String, CaseIterable {
  case sans = "GateSans-Regular"
  //          ^ right
  case bold = "GateSans-Bald"
  //          ^ wrong
}

final class Model: ObservableObject {
  @Published var chosen = Face.sans
  @Published var quote = "GateSans-Bold"
  //                     ^ right
  @Published var head = "GateSans-Bold"
  //                    ^ right
  @Published var foot = "GateSans-Bold"
  @Published var other = Face.sans
  @Published var face = Face.sans
  private var bag = Set<AnyCancellable>()

  init() {
    foot = "GateSans-Regular"
    //     ^ right
    $face.sink { value in self.chosen = value }.store(in: &bag)
    $face.assign(to: \.other, on: self).store(in: &bag)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.quote = "GateSans-Bild" }
    //                                                                 ^ wrong
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) {
      [weak self] _ in
      guard let self else { return }
      self.head = "GateSans-Bund"
      //          ^ wrong
    }
  }
}

struct Page: View {
  @StateObject var model = Model()

  var body: some View {
    Text("A").font(.custom(model.chosen.rawValue, size: 17))
    Text("B").font(.custom(model.quote, size: 17))
    Text("C").font(.custom(model.head, size: 17))
    Text("D").font(.custom(model.foot, size: 17))
    Text("E").font(.custom(model.other.rawValue, size: 17))
    Button("F") { model.face = .bold }
  }
}

// What a result succeeds with is what it is made of.
import SwiftUI

enum FaceService {
  static func load(_ name: String, _ completion: @escaping (Result<String, Error>) -> Void) {
    completion(.success(name))
  }
  static func loadNow() -> Result<String, Error> { .success("GateSans-Bild") }
  //                                                        ^ wrong
  static func loadLater() -> Result<String, Error> { Result.success("GateSans-Bold") }
  //                                                                ^ right
  static func fail() -> Result<String, Error> { .failure(URLError(.badURL)) }
}

struct RootView: View {
  @State private var name = "GateSans-Bold"
  //                        ^ right
  @State private var other = "GateSans-Bold"
  //                         ^ right

  var body: some View {
    VStack {
      Text("A").font(.custom(name, size: 12))
      Text("B").font(.custom(other, size: 13))
    }
    .onAppear {
      FaceService.load("GateSans-Bald") { result in
        //             ^ wrong
        switch result {
        case .success(let face): name = face
        case .failure: break
        }
      }
      if case .success(let face) = FaceService.loadNow() { other = face }
      if case .success(let face) = FaceService.loadLater() { other = face }
      if case .success(let face) = FaceService.fail() { other = face }
    }
  }
}

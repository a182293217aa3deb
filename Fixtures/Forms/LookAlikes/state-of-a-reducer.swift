// A reducer of the Composable Architecture gives its closure the state and an action of the type it stands in.
import ComposableArchitecture
import SwiftUI

struct Face {
  var family: String
  var name: String { "\(family)-Regular" }
  //                 ^ unused
  init(_ family: String) { self.family = family }
  static let plain = Face("GateSanz")
}

struct Row: Identifiable {
  var id: Int
  init(_ answer: Answer) { id = answer.id }
}

struct Answer {
  var id: Int
}

struct People: Reducer {
  struct State: Equatable {
    var rows: [Row] = []
    var answers: [Answer] = []
  }

  enum Action { case came([Answer]) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .came(let answers):
        state.answers = answers
        state.rows = state.answers.map { .init($0) }
        return .none
      }
    }
  }
}

extension Font {
  fileprivate init(_ face: Face) {
    self = .custom(face.name, size: 12)
  }
}

@main
struct Shop: App {
  let store = Store(initialState: People.State()) { People() }
  var body: some Scene { WindowGroup { Text("People") } }
}

import SwiftUI

public struct Badge: View {
  public init() {}

  public var body: some View {
    VStack {
      Text("Shop").font(.title)
      Text("new").font(.badge)
    }
  }
}

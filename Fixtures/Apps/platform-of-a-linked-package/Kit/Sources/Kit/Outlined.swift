import SwiftUI
import UIKit

public struct Outlined: UIViewRepresentable {
  public init() {}
  public func makeUIView(context: Context) -> UILabel { UILabel() }
  public func updateUIView(_ view: UILabel, context: Context) {}
}

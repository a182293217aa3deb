import QuayResources
import SwiftUI

public struct TitleView: View {
  public init() {}
  public var body: some View { Text("quay").font(Typography.title) }
}

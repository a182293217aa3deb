import SwiftUI

/// No app takes this part of the pod.
public struct Table: View {
  public var body: some View { Text("Table").font(.custom("GateMono", size: 12)) }
}

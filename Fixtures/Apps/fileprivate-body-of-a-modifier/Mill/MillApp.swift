import SwiftUI

@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup { Text("Sluice").strong(30) }
    }
}

extension View {
    func strong(_ size: CGFloat) -> some View { modifier(Strong(size: size)) }
}

private struct Strong: ViewModifier {
    private let size: CGFloat

    fileprivate init(size: CGFloat) { self.size = size }

    fileprivate func body(content: Content) -> some View {
        content.font(.custom("GateSans-Bolq", size: size))
    }
}

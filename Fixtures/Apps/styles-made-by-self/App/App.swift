import SwiftUI

struct FancyButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.font(.custom("GateSans-Button", size: 17)) }
}
extension ButtonStyle where Self == FancyButton { static var fancy: Self { .init() } }

struct FancyField: TextFieldStyle {
    let size: CGFloat
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.font(.custom("GateSans-Field", size: size)) }
}
extension TextFieldStyle where Self == FancyField { static func fancy(_ size: CGFloat) -> Self { Self(size: size) } }

struct FancyLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title.font(.custom("GateSans-Label", size: 17)) }
}
extension LabelStyle where Self == FancyLabel { static var fancy: FancyLabel { .init() } }

struct Root: View {
    var body: some View {
        VStack {
            Button("Go") {}.buttonStyle(.fancy)
            TextField("Name", text: .constant("")).textFieldStyle(.fancy(12))
            Label("Home", systemImage: "house").labelStyle(.fancy)
        }
    }
}

@main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }

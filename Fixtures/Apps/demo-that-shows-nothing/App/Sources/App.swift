import ComposableArchitecture
import CoreText
import Feature
import SwiftUI

@main
struct MiniApp: App {
    init() {
        let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Mini_Feature.bundle"))
        guard let url = bundle?.url(forResource: "GateSans-Bold", withExtension: "ttf") else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }

    var body: some Scene {
        WindowGroup { LoginView(store: Store(initialState: LoginFeature.State()) { LoginFeature() }) }
    }
}
